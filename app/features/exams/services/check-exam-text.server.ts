import { missingPictures } from "#app/features/bank/domain/draft/draft-pictures.ts";
import { type ParsedQuestion, parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import { readPictures } from "#app/features/bank/services/storing/read-pictures.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { LONGEST_EXAM_TEXT } from "../domain/exam-text-limits.ts";
import type { ExamImportSummary } from "../domain/import-summary.ts";
import { effectsOf } from "./store-exam-questions.server.ts";

const MOST_TOLD = 100;

export type CheckedExam = { summary: ExamImportSummary; whole: ParsedQuestion[] };

/** Reports what importing an exam's text would do; writes nothing. Throws exam-too-large. */
export async function checkExamText(deps: Deps, text: string): Promise<CheckedExam> {
  if (text.length > LONGEST_EXAM_TEXT) throw new AppError("exam-too-large");
  const parsed = parseExam(text, await freshCatalogue(deps));
  const missing = await pictureProblems(deps, text, parsed.questions);
  const whole = parsed.questions.filter((each) => !missing.has(each));
  const effects = await effectsOf(
    deps,
    whole.map(({ draft }) => draft),
  );
  const count = (effect: string) => effects.filter((each) => each === effect).length;
  const problems = [...parsed.problems, ...[...missing.values()].flat()];
  problems.sort((one, other) => one.line - other.line);
  const summary = {
    read: parsed.read,
    fresh: count("fresh"),
    changed: count("changed"),
    same: count("same"),
    rejected: parsed.read - whole.length,
    problems: problems.slice(0, MOST_TOLD),
  };
  return { summary, whole };
}

/** Questions with pictures that were not uploaded, each with the line that names one. */
async function pictureProblems(
  deps: Deps,
  text: string,
  questions: readonly ParsedQuestion[],
): Promise<Map<ParsedQuestion, ExamProblem[]>> {
  const stored = await readPictures(
    deps,
    questions.map(({ draft }) => draft),
  );
  const lines = text.split("\n");
  const found = new Map<ParsedQuestion, ExamProblem[]>();
  for (const question of questions) {
    const problems = missingPictures(question.draft, stored).map((path) => {
      const at = lines.findIndex((line, index) => index >= question.line - 1 && line.includes(path));
      const message = `A imagem “${path}” ainda não foi enviada. Arraste o arquivo para cá e troque o caminho.`;
      return { line: at < 0 ? question.line : at + 1, message };
    });
    if (problems.length > 0) found.set(question, problems);
  }
  return found;
}
