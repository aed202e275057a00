import type { InstitutionCode } from "./institutions.ts";

/** The most requested exams with their short link names, for pages without the catalogue. */
export const featuredExams = [
  { code: "ENEM", name: "ENEM" },
  { code: "ITA", name: "ITA" },
  { code: "IME", name: "IME" },
  { code: "ESPCEX", name: "EsPCEx" },
  { code: "AFA", name: "AFA" },
  { code: "USP", name: "Fuvest" },
] as const satisfies readonly { code: InstitutionCode; name: string }[];

type FeaturedExam = (typeof featuredExams)[number] | { code: "EN" | "UNICAMP"; name: string };

/** The questionnaire's exams (R-ACC-19) as the catalogue has them. */
const examsByCourse: Readonly<Record<string, FeaturedExam>> = {
  ITA: { code: "ITA", name: "ITA" },
  IME: { code: "IME", name: "IME" },
  "Escola Naval": { code: "EN", name: "Escola Naval" },
  AFA: { code: "AFA", name: "AFA" },
  EsPCEx: { code: "ESPCEX", name: "EsPCEx" },
  ENEM: { code: "ENEM", name: "ENEM" },
  Unicamp: { code: "UNICAMP", name: "Unicamp" },
  "USP (Fuvest)": { code: "USP", name: "Fuvest" },
};

/** Without known courses the order starts with these (R-BANK-6). */
const FIRST = ["ITA", "IME", "ENEM"];

/** The person's own exams that are known; none of a visitor. */
export function ownExams(courses: readonly string[]): FeaturedExam[] {
  return courses.flatMap((course) => examsByCourse[course] ?? []);
}

/** The featured exams, beginning with the person's, else with ITA, IME and ENEM. */
export function orderedExams(courses: readonly string[]): FeaturedExam[] {
  const own = ownExams(courses);
  const first = own.length > 0 ? own : FIRST.flatMap((course) => examsByCourse[course] ?? []);
  return [...first, ...featuredExams.filter(({ code }) => !first.some((each) => each.code === code))];
}
