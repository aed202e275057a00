import type { TopicName } from "./general-topics.ts";
import type { InstitutionCode } from "./institutions.ts";
import type { SchoolCode } from "./school-topics.ts";
import { type SubjectSlug, subjects } from "./subjects.ts";

type Excluded = { readonly [Slug in SubjectSlug]?: "all" | readonly TopicName<Slug>[] };

const calculus = ["Derivadas", "Integrais", "Limites"] as const;

const beyondSchoolMathematics = [
  ...calculus,
  "Congruência Modular",
  "Desigualdades",
  "Princípio da Casa dos Pombos",
  "Vetores",
] as const;

const modernPhysics = ["Efeito Fotoelétrico", "Física Nuclear", "Física Quântica", "Relatividade"] as const;

const literature = [
  "Arcadismo",
  "Barroco",
  "Concretismo",
  "Escansão e Versificação",
  "Humanismo",
  "Literatura Africana de Língua Portuguesa",
  "Literatura Contemporânea",
  "Modernismo em Portugal",
  "Modernismo: Primeira Geração",
  "Modernismo: Segunda Geração",
  "Modernismo: Terceira Geração",
  "Naturalismo",
  "Obras Literárias",
  "Parnasianismo",
  "Práticas Corporais",
  "Pré-Modernismo",
  "Quinhentismo",
  "Realismo",
  "Romantismo: Poesia",
  "Romantismo: Prosa",
  "Simbolismo",
  "Trovadorismo",
  "Vanguardas Europeias",
] as const;

const enemEssay = ["Proposta de Intervenção"] as const;

const otherGenres = [
  "Carta Argumentativa",
  "Crônica",
  "Editorial",
  "Relato",
  "Resenha",
  "Resumo",
  "Texto Narrativo",
] as const;

const university = {
  fisica: ["Rotação de Corpos Rígidos"],
  matematica: beyondSchoolMathematics,
  redacao: enemEssay,
} as const satisfies Excluded;

const officer = {
  portugues: literature,
  redacao: [...enemEssay, ...otherGenres],
} as const satisfies Excluded;

