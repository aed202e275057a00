import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";

/** A thread's number. Throws thread-not-found. */
export function threadOfParams(params: Readonly<Record<string, string | undefined>>): number {
  const num = ordOfCode(params.threadId ?? "");
  if (num === null) throw new AppError("thread-not-found");
  return num;
}
