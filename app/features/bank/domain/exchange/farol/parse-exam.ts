import { hasAlternatives } from "../../answers/answer-forms.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import type { QuestionDraft } from "../../draft.ts";
import { type ExamHeader, readExamTitle, readHeaderField } from "./exam-header.ts";
import { type ExamLine, type LinePlace, readLine } from "./exam-lines.ts";
import type { Complain, ExamProblem } from "./problem.ts";
import { newQuestionBlock, type QuestionBlock } from "./question-block.ts";
import { questionOfBlock } from "./question-of-block.ts";
import { OWN_SOURCE, OWN_VERSION } from "./question-path.ts";
import { readField } from "./read-field.ts";

export type ParsedQuestion = { line: number; draft: QuestionDraft };

export type ParsedExam = {
  questions: ParsedQuestion[];
  /** Questions with a problem, as far as read: for display, never stored. */
  unfinished: ParsedQuestion[];
  /** Problems by line. A question with a problem is not in `questions`. */
  problems: ExamProblem[];
  read: number;
};

type Reading = {
  catalogue: TopicCatalogue;
  header: ExamHeader;
  question: QuestionBlock | null;
  /** Code fence (``` or ~~~), where unknown headings are comments. */
  fence: string | null;
  result: ParsedExam;
  lineOfPath: Map<string, number>;
};

/** Reads exams (docs/exam-format.md); problems are in Portuguese, by line. parseExam(printExam(drafts)) equals drafts. */
export function parseExam(text: string, catalogue: TopicCatalogue): ParsedExam {
  const result: ParsedExam = { questions: [], unfinished: [], problems: [], read: 0 };
  const reading: Reading = {
    catalogue,
    header: newHeader(0),
    question: null,
    fence: null,
    result,
    lineOfPath: new Map(),
  };
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n/);
  for (const [at, line] of lines.entries()) readNext(reading, line, at + 1);
  finishQuestion(reading);
  if (result.read === 0 && result.problems.length === 0)
    result.problems.push({
      line: 1,
      message: "Ainda não há questões. Comece com “# Prova: ITA 2024” e “## 1”.",
    });
  result.problems.sort((one, other) => one.line - other.line);
  return result;
}

function newHeader(line: number): ExamHeader {
  const exam = { year: 0, phase: null, day: null, booklet: null };
  return { line, institution: null, exam, subject: null, source: OWN_SOURCE, version: OWN_VERSION };
}

export function placeIn(question: Pick<QuestionBlock, "inSection" | "kind"> | null): LinePlace {
  return {
    header: question === null,
    alternatives:
      question !== null && !question.inSection && hasAlternatives(question.kind ?? "single-choice"),
    values: question?.kind === "sum",
  };
}

function readNext(reading: Reading, line: string, number: number): void {
  const { question } = reading;
  const read = readLine(line, placeIn(question));
  const complain: Complain = (message, at = number) => {
    reading.result.problems.push({ line: at, message });
    if (question) question.broken = true;
  };
  if (read.is === "exam" || read.is === "question") startPart(reading, read, number);
  else if (read.is === "header-field")
    readHeaderField(read.field, read.value, { header: reading.header, complain });
  else if (question) readInQuestion(reading, question, { read, line, number, complain });
  else readBeforeQuestions(read, complain);
}

type PlacedLine = {
  read: Exclude<ExamLine, { is: "exam" | "question" | "header-field" }>;
  line: string;
  number: number;
  complain: Complain;
};

function readInQuestion(
  reading: Reading,
  question: QuestionBlock,
  { read, line, number, complain }: PlacedLine,
): void {
  if (read.is === "text") readText(reading, question, { text: read.text, complain });
  else if (read.is === "heading") {
    if (reading.fence === null) complain(unknownHeading(line, read.title));
    else question.open?.push(line);
  } else reading.fence = null;
  if (read.is === "field") {
    readField(question, { field: read.field, value: read.value, line: number }, complain);
    const { statement } = question.sections;
    // Fields at the top of a question leave the statement open; after anything else no text may follow.
    if (question.open !== statement || statement.some((each) => each.trim() !== "")) question.open = null;
  } else if (read.is === "section") {
    question.open = question.sections[read.section];
    question.inSection = read.section !== "statement";
    if (question.open.length > 0 && question.inSection) complain("Esta parte aparece duas vezes na questão.");
  } else if (read.is === "alternative") {
    const alternative = { line: number, letter: read.letter, lines: [read.text], picture: null };
    question.alternatives.push(alternative);
    question.open = alternative.lines;
  }
}

function startPart(reading: Reading, read: ExamLine & { is: "exam" | "question" }, line: number): void {
  finishQuestion(reading);
  if (read.is === "question") {
    const number = /\d+/.exec(read.title)?.[0];
    reading.question = newQuestionBlock(line, number === undefined ? null : Number(number));
    reading.result.read += 1;
    return;
  }
  reading.question = null;
  reading.header = newHeader(line);
  readExamTitle(read.title, reading.header, (message) => reading.result.problems.push({ line, message }));
}

function readBeforeQuestions(read: ExamLine, complain: Complain): void {
  if (read.is === "text" && read.text.trim() === "") return;
  complain("Texto antes da primeira questão. Comece cada questão com “## ” e o número dela.");
}

function readText(
  reading: Reading,
  question: QuestionBlock,
  { text, complain }: { text: string; complain: Complain },
): void {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
  if (fence && reading.fence === null) reading.fence = fence;
  else if (fence && reading.fence && fence.startsWith(reading.fence)) reading.fence = null;
  if (question.open) question.open.push(text);
  else if (text.trim() !== "")
    complain(
      "Texto solto depois de um campo. Ele pertence ao enunciado, a uma alternativa ou a uma parte como “### Resolução”?",
    );
}

function unknownHeading(line: string, title: string): string {
  return `Não conheço o título “${title}”. Se ele faz parte do texto, escreva \\${line.trim()}`;
}

function finishQuestion(reading: Reading): void {
  const { question: block, header, catalogue, result, lineOfPath } = reading;
  reading.fence = null;
  if (!block) return;
  reading.question = null;
  const complain: Complain = (message, line = block.line) => {
    result.problems.push({ line, message });
    block.broken = true;
  };
  const draft = questionOfBlock(block, { header, complain, catalogue });
  if (!draft) return;
  if (block.broken) {
    result.unfinished.push({ line: block.line, draft });
    return;
  }
  const name = JSON.stringify([draft.provenance.source, draft.provenance.path]);
  const before = lineOfPath.get(name);
  if (before !== undefined) {
    complain(`Esta questão já está na linha ${before}: mesma prova e mesmo número.`);
    return;
  }
  lineOfPath.set(name, block.line);
  result.questions.push({ line: block.line, draft });
}
