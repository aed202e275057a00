import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { isSchoolOrd } from "../domain/school-ord.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Of the bank: a school's own question has no page outside its school. Throws question-not-found. */
export function ordOfParams(params: Params): number {
  const ord = anyOrdOfParams(params);
  if (isSchoolOrd(ord)) throw new AppError("question-not-found");
  return ord;
}

/** Inside a school. Throws question-not-found. */
export function anyOrdOfParams(params: Params): number {
  const ord = ordOfCode(params.questionId ?? "");
  if (ord === null) throw new AppError("question-not-found");
  return ord;
}
