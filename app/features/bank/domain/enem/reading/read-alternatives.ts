import { letterValueOf, objectOf, pictureAddressOf, textValueOf } from "./read-value.ts";
import type { RowAlternative } from "./row.ts";

/** From objects, texts, or an object by letter; lettered by order if none has a letter. Unreadable ones become empty. */
export function readAlternatives(value: unknown): RowAlternative[] {
  const read = entriesOf(value).map(([letter, entry]) => readAlternative(letter, entry));
  if (read.every((each) => each.letter === null)) {
    return read.map((each, at) => ({ ...each, letter: listLetterAt(at) }));
  }
  return read.sort((one, other) => (one.letter ?? "~").localeCompare(other.letter ?? "~"));
}

export function listLetterAt(at: number): string {
  return String.fromCharCode(65 + Math.min(at, 25));
}

function entriesOf(value: unknown): [letter: unknown, entry: unknown][] {
  if (Array.isArray(value)) return value.map((entry) => [undefined, entry]);
  return Object.entries(objectOf(value) ?? {});
}

function readAlternative(letter: unknown, entry: unknown): RowAlternative {
  const fields = objectOf(entry);
  if (!fields)
    return { letter: letterValueOf(letter), text: textValueOf(entry), picture: null, markedRight: false };
  return {
    letter: letterValueOf(fields.letter ?? fields.label ?? letter),
    text: textValueOf(fields.text),
    picture: pictureAddressOf(fields.file),
    markedRight: fields.isCorrect === true || fields.isCorrect === "true",
  };
}
