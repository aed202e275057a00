import { questionPaths } from "#app/features/questions/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { forumPaths } from "../paths.ts";

/** A post's address, and its place in words. */
export function postPlace(ord: number, num: number): { path: string; words: string } {
  const code = questionCode(Math.abs(ord));
  return ord < 0
    ? { path: forumPaths.post(code, num), words: "em uma dúvida" }
    : { path: questionPaths.comment(code, num), words: `na questão ${code}` };
}
