import { AppError } from "#app/platform/errors/app-error.ts";
import { emptyReading, type FileReading, mostQuestions } from "./exchange/foreign-question.ts";
import { toMarkdown } from "./exchange/html/html-to-markdown.ts";

const alternative = /^\s{0,3}\(?([A-Za-z])[.)]\s*(.*)$/;
const answer = /^\s*(?:ANSWER|RESPOSTA|GABARITO)\s*[:.]\s*(.*)$/i;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

type Open = { line: number; statement: string[]; alternatives: string[]; problem: string | null };

/** Aiken: text, "A) …" or "A. …", "ANSWER: B" (RESPOSTA, GABARITO). Defects by line. Throws import/too-many-questions. */
export function readAiken(text: string): FileReading {
  const reading = emptyReading();
  let open: Open | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    const number = index + 1;
    const [given, letter = ""] = answer.exec(line) ?? [];
    if (given) {
      if (open) close(reading, open, { line: number, letter: letter.trim() });
      else reading.malformed.push({ line: number, reason: "resposta sem questão antes dela" });
      open = null;
    } else if (line.trim() !== "") {
      open ??= { line: number, statement: [], alternatives: [], problem: null };
      addLine(open, line, number);
    } else if (open && open.alternatives.length === 0) open.statement.push("");
  }
  if (open) close(reading, open, null);
  if (reading.questions.length > mostQuestions) throw new AppError("import/too-many-questions");
  return reading;
}

function addLine(open: Open, line: string, number: number): void {
  const [found, letter = "", text = ""] = alternative.exec(line) ?? [];
  const due = letters.charAt(open.alternatives.length);
  if (found && letter.toUpperCase() === due) open.alternatives.push(text);
  else if (open.alternatives.length === 0) open.statement.push(line.trim());
  else if (found && due) open.problem ??= `linha ${number}: esperava a alternativa ${due}, veio ${letter}`;
  else {
    // Aiken has no multi-line alternatives: the line is displayed, not lost.
    const last = open.alternatives.length - 1;
    open.alternatives[last] = `${open.alternatives[last]} ${line.trim()}`;
  }
}

function close(reading: FileReading, open: Open, given: { line: number; letter: string } | null): void {
  const texts = { picture: (address: string) => address, problem: () => undefined };
  const statement = toMarkdown(open.statement.join("\n").trim(), "plain", texts).trim();
  const letter = given?.letter.toUpperCase() ?? "";
  const key = /^[A-Z]$/.test(letter) ? letter : null;
  reading.questions.push({
    name: `questão ${reading.questions.length + 1}`,
    line: open.line,
    kind: "single-choice",
    statement,
    alternatives: open.alternatives.map((text) => ({
      text: toMarkdown(text.trim(), "plain", texts, true),
      picture: null,
    })),
    key,
    solution: null,
    hint: null,
    labels: [],
    problem: problemOf(open, statement, given, key),
    carried: null,
  });
}

function problemOf(
  open: Open,
  statement: string,
  given: { line: number; letter: string } | null,
  key: string | null,
): string | null {
  if (statement === "") return `linha ${open.line}: sem enunciado`;
  if (open.problem) return open.problem;
  if (open.alternatives.length < 2) return `linha ${given?.line ?? open.line}: menos de duas alternativas`;
  if (open.alternatives.length > 5) return `linha ${open.line}: mais de cinco alternativas`;
  if (!given) return `linha ${open.line}: sem gabarito (falta a linha ANSWER)`;
  if (key === null || letters.indexOf(key) >= open.alternatives.length)
    return `linha ${given.line}: a resposta "${given.letter.slice(0, 20)}" não é a letra de uma alternativa`;
  const empty = open.alternatives.findIndex((text) => text.trim() === "");
  return empty === -1 ? null : `linha ${open.line}: alternativa sem texto: ${letters.charAt(empty)}`;
}
