import { pastExamPaths } from "#app/features/exams/paths.ts";
import { olympiadPaths, questionPaths } from "#app/features/questions/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { institutionWithId } from "../domain/catalogue/institutions.ts";
import { isOlympiadQuestion } from "../domain/exams/olympiad-levels.ts";
import { ordOf } from "../domain/ord.ts";
import { mappedExams, mappedQuestions } from "../queries/sitemap.server.ts";
import { lastOrdOfYears } from "../queries/storing.server.ts";

/** `changedAt`: epoch seconds. */
export type MappedPage = { path: string; changedAt?: number };

/** Questions per part: no page reads a thousand rows (SEC-30). */
const QUESTIONS_IN_PART = 900;
const EXAMS_IN_PART = 900;
const FIRST_YEAR = 1960;
const LAST_YEAR = 2060;
const PART = /^questoes-(\d{4})-([1-9]\d{0,3})\.xml$/;

/** The parts with questions, newest year first: one seek per year, however large the bank. */
export async function listSitemapParts(deps: Deps): Promise<string[]> {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => LAST_YEAR - index);
  const last = await deps.read(lastOrdOfYears(deps.db, years));
  return last.flatMap(({ year, ord }) => {
    const parts = ord === null ? 0 : Math.ceil((ord - ordOf(year, 0)) / QUESTIONS_IN_PART);
    return Array.from({ length: parts }, (_, index) => `questoes-${year}-${index + 1}.xml`);
  });
}

/** The question pages of a part; none for an unknown name. One round trip. */
export async function mapQuestions(deps: Deps, part: string): Promise<MappedPage[]> {
  const [, year, number] = PART.exec(part) ?? [];
  if (year === undefined || number === undefined) return [];
  const from = ordOf(Number(year), (Number(number) - 1) * QUESTIONS_IN_PART + 1);
  const rows = await deps.read(mappedQuestions(deps.db, { from, before: from + QUESTIONS_IN_PART }));
  return rows.map((row) => {
    const code = questionCode(row.ord);
    const path = isOlympiadQuestion(row) ? olympiadPaths.question(code) : questionPaths.question(code);
    return { path, changedAt: row.updatedAt };
  });
}

/** Past exams and their institutions. One round trip. */
export async function mapExams(deps: Deps): Promise<MappedPage[]> {
  const rows = await deps.read(mappedExams(deps.db, EXAMS_IN_PART));
  const codeOf = (institution: number) => institutionWithId(institution)?.code ?? "";
  const institutions = [...new Set(rows.map((row) => codeOf(row.institution)))];
  return [
    ...institutions.map((code) => ({ path: pastExamPaths.exams(code) })),
    ...rows.map(({ institution, year, slug }) => ({
      path: pastExamPaths.exam(codeOf(institution), year, slug),
    })),
  ];
}
