import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { complainTo, type TrackBlock, trackBlocks } from "./track-blocks.ts";
import { gapsOf } from "./track-gaps.ts";
import { readSubtopicHead, readTrackHead } from "./track-heads.ts";
import { headingLabels } from "./track-lines.ts";
import { readTrackQuestion } from "./track-question.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  type TrackQuestionText,
  type WrittenStep,
  type WrittenSubtopic,
  type WrittenTrack,
} from "./written-track.ts";

export type ParsedTrack = {
  /** Null where the text has no head to read. */
  track: WrittenTrack | null;
  /** What cannot be read, by line. A text with problems is not published. */
  problems: ExamProblem[];
  /** What is missing before it can be published: an unfinished track has some. */
  gaps: ExamProblem[];
};

type Reading = {
  catalogue: TopicCatalogue;
  problems: ExamProblem[];
  track: WrittenTrack | null;
  /** The questions of the open check, else null. */
  check: TrackQuestionText[] | null;
};

/** Reads a track's text (docs/track-format.md); problems are in Portuguese. parseTrack(printTrack(track)) equals the track. */
export function parseTrack(text: string, catalogue: TopicCatalogue): ParsedTrack {
  const { blocks, problems } = trackBlocks(text);
  const reading: Reading = { catalogue, problems, track: null, check: null };
  for (const block of blocks) readBlock(reading, block);
  const { track } = reading;
  if (track) complainOfRepeats(track, problems);
  else if (problems.length === 0)
    problems.push({ line: 1, message: "Ainda não há trilha. Comece com “# Trilha: ” e o nome dela." });
  problems.sort((one, other) => one.line - other.line);
  return { track, problems, gaps: track ? gapsOf(track) : [] };
}

function readBlock(reading: Reading, block: TrackBlock): void {
  const { track, problems } = reading;
  const complain = complainTo(problems, block.line);
  if (block.heading === "track") {
    if (track) complain("Uma trilha por texto: esta é a segunda.");
    else reading.track = readTrackHead(block, complain);
    return;
  }
  if (!track) {
    if (problems.length === 0) complain("Antes disto vem a trilha: “# Trilha: ” e o nome dela.");
    return;
  }
  if (block.heading === "unit") {
    if (block.lines.some((line) => line.trim() !== ""))
      complain("Depois do título da unidade vêm os subtópicos dela, com “### Subtópico: ”.");
    track.units.push({ line: block.line, title: block.title, subtopics: [] });
    return;
  }
  const unit = track.units.at(-1);
  if (!unit) {
    complain("Antes disto vem uma unidade: “## Unidade: ” e o nome dela.");
    return;
  }
  if (block.heading === "subtopic") {
    reading.check = null;
    unit.subtopics.push(readSubtopicHead(block, { subject: track.subject, complain, ...reading }));
    return;
  }
  const subtopic = unit.subtopics.at(-1);
  if (subtopic) readStep(reading, { block, track, subtopic });
  else complain("Antes disto vem um subtópico: “### Subtópico: ” e o nome dele.");
}

type Inside = { block: TrackBlock; track: WrittenTrack; subtopic: WrittenSubtopic };

function readStep(reading: Reading, { block, track, subtopic }: Inside): void {
  const { line, heading, title } = block;
  const { steps } = subtopic;
  const complain = complainTo(reading.problems, line);
  if (heading === "question") {
    const question = readQuestion(reading, { block, track, subtopic });
    if (!question) return;
    if (reading.check && block.place === "check-question") reading.check.push(question);
    else steps.push({ kind: "question", line, question });
    return;
  }
  reading.check = null;
  if (heading === "check") {
    if (block.lines.some((each) => each.trim() !== ""))
      complain("A verificação só tem questões: comece cada uma com “##### Questão”.");
    const check: WrittenStep = { kind: "check", line, questions: [] };
    reading.check = check.questions;
    steps.push(check);
    return;
  }
  const kind = heading === "example" ? "example" : "lesson";
  const text = block.lines
    .join("\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  if (text.trim() === "") complain(`${headingLabels[kind]} sem texto.`);
  steps.push({ kind, line, title, text });
}

function readQuestion(reading: Reading, { block, track, subtopic }: Inside): TrackQuestionText | null {
  const { line, title, lines } = block;
  const { problems, catalogue } = reading;
  if (block.place === "question") reading.check = null;
  if (title !== "") {
    const ord = ordOfCode(title);
    const complain = complainTo(problems, line);
    if (ord === null) complain(`“${title}” não é o código de uma questão do banco, como 7K2M9XQ4.`);
    if (lines.some((each) => each.trim() !== ""))
      complain("Uma questão do banco não tem texto aqui: só o código no título.");
    return ord === null ? null : { from: "bank", line, ord };
  }
  const position = questionsOfSubtopic(subtopic).length + 1;
  const place = { track, subtopic, position };
  const read = readTrackQuestion(block, { place, catalogue, problems });
  return read && { from: "text", line, ...read };
}

function complainOfRepeats(track: WrittenTrack, problems: ExamProblem[]): void {
  const seen = new Map<string, number>();
  const note = (key: string, line: number, what: string) => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    else problems.push({ line, message: `${what} já está na linha ${before}.` });
  };
  for (const subtopic of subtopicsOf(track)) {
    note(subtopic.code, subtopic.line, `O código “${subtopic.code}”`);
    for (const question of questionsOfSubtopic(subtopic)) {
      const name = question.from === "text" ? question.name : `${question.ord}`;
      note(`${subtopic.code}/${name}`, question.line, "Uma questão com este código");
    }
  }
}