/** Topics an institution's exams omit, by subject; "all": not examined. R-BANK-5 where marked, else the exam's programme. */
export const exclusions: Readonly<Record<Exclude<InstitutionCode, SchoolCode>, Excluded>> = {
  EEAR: {
    ...only("fisica", "ingles", "matematica", "portugues"),
    fisica: [
      ...modernPhysics,
      "Análise Dimensional",
      "Corrente Alternada",
      "Hidrodinâmica",
      "Rotação de Corpos Rígidos",
    ],
    matematica: [...beyondSchoolMathematics, "Cônicas", "Sequências e Recorrências"],
    portugues: literature,
  },
  EFOMM: {
    ...only("fisica", "ingles", "matematica", "portugues", "redacao"),
    ...officer,
    matematica: ["Congruência Modular", "Escalas", "Integrais", "Princípio da Casa dos Pombos"],
  },
  EN: {
    ...only("fisica", "ingles", "matematica", "portugues", "redacao"),
    ...officer,
    matematica: ["Congruência Modular", "Escalas", "Princípio da Casa dos Pombos", "Sistemas de Numeração"],
  },
  ENEM: {
    espanhol: ["Apócope", "Reglas de Eufonía", "Traducción"],
    fisica: ["Análise Dimensional", "Relatividade", "Rotação de Corpos Rígidos"],
    ingles: ["Causative Verbs", "Embedded Questions", "Inversion", "Subjunctive", "Translation"],
    matematica: [
      ...beyondSchoolMathematics,
      "Binômio de Newton",
      "Cônicas",
      "Determinantes",
      "Equações Irracionais",
      "Equações Trigonométricas",
      "Função Modular",
      "Números Complexos",
      "Polinômios",
      "Transformações Trigonométricas",
    ],
    portugues: ["Escansão e Versificação", "Separação Silábica"],
    quimica: ["Entropia e Energia Livre", "Hibridização", "Números Quânticos"],
    redacao: otherGenres,
  },
  EPCAR: {
    ...only("ingles", "matematica", "portugues", "redacao"),
    ...officer,
    ingles: ["Causative Verbs", "Embedded Questions", "Inversion", "Subjunctive", "Wish and If Only"],
  },
  ESA: {
    ...only("geografia", "historia", "ingles", "matematica", "portugues", "redacao"),
    ingles: ["Causative Verbs", "Embedded Questions", "Inversion", "Subjunctive", "Wish and If Only"],
    matematica: [...beyondSchoolMathematics, "Cônicas", "Inscrição e Circunscrição de Sólidos"],
    portugues: ["Literatura Africana de Língua Portuguesa", "Práticas Corporais"],
    redacao: [...enemEssay, ...otherGenres],
  },
  ESPCEX: {
    ...only("fisica", "geografia", "historia", "ingles", "matematica", "portugues", "quimica", "redacao"),
    fisica: [...modernPhysics, "Corrente Alternada", "Rotação de Corpos Rígidos"],
    matematica: beyondSchoolMathematics,
    portugues: ["Literatura Africana de Língua Portuguesa", "Práticas Corporais"],
    redacao: [...enemEssay, ...otherGenres],
  },
  IME: {
    ...only("fisica", "ingles", "matematica", "portugues", "quimica", "redacao"),
    matematica: [...calculus, "Escalas", "Gráficos e Tabelas", "Projeções e Vistas"],
    portugues: ["Práticas Corporais"],
    quimica: ["Materiais de Laboratório"],
    redacao: [...enemEssay, ...otherGenres],
  },
  ITA: {
    ...only("fisica", "ingles", "matematica", "portugues", "quimica", "redacao"),
    matematica: [
      ...calculus,
      "Escalas",
      "Gráficos e Tabelas",
      "Juros Simples e Compostos",
      "Projeções e Vistas",
    ],
    portugues: ["Práticas Corporais"],
    redacao: [...enemEssay, ...otherGenres],
  },
  MACK: { ...university, artes: "all", filosofia: "all", sociologia: "all" },
  OBMEP: only("matematica"),
  // Espanhol: R-BANK-5.
  "PUC-RJ": { ...university, artes: "all", espanhol: "all" },
  // Inglês: R-BANK-5.
  "PUC-RS": { ...university, artes: "all", ingles: "all" },
  "PUC-SP": { ...university, artes: "all", espanhol: "all" },
  // Artes and Filosofia: R-BANK-5.
  UEL: { ...university, artes: "all", filosofia: "all" },
  UEM: { ...university, fisica: [] },
  // Espanhol: R-BANK-5.
  UERJ: { ...university, espanhol: "all" },
  UFF: { ...university, artes: "all" },
  UFPR: { ...university, artes: "all" },
  UFRGS: { ...university, artes: "all", filosofia: "all", sociologia: "all" },
  UFSCar: { ...university, artes: "all" },
  UNB: university,
  UNESP: { ...university, espanhol: "all" },
  UNICAMP: { ...university, espanhol: "all" },
  UNIFESP: { ...university, artes: "all", espanhol: "all", filosofia: "all", sociologia: "all" },
  USP: { ...university, espanhol: "all" },
  AFA: {
    ...only("fisica", "ingles", "matematica", "portugues", "redacao"),
    ...officer,
    fisica: ["Corrente Alternada", "Relatividade", "Rotação de Corpos Rígidos"],
    matematica: [...beyondSchoolMathematics, "Escalas"],
  },
  CN: {
    ...only(
      "biologia",
      "fisica",
      "geografia",
      "historia",
      "ingles",
      "matematica",
      "portugues",
      "quimica",
      "redacao",
    ),
    ...officer,
  },
};

function only(...examined: SubjectSlug[]): Excluded {
  const others = subjects.filter(({ slug }) => !examined.includes(slug));
  return Object.fromEntries(others.map(({ slug }) => [slug, "all"]));
}
