import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { type SubjectSlug, subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { type BlueprintLine, lineFilters } from "#app/features/lists/domain/blueprint.ts";

/** Seven questions of ENEM's pace. */
export const SHORT_MINUTES = 20;
const QUESTIONS = 7;

type ShortExam = { id: string; name: string; subjects: readonly SubjectSlug[] };

export const shortExams: readonly ShortExam[] = [
  { id: "misto", name: "De tudo um pouco", subjects: [] },
  { id: "linguagens", name: "Linguagens", subjects: ["portugues", "artes", "ingles"] },
  { id: "humanas", name: "Ciências Humanas", subjects: ["historia", "geografia", "filosofia", "sociologia"] },
  { id: "natureza", name: "Ciências da Natureza", subjects: ["fisica", "quimica", "biologia"] },
  { id: "matematica", name: "Matemática", subjects: ["matematica"] },
];

/** The lines of a short exam; null for none of this id. */
export function shortExamLines(id: string): { name: string; lines: BlueprintLine[] } | null {
  const exam = shortExams.find((each) => each.id === id);
  if (!exam) return null;
  const filters = {
    ...noFilters,
    institutions: institutions.filter(({ code }) => code === "ENEM").map((each) => each.id),
    subjects: subjects.filter(({ slug }) => exam.subjects.includes(slug)).map((each) => each.id),
  };
  return { name: exam.name, lines: [{ count: QUESTIONS, filters: lineFilters(filters) }] };
}
