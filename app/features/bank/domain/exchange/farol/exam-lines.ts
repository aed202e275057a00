import { words } from "#app/platform/text/normalize.ts";
import { markedLetters } from "../../answers/answer-forms.ts";
import { type HeaderField, headerFieldOf, type QuestionField, questionFieldOf } from "./field-names.ts";

export type ExamSectionName = "statement" | "hint" | "solution" | "explanation";

export const sectionLabels: Readonly<Record<ExamSectionName, string>> = {
  statement: "Enunciado",
  hint: "Dica",
  solution: "Resolução",
  explanation: "Explicação",
};

export type ExamLine =
  | { is: "exam"; title: string }
  | { is: "question"; title: string }
  | { is: "section"; section: ExamSectionName }
  | { is: "heading"; title: string }
  | { is: "header-field"; field: HeaderField; value: string }
  | { is: "field"; field: QuestionField; value: string }
  | { is: "alternative"; letter: string; text: string }
  | { is: "text"; text: string };

/** Where header fields and alternatives are recognised; `values`: propositions with 01), 02), 04)… */
export type LinePlace = { header: boolean; alternatives: boolean; values?: boolean };

const HEADING = /^ {0,3}(#{1,3})(?!#)(.*)$/s;
const FIELD = /^ {0,3}(\p{L}[\p{L} ]{1,24}?)[ \t]*:(.*)$/su;
const ALTERNATIVE = /^ {0,3}\(?([A-Ea-e])\)(.*)$/s;
const PROPOSITION = /^ {0,3}\(?(?:([A-Ea-e])|(01|02|04|08|16))\)(.*)$/s;

/** Accepted question titles: "12", "12.", "Questão 12", "Questão", "". */
const QUESTION_TITLE = /^(?:quest[aã]o)?\s*(?:n[º°o.]*\s*)?\d*\s*[.):]?$/iu;
const EXAM_TITLE = /^(?:prova|exame|simulado)\b/iu;

const sections: ReadonlyMap<string, ExamSectionName> = new Map(
  (Object.keys(sectionLabels) as ExamSectionName[])
    .map((section) => [words(sectionLabels[section]).join(" "), section] as const)
    .concat([
      ["solucao", "solution"],
      ["comentario", "explanation"],
    ]),
);

/** Parses one line. "\" before a recognised token escapes it. */
export function readLine(line: string, place: LinePlace): ExamLine {
  const bare = line.replace(/^\\+/, "");
  if (bare !== line) return { is: "text", text: isSpecial(bare, place) ? line.slice(1) : line };
  return directive(line, place) ?? { is: "text", text: line };
}

export function escapeLine(line: string, place: LinePlace): string {
  return isSpecial(line.replace(/^\\+/, ""), place) ? `\\${line}` : line;
}

function isSpecial(line: string, place: LinePlace): boolean {
  return directive(line, place) !== null;
}

function directive(line: string, place: LinePlace): ExamLine | null {
  const [heading, marks = "", rest = ""] = HEADING.exec(line) ?? [];
  if (heading) return headingOf(marks.length, rest);
  const field = FIELD.exec(line);
  if (field) {
    const [, name = "", value = ""] = field;
    const header = place.header ? headerFieldOf(name) : undefined;
    if (header) return { is: "header-field", field: header, value: value.trim() };
    const known = place.header ? undefined : questionFieldOf(name);
    if (known) return { is: "field", field: known, value: value.trim() };
  }
  const proposition = place.alternatives && place.values ? PROPOSITION.exec(line) : null;
  if (proposition) {
    const [, letter = "", value, text = ""] = proposition;
    return alternativeOf(value ? (markedLetters(value)[0] ?? "") : letter, text);
  }
  const alternative = place.alternatives ? ALTERNATIVE.exec(line) : null;
  if (!alternative) return null;
  const [, letter = "", text = ""] = alternative;
  return alternativeOf(letter, text);
}

function alternativeOf(letter: string, text: string): ExamLine {
  return { is: "alternative", letter: letter.toUpperCase(), text: text.trimStart() };
}

/** "#hashtag" is text; "# Título", "##12" and "#" are headings. */
function headingOf(level: number, rest: string): ExamLine | null {
  const title = rest.trim();
  if (level === 1 && EXAM_TITLE.test(title)) return { is: "exam", title };
  if (level === 2 && QUESTION_TITLE.test(title)) return { is: "question", title };
  const section = level === 3 ? sections.get(words(title).join(" ")) : undefined;
  if (section) return { is: "section", section };
  return rest === "" || /^[ \t]/.test(rest) ? { is: "heading", title } : null;
}
