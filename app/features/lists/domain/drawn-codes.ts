import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import { MOST_GENERATED, MOST_LINES } from "./blueprint.ts";

/** The questions of each line in an address: "7K2M9XQ4-….…", a line's joined by "-", lines by ".". */
export function drawnCodes(drawn: readonly (readonly number[])[]): string {
  return drawn.map((line) => line.map(questionCode).join("-")).join(".");
}

export function readDrawn(text: string): number[][] {
  const lines = text
    .slice(0, MOST_GENERATED * 10 + MOST_LINES)
    .split(".", MOST_LINES)
    .map((line) => line.split("-").flatMap((code) => ordOfCode(code) ?? []));
  return lines.flat().length === 0 ? [] : lines;
}
