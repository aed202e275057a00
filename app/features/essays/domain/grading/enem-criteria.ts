import type { EssayCriterion } from "./criterion.ts";

const scale = (texts: readonly [string, string, string, string, string, string]) =>
  texts.map((text, level) => ({ points: level * 40, text }));

/** The options of a sub-criterion by the level that each computes. */
const options = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([level, label]) => ({ label, level: Number(level) }));

const element = (id: string, label: string) => ({
  id,
  label,
  options: options({ 0: "falta", 1: "tem" }),
});

/** The five competences in our words. Source: INEP, matriz de referência and the graders' manuals by competence (2019). */
export const enemCriteria: readonly EssayCriterion[] = [
  {
    short: "C1",
    title: "Norma-padrão",
    levels: scale([
      "desconhece a modalidade escrita formal",
      "domínio precário, com desvios muito frequentes",
      "domínio insuficiente, com muitos desvios",
      "domínio mediano, com alguns desvios",
      "bom domínio, com poucos desvios",
      "excelente domínio: desvios só como exceção",
    ]),
    computes: "lowest",
    subs: [
      {
        id: "structure",
        label: "Estrutura das frases",
        options: options({
          0: "não há",
          2: "falha quase sempre",
          3: "regular",
          4: "boa",
          5: "uma falha, no máximo",
        }),
      },
      {
        id: "deviations",
        label: "Desvios",
        options: options({ 1: "em toda frase", 2: "muitos", 3: "alguns", 4: "poucos", 5: "dois, no máximo" }),
      },
    ],
    advice:
      "Releia em voz alta, frase por frase: procure vírgula, concordância e crase, e corrija antes de passar a limpo.",
  },
  {
    short: "C2",
    title: "Tema e repertório",
    levels: scale([
      "foge ao tema ou não é dissertativo-argumentativo",
      "tangencia o tema",
      "copia muito dos motivadores ou deixa partes do texto embrionárias",
      "argumentação previsível, com o repertório dos motivadores",
      "argumentação consistente, com repertório próprio e pertinente",
      "argumentação consistente, com repertório próprio usado a favor da tese",
    ]),
    computes: "lowest",
    subs: [
      {
        id: "theme",
        label: "Tema",
        options: options({ 1: "tangencia", 5: "aborda por completo" }),
      },
      {
        id: "parts",
        label: "Partes do texto",
        options: options({ 2: "duas embrionárias", 3: "uma embrionária", 5: "as três desenvolvidas" }),
      },
      {
        id: "repertoire",
        label: "Repertório",
        options: options({
          3: "só dos motivadores",
          4: "próprio e pertinente",
          5: "próprio, pertinente e produtivo",
        }),
      },
    ],
    advice:
      "Escolha um repertório seu (um livro, um fato, um autor) e escreva a frase que o liga à sua tese.",
  },
  {
    short: "C3",
    title: "Projeto de texto",
    levels: scale([
      "sem relação com o tema nem ponto de vista",
      "informações desconexas, sem ponto de vista",
      "informações desorganizadas ou contraditórias",
      "informações limitadas aos motivadores e pouco organizadas",
      "informações organizadas, com indícios de autoria",
      "informações consistentes e organizadas, com autoria",
    ]),
    computes: "lowest",
    subs: [
      {
        id: "plan",
        label: "Projeto",
        options: options({
          1: "não se percebe",
          2: "com muitas falhas",
          3: "com algumas falhas",
          4: "com poucas falhas",
          5: "estratégico, sem falhas",
        }),
      },
      {
        id: "development",
        label: "Desenvolvimento das ideias",
        options: options({
          1: "de nenhuma",
          2: "de poucas",
          3: "de algumas",
          4: "da maior parte",
          5: "de todas",
        }),
      },
    ],
    advice:
      "Antes de escrever, faça o plano: tese, dois argumentos e, para cada um, a frase que responde “e daí?”.",
  },
  {
    short: "C4",
    title: "Coesão",
    levels: scale([
      "não articula as partes",
      "articulação precária",
      "articulação insuficiente, com repertório limitado",
      "articulação mediana, com inadequações",
      "boa articulação, com poucas inadequações",
      "articula bem, com repertório diversificado",
    ]),
    computes: "lowest",
    subs: [
      {
        id: "connectives",
        label: "Elementos coesivos",
        options: options({
          1: "raros",
          2: "poucos",
          3: "regulares",
          4: "constantes",
          5: "expressivos, entre frases e parágrafos",
        }),
      },
      {
        id: "repetition",
        label: "Repetições e inadequações",
        options: options({ 2: "muitas", 3: "algumas", 4: "poucas", 5: "raras ou nenhuma" }),
      },
    ],
    advice:
      "Ligue o começo de cada parágrafo ao fim do anterior e troque as palavras que se repetem por retomadas.",
  },
  {
    short: "C5",
    title: "Proposta de intervenção",
    levels: scale([
      "sem proposta, ou contra os direitos humanos",
      "proposta vaga: um elemento",
      "proposta insuficiente: dois elementos",
      "proposta mediana: três elementos",
      "boa proposta: quatro elementos",
      "proposta completa: os cinco elementos",
    ]),
    computes: "count",
    subs: [
      element("agent", "Agente (quem)"),
      element("action", "Ação (o quê)"),
      element("means", "Meio (como)"),
      element("effect", "Efeito (para quê)"),
      element("detail", "Detalhamento"),
    ],
    advice: "Confira na proposta: quem faz, o quê, como, para quê e mais um detalhe de um deles.",
  },
];
