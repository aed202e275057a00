import { institutionNames } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectNames } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { type ParsedQuestion, parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { kindLabels } from "#app/features/bank/domain/labels.ts";
import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import {
  type DrawnQuestion,
  previewDrafts,
} from "#app/features/bank/services/editing/preview-drafts.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { LONGEST_EXAM_TEXT } from "../domain/exam-text-limits.ts";

/** Questions rendered if no line is given. */
const FIRST_DRAWN = 5;
const MOST_TOLD = 100;

export type ExamPreview = {
  read: number;
  whole: number;
  problems: ExamProblem[];
  drawn: { line: number; about: string; question: DrawnQuestion }[];
};

/** Renders the question at a line (null: the first ones) and lists all problems. Stores nothing. */
export async function previewExamText(deps: Deps, text: string, line: number | null): Promise<ExamPreview> {
  if (text.length > LONGEST_EXAM_TEXT) throw new AppError("exam-too-large");
  const { questions, unfinished, problems, read } = parseExam(text, await freshCatalogue(deps));
  const all = [...questions, ...unfinished].sort((one, other) => one.line - other.line);
  const chosen = line === null ? all.slice(0, FIRST_DRAWN) : questionAt(all, line);
  const previews = await previewDrafts(
    deps,
    chosen.map(({ draft }) => draft),
  );
  const drawn = previews.map((question, at) => {
    const of = chosen[at];
    return { line: of?.line ?? 1, about: of ? aboutOf(of.draft) : "", question };
  });
  return { read, whole: questions.length, problems: problems.slice(0, MOST_TOLD), drawn };
}

function questionAt(all: readonly ParsedQuestion[], line: number): ParsedQuestion[] {
  const at = all.findLast((each) => each.line <= line) ?? all[0];
  return at ? [at] : [];
}

function aboutOf({ institution, exam, subject, topics, kind }: QuestionDraft): string {
  const parts = [`${institutionNames[institution]} ${exam.year}`, subjectNames[subject]];
  return [...parts, ...topics, kind === "single-choice" ? "" : kindLabels[kind]].filter(Boolean).join(" · ");
}
