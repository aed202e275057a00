import { LONGEST_EXAM_TEXT } from "#app/domain/exams/exam-text-limits.ts";
import { type ParsedQuestion, parseExam } from "#app/domain/exchange/farol/parse-exam.ts";
import type { ExamProblem } from "#app/domain/exchange/farol/problem.ts";
import { AppError } from "#app/errors/app-error.ts";
import { freshCatalogue } from "../catalogue/fresh-catalogue.server.ts";
import type { Deps } from "../deps.ts";
import { type DrawnQuestion, drawDraft } from "./draw-draft.server.ts";
import { picturesShownBy } from "./store-exam-questions.server.ts";

/** Questions drawn where nobody says which one is being written. */
const FIRST_DRAWN = 5;
const MOST_TOLD = 100;

export type ExamPreview = {
  read: number;
  whole: number;
  problems: ExamProblem[];
  drawn: { line: number; question: DrawnQuestion }[];
};

/** How an exam's text reads so far: the question at a line (null: the first ones) drawn, and every problem. Stores nothing. */
export async function previewExamText(deps: Deps, text: string, line: number | null): Promise<ExamPreview> {
  if (text.length > LONGEST_EXAM_TEXT) throw new AppError("exam-too-large");
  const catalogue = await freshCatalogue(deps);
  const { questions, unfinished, problems, read } = parseExam(text, catalogue);
  const all = [...questions, ...unfinished].sort((one, other) => one.line - other.line);
  const chosen = line === null ? all.slice(0, FIRST_DRAWN) : questionAt(all, line);
  const pictures = await picturesShownBy(
    deps,
    chosen.map(({ draft }) => draft),
  );
  const drawn: ExamPreview["drawn"] = [];
  for (const { line: at, draft } of chosen)
    drawn.push({ line: at, question: await drawDraft(draft, pictures, catalogue) });
  return { read, whole: questions.length, problems: problems.slice(0, MOST_TOLD), drawn };
}

function questionAt(all: readonly ParsedQuestion[], line: number): ParsedQuestion[] {
  const at = all.findLast((each) => each.line <= line) ?? all[0];
  return at ? [at] : [];
}
