import { pastExamPaths } from "#app/features/exams/paths.ts";
import { olympiadPaths, questionPaths } from "#app/features/questions/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { institutionWithId } from "../../domain/catalogue/institutions.ts";
import { type ExamKey, examSlug, examsAmong } from "../../domain/exams/past-exam.ts";

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
