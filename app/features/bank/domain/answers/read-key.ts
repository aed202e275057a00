import { fold } from "#app/platform/text/normalize.ts";
import type { QuestionKind } from "../draft.ts";
import { gradedKinds } from "./answer-forms.ts";
import { isTaken, letterOf, markedAnswer, takenAnswers } from "./check-answer.ts";

const words = new Map([
  ["certo", "C"],
  ["errado", "E"],
]);

const values = new Map(
  ["01", "02", "04", "08", "16"].map((value, at) => [Number(value), "ABCDE".charAt(at)]),
);

/** "13", "01 + 04 + 08", or letters. */
function sumOf(text: string): string | null {
  const parts = text.split(/[\s+,;]+/).filter(Boolean);
  if (!parts.every((part) => /^\d{1,2}$/.test(part))) return markedAnswer("sum", lettersIn(text));
  if (parts.length === 1) return parts.map((part) => part.padStart(2, "0")).join("");
  const letters = parts.map((part) => values.get(Number(part)) ?? "");
  return new Set(letters).size < parts.length || letters.includes("") ? null : markedAnswer("sum", letters);
}

/** "A, C e D", "ACD"; none where there is any other text between. */
function lettersIn(text: string): string[] {
  const parts = text.replace(/\s+e\s+(?=[A-Ea-e]\s*$)/, ",").split(/[,;+]/);
  const letters = parts.flatMap((part) => [...part.trim()]).map(letterOf);
  const known = letters.filter((letter) => letter !== null);
  return known.length < letters.length || new Set(known).size < known.length ? [] : known;
}

/** A key as people write it, as stored; null if the kind has no such key. Whether its alternatives exist is not judged. */
export function readKey(kind: QuestionKind, written: string): string | null {
  const text = written.replace(/[.()]/g, "").trim();
  switch (kind) {
    case "open":
      return null;
    case "sum": {
      const sum = sumOf(text);
      return sum !== null && sum !== "00" && isTaken(sum, takenAnswers("sum", 5)) ? sum : null;
    }
    case "numeric":
      return /^\d{1,3}$/.test(text) ? text.padStart(3, "0") : null;
    case "multiple-choice":
      return markedAnswer(kind, lettersIn(text));
    default:
      return letterOf(words.get(fold(text)) ?? text);
  }
}

/** Whether a kind has such a key; of an unknown one, whether some kind has. */
export function isKeyOf(kind: QuestionKind | null, written: string): boolean {
  const kinds = kind === null || kind === "open" ? gradedKinds : [kind];
  return kinds.some((each) => readKey(each, written) !== null);
}
