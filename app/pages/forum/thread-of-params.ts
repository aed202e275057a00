import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";

/** A thread's number. Throws thread-not-found. */
export function threadOfParams(params: Readonly<Record<string, string | undefined>>): number {
  const num = ordOfCode(params.threadId ?? "");
  if (num === null) throw new AppError("thread-not-found");
  return num;
}
