import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";

/** Throws question-not-found. */
export function ordOfParams(params: Readonly<Record<string, string | undefined>>): number {
  const ord = ordOfCode(params.questionId ?? "");
  if (ord === null) throw new AppError("question-not-found");
  return ord;
}
