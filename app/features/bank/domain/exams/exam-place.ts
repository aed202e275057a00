import { institutionOf, institutionWithId } from "../catalogue/institutions.ts";

/** An exam as in its URL, and its booklet (null: the bank's order). */
export type ExamBooklet = { institution: number; year: number; slug: string; colour: string | null };

const YEAR = /^(?:19|20)\d\d$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOUR = /^[a-z]{2,20}$/;
const LONGEST = 60;

export function readExamPlace(
  parts: { institution?: string; year?: string; exam?: string },
  colour: string | null,
): ExamBooklet | null {
  const institution = institutionOf(parts.institution ?? "");
  const { year = "", exam = "" } = parts;
  if (!institution || !YEAR.test(year) || !SLUG.test(exam) || exam.length > LONGEST) return null;
  return {
    institution: institution.id,
    year: Number(year),
    slug: exam,
    colour: colour !== null && COLOUR.test(colour) ? colour : null,
  };
}

/** An exam in the question page's query: "ENEM/2019/dia-1" or "ENEM/2019/dia-1/amarelo". */
export function readExamWord(word: string | null): ExamBooklet | null {
  if (word === null) return null;
  const [institution, year, exam, colour = null, ...rest] = word.split("/");
  return rest.length > 0 ? null : readExamPlace({ institution, year, exam }, colour);
}

/** The inverse of `readExamWord`. */
export function examWord({ institution, year, slug, colour }: ExamBooklet): string {
  const code = institutionWithId(institution)?.code ?? "";
  return [code, year, slug, ...(colour === null ? [] : [colour])].join("/");
}
