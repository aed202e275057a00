import { AppError } from "#app/platform/errors/app-error.ts";
import { emptyReading, type FileReading, mostQuestions } from "../foreign-question.ts";
import { toMarkdown } from "../html/html-to-markdown.ts";
import { alternativeOf, givenAnswer, type Line, type Run, runsOf } from "./aiken-lines.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

type Given = { line: number; answer: string };

/** Aiken: text, "A) …" or "A. …", "ANSWER: B" (RESPOSTA, GABARITO, with words around the letter). Defects by line. Throws import/too-many-questions. */
export function readAiken(text: string): FileReading {
  const reading = emptyReading();
  let block: Line[] = [];
  const close = (given: Given | null) => {
    while (block[0]?.text.trim() === "") block.shift();
    if (block.length > 0) readBlock(reading, block, given);
    else if (given) reading.malformed.push({ line: given.line, reason: "resposta sem questão antes dela" });
    block = [];
  };
  for (const [index, line] of text.split("\n").entries()) {
    const answer = givenAnswer(line);
    const isAnswer = answer !== null && (block.some((each) => alternativeOf(each)) || /[:=]/.test(line));
    if (isAnswer) close({ line: index + 1, answer });
    else block.push({ number: index + 1, text: line });
  }
  close(null);
  if (reading.questions.length > mostQuestions) throw new AppError("import/too-many-questions");
  return reading;
}

/** The lines before an answer: one question, or several where others lack their answer. */
function readBlock(reading: FileReading, block: readonly Line[], given: Given | null): void {
  const runs = runsOf(block);
  let start = 0;
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    const end = next ? nextStatement(block, run, next) : block.length;
    addQuestion(reading, { lines: block.slice(start, end), from: start, run }, next ? null : given);
    start = end;
  }
  if (runs.length === 0)
    addQuestion(reading, { lines: block, from: 0, run: { start: block.length, at: [], found: [] } }, given);
}

/** Where the statement before the next alternatives begins: behind a blank line, else behind the last alternative. */
function nextStatement(block: readonly Line[], run: Run, next: Run): number {
  const last = run.at.at(-1) ?? run.start;
  const blank = block.findIndex((line, at) => at > last && at < next.start && line.text.trim() === "");
  return blank === -1 ? last + 1 : blank + 1;
}

type Part = { lines: readonly Line[]; from: number; run: Run };

function addQuestion(reading: FileReading, part: Part, given: Given | null): void {
  const { lines, from, run } = part;
  const texts = { picture: (address: string) => address, problem: () => undefined };
  const source = lines.slice(0, run.start - from).map(({ text }) => text.trim());
  const statement = toMarkdown(source.join("\n").trim(), "plain", texts).trim();
  const alternatives = run.found.map(({ text }, index) => {
    const begin = (run.at[index] ?? 0) - from;
    const end = (run.at[index + 1] ?? lines.length + from) - from;
    // Aiken has no multi-line alternatives: such lines are displayed, not lost.
    const more = lines.slice(begin + 1, end).map((line) => line.text.trim());
    return [text, ...more].filter((each) => each.trim() !== "").join(" ");
  });
  const letter = given?.answer.toUpperCase() ?? "";
  const key = /^[A-Z]$/.test(letter) ? letter : null;
  reading.questions.push({
    name: `questão ${reading.questions.length + 1}`,
    line: lines.find(({ text }) => text.trim() !== "")?.number ?? 1,
    kind: "single-choice",
    statement,
    alternatives: alternatives.map((text) => ({
      text: toMarkdown(text.trim(), "plain", texts, true),
      picture: null,
    })),
    key,
    solution: null,
    hint: null,
    labels: [],
    problem: problemOf({ part, statement, alternatives }, given, key),
    carried: null,
  });
}

type Read = { part: Part; statement: string; alternatives: readonly string[] };

function problemOf({ part, statement, alternatives }: Read, given: Given | null, key: string | null) {
  const line = part.lines.find(({ text }) => text.trim() !== "")?.number ?? 1;
  if (statement === "") return `linha ${line}: sem enunciado`;
  const skipped = skippedLetter(part);
  if (skipped) return skipped;
  if (alternatives.length < 2) return `linha ${given?.line ?? line}: menos de duas alternativas`;
  if (alternatives.length > 5) return `linha ${line}: mais de cinco alternativas`;
  if (!given) return `linha ${line}: sem gabarito (falta a linha ANSWER)`;
  if (key === null || letters.indexOf(key) >= alternatives.length)
    return `linha ${given.line}: a resposta "${given.answer.slice(0, 20)}" não é a letra de uma alternativa`;
  const empty = alternatives.findIndex((text) => text.trim() === "");
  return empty === -1 ? null : `linha ${line}: alternativa sem texto: ${letters.charAt(empty)}`;
}

/** A letter of the same style that is not the one due: one was left out, or is written twice. */
function skippedLetter({ lines, from, run }: Part): string | null {
  const [first] = run.found;
  for (const [index, line] of lines.entries()) {
    const at = index + from;
    const read = at > run.start && !run.at.includes(at) ? alternativeOf(line) : null;
    if (!read || read.style !== first?.style) continue;
    const due = letters.charAt(run.at.filter((each) => each < at).length);
    if (due !== "") return `linha ${read.number}: esperava a alternativa ${due}, veio ${read.letter}`;
  }
  return null;
}
