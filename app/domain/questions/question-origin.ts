import type { QuestionDraft } from "./draft.ts";
import type { QuestionOrigin } from "./question-heading.ts";

/** What Farol made itself, by source; everything else is a real exam. */
const made: ReadonlyMap<string, "authored" | "generated"> = new Map([
  ["farol-acervo", "authored"],
  ["farol-gerador", "generated"],
]);

/** What questions of a source are where their drafts do not say it. */
export function originOfSource(source: string): QuestionOrigin {
  return made.get(source) ?? "exam";
}

/** The origin that a draft of a source must say for itself; none where the source tells it already. */
export function saidOrigin(origin: QuestionOrigin, source: string): Pick<QuestionDraft, "origin"> {
  return origin === originOfSource(source) || origin === "generated" ? {} : { origin };
}
