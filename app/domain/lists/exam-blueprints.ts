import { type InstitutionCode, institutionOf } from "#app/domain/catalogue/institutions.ts";
import { type SubjectSlug, subjectOf } from "#app/domain/catalogue/subjects.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { type BlueprintLine, lineFilters } from "./blueprint.ts";

/** A real exam's questions by subject, from what its organiser or the press printed. */
export type ExamBlueprint = {
  id: string;
  name: string;
  institution: InstitutionCode;
  /** How many of which subjects; none: of all. */
  lines: readonly (readonly [count: number, ...subjects: SubjectSlug[]])[];
  source: string;
};

export const examBlueprints: readonly ExamBlueprint[] = [
  {
    id: "enem-1",
    institution: "ENEM",
    name: "ENEM, 1º dia",
    lines: [
      [5, "ingles"],
      [40, "portugues", "artes"],
      [45, "historia", "geografia", "filosofia", "sociologia"],
    ],
    source:
      "Edital do Enem (Inep): 45 de Linguagens, 5 delas de língua estrangeira, e 45 de Ciências Humanas",
  },
  {
    id: "enem-2",
    institution: "ENEM",
    name: "ENEM, 2º dia",
    lines: [
      [45, "fisica", "quimica", "biologia"],
      [45, "matematica"],
    ],
    source: "Edital do Enem (Inep): 45 de Ciências da Natureza e 45 de Matemática",
  },
  {
    id: "ita",
    institution: "ITA",
    name: "ITA, 1ª fase",
    lines: [
      [12, "matematica"],
      [12, "fisica"],
      [12, "quimica"],
      [12, "ingles"],
    ],
    source: "Vestibular ITA 2025: 48 questões (Diário do Nordeste, outubro de 2024)",
  },
  {
    id: "ime",
    institution: "IME",
    name: "IME, 1ª fase",
    lines: [
      [15, "matematica"],
      [15, "fisica"],
      [10, "quimica"],
    ],
    source: "Edital do concurso de admissão ao IME: 40 questões objetivas",
  },
  {
    id: "espcex-1",
    institution: "ESPCEX",
    name: "EsPCEx, 1º dia",
    lines: [
      [20, "portugues"],
      [12, "fisica"],
      [12, "quimica"],
    ],
    source: "Edital do concurso de admissão à EsPCEx: 44 questões e redação",
  },
  {
    id: "espcex-2",
    institution: "ESPCEX",
    name: "EsPCEx, 2º dia",
    lines: [
      [20, "matematica"],
      [12, "geografia"],
      [12, "historia"],
      [12, "ingles"],
    ],
    source: "Edital do concurso de admissão à EsPCEx: 56 questões",
  },
  {
    id: "afa",
    institution: "AFA",
    name: "AFA",
    lines: [
      [16, "portugues"],
      [16, "matematica"],
      [16, "fisica"],
      [16, "ingles"],
    ],
    source: "Instruções do exame de admissão ao CFOAV (Força Aérea): 64 questões",
  },
  {
    id: "fuvest",
    institution: "USP",
    name: "Fuvest, 1ª fase",
    lines: [[90]],
    source: "Guia do vestibular da Fuvest: 90 questões, sem número fixo por disciplina",
  },
];

/** The lines of an exam by its id; null for no exam. */
export function examLines(id: string | null): BlueprintLine[] | null {
  const exam = examBlueprints.find((each) => each.id === id);
  if (!exam) return null;
  const institutions = [institutionOf(exam.institution)?.id ?? 0];
  return exam.lines.map(([count, ...slugs]) => {
    const subjects = slugs.map((slug) => subjectOf(slug)?.id ?? 0).sort((one, other) => one - other);
    return { count, filters: lineFilters({ ...noFilters, institutions, subjects }) };
  });
}
