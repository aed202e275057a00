import type { InstitutionCode } from "../../catalogue/institutions.ts";
import type { SubjectSlug } from "../../catalogue/subjects.ts";

/** How people type institutions besides code and names, folded. A word of `weakWords` counts only where all else is understood. */
export const institutionWords: Readonly<Partial<Record<InstitutionCode, string>>> = {
  EFOMM: "marinha mercante",
  EPCAR: "barbacena; cadetes do ar",
  ESA: "sargento do exercito; sargentos das armas",
  EEAR: "sargento da aeronautica; especialista da aeronautica",
  ESPCEX: "cadetes do exercito; espcx; especex; espcex; preparatoria de cadetes",
  AFA: "academia da forca aerea; forca aerea",
  CN: "colegio naval",
  EN: "escola naval",
  ENEM: "exame nacional do ensino medio; exame nacional; enen",
  IME: "instituto militar de engenharia",
  ITA: "instituto tecnologico de aeronautica; vestibular do ita",
  MACK: "mackenzie; mackenzi; makenzie",
  "PUC-RJ": "puc; puc rj; puc rio; pucrj; puc do rio",
  "PUC-RS": "puc; puc rs; pucrs",
  "PUC-SP": "puc; puc sp; pucsp",
  OBMEP: "olimpiada de matematica; olimpiada brasileira de matematica",
  UEL: "londrina; estadual de londrina",
  UEM: "maringa; estadual de maringa",
  UERJ: "estadual do rio",
  UFF: "federal fluminense",
  UFPR: "federal do parana",
  UFRGS: "urgs; federal do rio grande do sul",
  UFSCar: "federal de sao carlos",
  UNB: "pas unb; cespe; universidade de brasilia",
  UNESP: "vunesp; estadual paulista",
  UNICAMP: "comvest; convest; estadual de campinas",
  UNIFESP: "federal de sao paulo",
  USP: "fuvest; universidade de sao paulo",
  CM6: "colegio militar; colegio militar 6 ano; cm 6 ano; cmrj; cmpa",
  CM1: "colegio militar; colegio militar 1 ano; cm 1 ano; ensino medio colegio militar",
  TIRADENTES: "colegio tiradentes",
};

export const weakWords: ReadonlySet<string> = new Set([
  "en",
  "cn",
  "esa",
  "cm6",
  "cm1",
  "tiradentes",
  "barbacena",
]);

export const subjectShorts: Readonly<Record<SubjectSlug, string>> = {
  artes: "artes; arte; art",
  biologia: "biologia; bio; biol",
  espanhol: "espanhol; esp; lingua espanhola",
  filosofia: "filosofia; filo; fil; filos",
  fisica: "fisica; fis",
  geografia: "geografia; geo; geog",
  historia: "historia; hist; his",
  ingles: "ingles; ing; lingua inglesa; english",
  matematica: "matematica; matematica basica; mat; mate; matem; math",
  portugues: "portugues; port; lingua portuguesa; linguagens",
  quimica: "quimica; quim; qui",
  sociologia: "sociologia; socio; soc",
  redacao: "redacao; red",
};

/** Only whole words, small ones included. */
export const levelWords: readonly [1 | 2 | 3, string][] = [
  [
    1,
    "facil; faceis; facinho; facinha; faceizinhas; nivel facil; nivel baixo; iniciante; dificuldade facil; dificuldade baixa",
  ],
  [
    2,
    "medianas; mediana dificuldade; nivel medio; dificuldade media; nivel intermediario; intermediarias; questoes medias",
  ],
  [
    3,
    "dificil; dificeis; dificilima; nivel dificil; nivel alto; avancadas; nivel avancado; dificuldade alta; dificuldade dificil; cabulosas; mais dificeis",
  ],
];

