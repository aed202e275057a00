import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { type ExamKey, examSlug, examsAmong } from "#app/domain/exams/past-exam.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { paths } from "#app/paths.ts";
import type { Deps } from "../deps.ts";

/** What tells which public pages show a question. */
export type PurgedQuestion = ExamKey & { ord: number; origin: string };

/**
 * Lets the public pages of changed questions be made anew for visitors: their own, and those of their exams. Call it once
 * the change is stored, with the questions as they were and as they are where that differs. Searches follow by themselves
 * within minutes. It never throws: what was changed stays changed.
 */
export async function purgeQuestions(deps: Deps, questions: readonly PurgedQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  const own = questions.flatMap(({ ord }) => {
    const code = questionCode(ord);
    return [paths.question(code), paths.olympiadQuestion(code)];
  });
  const exams = examsAmong(questions).flatMap((exam) => {
    const code = institutionWithId(exam.institution)?.code ?? "";
    const part = [code, exam.year, examSlug(exam)] as const;
    return [paths.pastExam(...part), paths.printPastExam(...part), paths.pastExams(code)];
  });
  await deps.publicCache.purge([...own, ...exams]).catch(() => undefined);
}
