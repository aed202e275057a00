import type { EssayCriterion } from "./criterion.ts";

const scale = (texts: readonly [string, string, string, string, string, string]) =>
  texts.map((text, level) => ({ points: level * 40, text }));

const element = (id: string, label: string) => ({
  id,
  label,
  options: [
    { label: "falta", level: 0 },
    { label: "tem", level: 1 },
  ],
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
        options: [
          { label: "não há", level: 0 },
          { label: "falha quase sempre", level: 2 },
          { label: "regular", level: 3 },
          { label: "boa", level: 4 },
          { label: "uma falha, no máximo", level: 5 },
        ],
      },
      {
        id: "deviations",
        label: "Desvios",
        options: [
          { label: "em toda frase", level: 1 },
          { label: "muitos", level: 2 },
          { label: "alguns", level: 3 },
          { label: "poucos", level: 4 },
          { label: "dois, no máximo", level: 5 },
        ],
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
        options: [
          { label: "tangencia", level: 1 },
          { label: "aborda por completo", level: 5 },
        ],
      },
      {
        id: "parts",
        label: "Partes do texto",
        options: [
          { label: "duas embrionárias", level: 2 },
          { label: "uma embrionária", level: 3 },
          { label: "as três desenvolvidas", level: 5 },
        ],
      },
      {
        id: "repertoire",
        label: "Repertório",
        options: [
          { label: "só dos motivadores", level: 3 },
          { label: "próprio e pertinente", level: 4 },
          { label: "próprio, pertinente e produtivo", level: 5 },
        ],
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
        options: [
          { label: "não se percebe", level: 1 },
          { label: "com muitas falhas", level: 2 },
          { label: "com algumas falhas", level: 3 },
          { label: "com poucas falhas", level: 4 },
          { label: "estratégico, sem falhas", level: 5 },
        ],
      },
      {
        id: "development",
        label: "Desenvolvimento das ideias",
        options: [
          { label: "de nenhuma", level: 1 },
          { label: "de poucas", level: 2 },
          { label: "de algumas", level: 3 },
          { label: "da maior parte", level: 4 },
          { label: "de todas", level: 5 },
        ],
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
        options: [
          { label: "raros", level: 1 },
          { label: "poucos", level: 2 },
          { label: "regulares", level: 3 },
          { label: "constantes", level: 4 },
          { label: "expressivos, entre frases e parágrafos", level: 5 },
        ],
      },
      {
        id: "repetition",
        label: "Repetições e inadequações",
        options: [
          { label: "muitas", level: 2 },
          { label: "algumas", level: 3 },
          { label: "poucas", level: 4 },
          { label: "raras ou nenhuma", level: 5 },
        ],
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
