import { words } from "#app/platform/text/normalize.ts";

export type TrackHeading = "track" | "unit" | "subtopic" | "lesson" | "example" | "question" | "check";

export const headingLabels: Readonly<Record<TrackHeading, string>> = {
  track: "Trilha",
  unit: "Unidade",
  subtopic: "Subtópico",
  lesson: "Lição",
  example: "Exemplo",
  question: "Questão",
  check: "Verificação",
};

export const fieldLabels = {
  code: "Código",
  exam: "Exame",
  subject: "Disciplina",
  summary: "Resumo",
  topic: "Assunto",
  after: "Depois de",
  minutes: "Minutos",
} as const;

export type TrackField = keyof typeof fieldLabels;

/** The context of a line: the step's kind decides which levels of headings belong to its text. */
export type TextPlace = "prose" | "question" | "check-question";

export type TrackLine =
  | { is: "heading"; level: number; heading: TrackHeading | null; title: string }
  | { is: "text"; text: string };

const HEADING = /^ {0,3}(#{1,6})(?!#)(?:[ \t]+(.*))?$/s;
const FIELD = /^ {0,3}(\p{L}[\p{L} ]{1,24}?)[ \t]*:(.*)$/su;

const levels: Readonly<Record<TrackHeading, readonly number[]>> = {
  track: [1],
  unit: [2],
  subtopic: [3],
  lesson: [4],
  example: [4],
  question: [4, 5],
  check: [4],
};
const headings = Object.keys(headingLabels) as TrackHeading[];

/** Headings of levels 5 and 6 belong to prose; those of a question begin its parts. */
const deepest: Readonly<Record<TextPlace, number>> = { prose: 4, question: 6, "check-question": 6 };

/** Reads one line. "\" before a heading makes it text; up to level 3 a question's own reader removes the "\". */
export function readTrackLine(line: string, place: TextPlace): TrackLine {
  const bare = line.replace(/^\\+/, "");
  const [, marks, title = ""] = HEADING.exec(bare) ?? [];
  if (marks === undefined || marks.length > deepest[place]) return { is: "text", text: line };
  const isOwn = place === "prose" || marks.length > 3;
  if (bare !== line) return { is: "text", text: isOwn ? line.slice(1) : line };
  return { is: "heading", level: marks.length, ...headingOf(marks.length, title.trim(), place) };
}

/** The inverse of readTrackLine for a line of text. */
export function escapeTrackLine(line: string, place: TextPlace): string {
  const [, marks] = HEADING.exec(line.replace(/^\\+/, "")) ?? [];
  if (marks === undefined || marks.length > deepest[place]) return line;
  return place === "prose" || marks.length > 3 ? `\\${line}` : line;
}

/** "Código: q3" as a field and its value; null for a line that is none. */
export function readTrackField(line: string): { field: TrackField; value: string } | null {
  const [, name = "", value = ""] = FIELD.exec(line) ?? [];
  const wanted = words(name).join(" ");
  const fields = Object.keys(fieldLabels) as TrackField[];
  const field = wanted && fields.find((each) => words(fieldLabels[each]).join(" ") === wanted);
  return field ? { field, value: value.trim() } : null;
}

function headingOf(level: number, title: string, place: TextPlace) {
  const [first = ""] = words(title);
  const heading = headings.find((each) => words(headingLabels[each])[0] === first);
  if (!heading || !levels[heading].includes(level)) return { heading: null, title };
  // Inside a question outside a check, level 5 is one of its parts.
  if (heading === "question" && level === 5 && place === "question") return { heading: null, title };
  return { heading, title: title.replace(/^\p{L}+\s*[:–—-]?\s*/u, "") };
}