export const kindPhrases: Readonly<Record<"single-choice" | "right-wrong" | "open", string>> = {
  "single-choice":
    "multipla escolha; objetivas; questoes objetivas; questao objetiva; de marcar; alternativas",
  "right-wrong":
    "certo ou errado; certo e errado; certo errado; verdadeiro ou falso; verdadeiro e falso; verdadeiro falso; v ou f; v f; c ou e",
  open: "discursiva; discursivas; dissertativa; dissertativas; aberta; abertas; questao aberta; questoes abertas; questoes discursivas; segunda fase discursiva; 2 fase discursiva",
};

export const originPhrases: Readonly<Record<"exam" | "authored" | "generated", string>> = {
  exam: "provas reais; prova real; questoes reais; so provas reais; questoes oficiais; provas oficiais",
  authored: "autorais; autoral; questoes autorais",
  generated: "questoes de treino; questao de treino",
};

export const solvedWords =
  "com resolucao; com resolucoes; com solucao; com gabarito comentado; resolvida; resolvidas; resolvidos; exercicios resolvidos; questoes resolvidas; comentada; comentadas; questoes comentadas; resolucao comentada; passo a passo; com gabarito e resolucao";

/** Understood, but no filter knows it: the page says that it was left out. */
export const ignoredWords =
  "ppl; reaplicacao; segunda aplicacao; primeiro dia; segundo dia; 1 dia; 2 dia; dia 1; dia 2; 1o dia; 2o dia";

/** Say nothing about what is sought. */
export const fillerWords =
  "questao; questoes; exercicio; exercicios; atividade; atividades; lista; listas; prova; provas; vestibular; vestibulares; " +
  "lista de exercicios; gabarito; com gabarito; tudo sobre; quero; queria; preciso; buscar; procurar; me mostra; mostrar; mostre; " +
  "estudar; treinar; assunto; materia; tema; conteudo; caiu; cai; cairam; caem; que caem; que mais caem; que mais cai; que mais caiu; que mais cairam; mais cobradas; mais cobrados; mais cobrado; mais frequentes; que caiu; que cairam; ano; disciplina; banco de questoes; simulado; simulados";

/** Possible expansions of a word inside a topic's name: stems. */
export const shortForms: Readonly<Record<string, readonly string[]>> = {
  mat: ["matematic"],
  geo: ["geografi", "geometri"],
  eq: ["equaca"],
  func: ["funca"],
  hist: ["histori"],
  quim: ["quimic"],
  fis: ["fisic"],
  bio: ["biologi"],
  lit: ["literatur"],
  gram: ["gramatic"],
  prob: ["probabilidad"],
  interp: ["interpretaca"],
  org: ["organic"],
  inorg: ["inorganic"],
  rev: ["revoluca"],
  rep: ["republic"],
  imp: ["imperi"],
  br: ["brasel"],
  trig: ["trigonometri"],
  trigo: ["trigonometri"],
  term: ["termologi"],
  geom: ["geometri"],
  anal: ["analitic"],
  eletro: ["eletromagnetism", "eletricidad"],
  cito: ["citologi"],
  gen: ["genetic"],
  termo: ["termodinamic", "termoquimic"],
  cine: ["cinematic"],
  quant: ["quantic"],
  estequio: ["estequiometri"],
  trib: ["tributari"],
  estat: ["estatistic"],
  comb: ["combinatori"],
  mec: ["mecanic"],
  nuc: ["nuclear"],
  rel: ["relaca"],
  prop: ["propriedad"],
  subst: ["substantiv"],
  adj: ["adjetiv"],
  adv: ["adverbi"],
  coord: ["coordenad"],
  subord: ["subordinad"],
  sint: ["sintax"],
  const: ["constituica"],
  gov: ["govern"],
  ind: ["industrial"],
  pop: ["populaca"],
  urb: ["urbanizaca"],
  i: ["1"],
  ii: ["2"],
  iii: ["3"],
  iv: ["4"],
  primeir: ["1"],
  segund: ["2"],
  terceir: ["3"],
};
