import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ExamHead, MOST_EXAM_QUESTIONS } from "../domain/exam-document.ts";
import { writeExam } from "../queries/documents.server.ts";
import { type ExamDocument, examById, nextRow } from "./exam-of-row.server.ts";

/** Questions are named by path, which never changes. A completed exam allows only a new title. */
type ExamChange =
  | { kind: "head"; head: ExamHead }
  | { kind: "put"; draft: QuestionDraft }
  | { kind: "move"; path: string; by: 1 | -1 }
  | { kind: "remove"; path: string };

type Wanted = { id: string; version: number; change: ExamChange };

/** Throws exam-not-found, exam-changed, exam-completed, exam-full, exam-question-not-found, no-permission. */
export async function editExam(deps: Deps, actor: Actor, { id, version, change }: Wanted): Promise<void> {
  const entry = auditEntry(deps, actor, "exam.edit");
  const exam = await examById(deps, id);
  if (exam.version !== version) throw new AppError("exam-changed");
  const { written } = await deps.write(writeExam(deps.db, nextRow(deps, changed(exam, change)), entry));
  if (written.length === 0) throw new AppError("exam-changed");
}

function changed(exam: ExamDocument, change: ExamChange): ExamDocument {
  if (exam.state === "completed") {
    if (change.kind !== "head") throw new AppError("exam-completed");
    return { ...exam, head: { ...exam.head, title: change.head.title } };
  }
  if (change.kind === "head") {
    const { institution, exam: place } = change.head;
    return {
      ...exam,
      head: change.head,
      drafts: exam.drafts.map((draft) => ({ ...draft, institution, exam: place })),
    };
  }
  return { ...exam, drafts: changedDrafts(exam.drafts, change) };
}

function changedDrafts(
  drafts: readonly QuestionDraft[],
  change: Exclude<ExamChange, { kind: "head" }>,
): QuestionDraft[] {
  const path = change.kind === "put" ? change.draft.provenance.path : change.path;
  const at = drafts.findIndex((draft) => draft.provenance.path === path);
  if (change.kind === "put") {
    if (at < 0 && drafts.length >= MOST_EXAM_QUESTIONS) throw new AppError("exam-full");
    return at < 0 ? [...drafts, change.draft] : drafts.with(at, change.draft);
  }
  const moved = drafts[at];
  if (!moved) throw new AppError("exam-question-not-found");
  const rest = drafts.toSpliced(at, 1);
  if (change.kind === "remove") return rest;
  return rest.toSpliced(Math.max(0, Math.min(rest.length, at + change.by)), 0, moved);
}
