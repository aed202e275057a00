import type { QuestionDraft } from "./draft.ts";
import type { QuestionOrigin } from "./question-heading.ts";

const made: ReadonlyMap<string, "authored" | "generated"> = new Map([
  ["farol-acervo", "authored"],
  ["farol-gerador", "generated"],
]);

export function originOfSource(source: string): QuestionOrigin {
  return made.get(source) ?? "exam";
}

/** The explicit origin; none where the source implies it. */
export function saidOrigin(origin: QuestionOrigin, source: string): Pick<QuestionDraft, "origin"> {
  return origin === originOfSource(source) || origin === "generated" ? {} : { origin };
}
