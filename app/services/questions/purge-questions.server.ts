import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { type ExamKey, examSlug, examsAmong } from "#app/domain/exams/past-exam.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { olympiadPaths } from "#app/paths/olympiads.ts";
import { pastExamPaths } from "#app/paths/past-exams.ts";
import { questionPaths } from "#app/paths/questions.ts";
import type { Deps } from "../deps.ts";

export type PurgedQuestion = ExamKey & { ord: number; origin: string };

/** Purges after storing, with the former and the new state. Searches expire in minutes. Never throws. */
export async function purgeQuestions(deps: Deps, questions: readonly PurgedQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  const own = questions.flatMap(({ ord }) => {
    const code = questionCode(ord);
    return [questionPaths.question(code), olympiadPaths.question(code)];
  });
  const exams = examsAmong(questions).flatMap((exam) => {
    const code = institutionWithId(exam.institution)?.code ?? "";
    const part = [code, exam.year, examSlug(exam)] as const;
    return [pastExamPaths.exam(...part), pastExamPaths.print(...part), pastExamPaths.exams(code)];
  });
  await deps.publicCache.purge([...own, ...exams]).catch(() => undefined);
}
