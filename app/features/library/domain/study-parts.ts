import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { slug } from "#app/platform/text/normalize.ts";

/** A part of a page as it is stored. `html` is sanitised. */
export type StoredPart =
  | { kind: "section"; id: string; title: string }
  | { kind: "text"; html: string }
  | { kind: "questions"; ords: readonly number[] };

/** A part of a page as it is written. `words`: codes of questions, as typed. */
export type WrittenPart =
  | { kind: "section"; id: string; title: string }
  | { kind: "text"; source: string }
  | { kind: "questions"; words: readonly string[] };

export const LONGEST_STUDY_TEXT = 60_000;
export const MOST_STUDY_QUESTIONS = 30;

const HEADING = /^##[ \t]+(.+?)[ \t#]*$/;
const QUESTIONS = /^::quest(?:ão|ao|ões|oes)[ \t]+(.+)$/i;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/** Words a minute for a text with formulas, and minutes for a question. */
const WORDS_A_MINUTE = 160;
const MINUTES_A_QUESTION = 2;

/** Parts in order: a "## " line begins a section, a "::questões CODE…" line shows questions, the rest is Markdown. */
export function writtenParts(text: string): WrittenPart[] {
  const parts: WrittenPart[] = [];
  const ids = new Set<string>();
  let lines: string[] = [];
  let isFenced = false;
  const endText = (): void => {
    const source = lines.join("\n").trim();
    if (source !== "") parts.push({ kind: "text", source });
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) isFenced = !isFenced;
    const heading = isFenced ? undefined : HEADING.exec(line)?.[1];
    const asked = isFenced ? undefined : QUESTIONS.exec(line)?.[1];
    if (heading === undefined && asked === undefined) {
      lines.push(line);
      continue;
    }
    endText();
    if (heading !== undefined) parts.push(sectionOf(plainText(heading), ids));
    if (asked !== undefined) parts.push({ kind: "questions", words: asked.split(/[\s,;]+/).filter(Boolean) });
  }
  endText();
  return parts;
}

/** An id of its own on the page. */
function sectionOf(title: string, ids: Set<string>): WrittenPart {
  const base = `parte-${slug(title).slice(0, 40) || "sem-nome"}`;
  let id = base;
  for (let next = 2; ids.has(id); next++) id = `${base}-${next}`;
  ids.add(id);
  return { kind: "section", id, title };
}

/** Minutes of reading, with the questions. */
export function minutesOf(text: string, questions: number): number {
  const count = plainText(text).split(" ").length;
  return Math.max(1, Math.round(count / WORDS_A_MINUTE + questions * MINUTES_A_QUESTION));
}
