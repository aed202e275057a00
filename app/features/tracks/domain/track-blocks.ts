import type { Complain, ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { readTrackLine, type TextPlace, type TrackHeading } from "./track-lines.ts";

/** A heading of a track and the lines below it; the first of `lines` is line `line + 1` of the text. */
export type TrackBlock = {
  line: number;
  heading: TrackHeading;
  title: string;
  place: TextPlace;
  lines: string[];
};

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Splits a track's text at its headings. Inside a block of code unknown headings are comments. */
export function trackBlocks(text: string): { blocks: TrackBlock[]; problems: ExamProblem[] } {
  const blocks: TrackBlock[] = [];
  const problems: ExamProblem[] = [];
  let inCheck = false;
  let fence: string | null = null;
  for (const [at, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n/)
    .entries()) {
    const block = blocks.at(-1);
    const read = readTrackLine(line, block?.place ?? "prose");
    if (read.is === "heading" && read.heading) {
      inCheck = read.heading === "check" || (inCheck && read.level === 5);
      fence = null;
      const { heading, title } = read;
      blocks.push({ line: at + 1, heading, title, place: placeOf(heading, inCheck), lines: [] });
      continue;
    }
    const isPart =
      read.is === "heading" && block !== undefined && read.level > 4 && block.heading === "question";
    if (read.is === "heading" && !isPart && fence === null) complainOf(line, read.title, at + 1, problems);
    const opened = FENCE.exec(line)?.[1];
    if (isPart) fence = null;
    else if (opened && fence === null) fence = opened;
    else if (opened && fence && opened.startsWith(fence)) fence = null;
    const written = read.is === "text" ? read.text : line;
    if (block) block.lines.push(isPart ? line.replace(/#{5,6}/, "###") : written);
    else if (line.trim() !== "")
      problems.push({
        line: at + 1,
        message: "Texto antes da trilha. Comece com “# Trilha: ” e o nome dela.",
      });
  }
  return { blocks, problems };
}

function placeOf(heading: TrackHeading, inCheck: boolean): TextPlace {
  if (inCheck) return "check-question";
  return heading === "question" ? "question" : "prose";
}

function complainOf(line: string, title: string, at: number, problems: ExamProblem[]): void {
  const message = `Não conheço o título “${title}”. Se ele faz parte do texto, escreva \\${line.trim()}`;
  problems.push({ line: at, message });
}

/** Reports at the block's own line where no other is given. */
export function complainTo(problems: ExamProblem[], line: number): Complain {
  return (message, at = line) => {
    problems.push({ line: at, message });
  };
}
