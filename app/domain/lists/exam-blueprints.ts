/** A real exam's questions by subject, from what its organiser or the press printed. */
export type ExamBlueprint = {
  id: string;
  name: string;
  /** How many of which search. */
  lines: readonly (readonly [count: number, search: string])[];
  source: string;
};

const of = (exam: string, subjects: string) => `/questoes/${exam}?disciplina=${subjects}`;

export const examBlueprints: readonly ExamBlueprint[] = [
  {
    id: "enem-1",
    name: "ENEM, 1º dia",
    lines: [
      [5, of("ENEM", "ingles")],
      [40, of("ENEM", "portugues,artes")],
      [45, of("ENEM", "historia,geografia,filosofia,sociologia")],
    ],
    source:
      "Edital do Enem (Inep): 45 de Linguagens, 5 delas de língua estrangeira, e 45 de Ciências Humanas",
  },
  {
    id: "enem-2",
    name: "ENEM, 2º dia",
    lines: [
      [45, of("ENEM", "fisica,quimica,biologia")],
      [45, of("ENEM", "matematica")],
    ],
    source: "Edital do Enem (Inep): 45 de Ciências da Natureza e 45 de Matemática",
  },
  {
    id: "ita",
    name: "ITA, 1ª fase",
    lines: [
      [12, of("ITA", "matematica")],
      [12, of("ITA", "fisica")],
      [12, of("ITA", "quimica")],
      [12, of("ITA", "ingles")],
    ],
    source: "Vestibular ITA 2025: 48 questões (Diário do Nordeste, outubro de 2024)",
  },
  {
    id: "ime",
    name: "IME, 1ª fase",
    lines: [
      [15, of("IME", "matematica")],
      [15, of("IME", "fisica")],
      [10, of("IME", "quimica")],
    ],
    source: "Edital do concurso de admissão ao IME: 40 questões objetivas",
  },
  {
    id: "espcex-1",
    name: "EsPCEx, 1º dia",
    lines: [
      [20, of("ESPCEX", "portugues")],
      [12, of("ESPCEX", "fisica")],
      [12, of("ESPCEX", "quimica")],
    ],
    source: "Edital do concurso de admissão à EsPCEx: 44 questões e redação",
  },
  {
    id: "espcex-2",
    name: "EsPCEx, 2º dia",
    lines: [
      [20, of("ESPCEX", "matematica")],
      [12, of("ESPCEX", "geografia")],
      [12, of("ESPCEX", "historia")],
      [12, of("ESPCEX", "ingles")],
    ],
    source: "Edital do concurso de admissão à EsPCEx: 56 questões",
  },
  {
    id: "afa",
    name: "AFA",
    lines: [
      [16, of("AFA", "portugues")],
      [16, of("AFA", "matematica")],
      [16, of("AFA", "fisica")],
      [16, of("AFA", "ingles")],
    ],
    source: "Instruções do exame de admissão ao CFOAV (Força Aérea): 64 questões",
  },
  {
    id: "fuvest",
    name: "Fuvest, 1ª fase",
    lines: [[90, "/questoes/USP"]],
    source: "Guia do vestibular da Fuvest: 90 questões, sem número fixo por disciplina",
  },
];
