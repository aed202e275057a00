import type { QuestionDraft } from "../../domain/draft.ts";
import {
  placeKey,
  textsOfWritten,
  type WrittenOutcome,
  type WrittenSolution,
} from "../../domain/written/written-solution.ts";
import { textDigest } from "./text-digest.server.ts";

/** Written solutions by `placeKey`. */
export type WrittenBook = ReadonlyMap<string, WrittenSolution>;

export type WithWritten = { draft: QuestionDraft; outcome: WrittenOutcome };

export function bookOf(solutions: readonly WrittenSolution[]): WrittenBook {
  return new Map(solutions.map((each) => [placeKey(each), each]));
}

/** A real ENEM question's draft with the solution and topics written for it, where there are; else the same draft. */
export async function addWritten(draft: QuestionDraft, book: WrittenBook): Promise<WithWritten> {
  const { institution, exam, number, language, key } = draft;
  const written =
    institution === "ENEM" && number !== null
      ? book.get(placeKey({ year: exam.year, number, language }))
      : null;
  if (!written || draft.status !== "published") return { draft, outcome: "none" };
  const sameItem = written.itemCode !== null && draft.inep?.itemCode === written.itemCode;
  const sameText = (await textDigest(draft)) === written.textDigest;
  if (!sameItem && !sameText) return { draft, outcome: "other-question" };
  if (key !== written.letter) return { draft, outcome: "other-key" };
  const { subject, topics } = written;
  return {
    draft: { ...draft, subject, topics: [...topics], ...textsOfWritten(written) },
    outcome: sameText ? "added" : "other-text",
  };
}
