import { hashOf } from "#app/platform/text/hash-of.ts";
import { forms, labelOf } from "../answers/answer-forms.ts";
import type { PaperVersion, VersionQuestion } from "./paper-versions.ts";

/** The bubbles of a question: a row of letters, or a column of digits for each place of a number. */
export type SheetRow = {
  ord: number;
  printed: number;
  shape: "letters" | "digits" | "lines";
  bubbles: string[][];
};

const DIGITS = [..."0123456789"];
const PLACES = { sum: 2, number: 3 } as const;

function rowOf({ ord, printed, kind, alternatives }: VersionQuestion): SheetRow {
  const form = forms[kind];
  if (form === "none") return { ord, printed, shape: "lines", bubbles: [] };
  if (form === "sum" || form === "number")
    return { ord, printed, shape: "digits", bubbles: Array.from({ length: PLACES[form] }, () => DIGITS) };
  return {
    ord,
    printed,
    shape: "letters",
    bubbles: [alternatives.map(({ letter }) => labelOf(kind, letter))],
  };
}

/** The answer sheet of a version. Open questions get lines. */
export function answerSheet(version: PaperVersion): SheetRow[] {
  return version.questions.map(rowOf);
}

/** Names a paper and its version on every sheet: six letters or digits of the questions in their order, and the version. */
export function paperCode(version: PaperVersion): string {
  const order = version.questions.map(({ ord, alternatives }) => [
    ord,
    ...alternatives.map(({ from }) => from),
  ]);
  const hash = hashOf(order.join(";"));
  return `${hash.toString(36).toUpperCase().padStart(7, "0").slice(-6)}-${version.name}`;
}
