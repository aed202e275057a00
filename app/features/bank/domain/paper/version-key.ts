import { forms } from "../answers/answer-forms.ts";
import type { PaperKey } from "./paper-question.ts";
import type { PaperVersion, VersionQuestion } from "./paper-versions.ts";

/** `answer`: in this version's letters; null where the reader may not see it. */
export type VersionKeyRow = { printed: number; ord: number; annulled: boolean; answer: string | null };

/** An answer of version A in the letters of a version: moved letters in the alphabet's order; sums and numbers as they are. */
function inVersion(question: VersionQuestion, answer: string): string {
  const form = forms[question.kind];
  if (form !== "letter" && form !== "letters") return answer;
  const moved = new Map(question.alternatives.map(({ from, letter }) => [from, letter]));
  return [...answer]
    .map((letter) => moved.get(letter) ?? letter)
    .sort()
    .join("");
}

/** The key of a version. Questions without a row in `keys` have null. */
export function versionKey(version: PaperVersion, keys: readonly PaperKey[]): VersionKeyRow[] {
  const known = new Map(keys.map(({ ord, answer }) => [ord, answer]));
  return version.questions.map((question) => {
    const answer = known.get(question.ord) ?? null;
    const { printed, ord, annulled } = question;
    return { printed, ord, annulled, answer: answer === null ? null : inVersion(question, answer) };
  });
}
