import { type InstitutionCode, institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ExamHead, ExamState, StoredName } from "../domain/exam-document.ts";
import { type ExamDocumentRow, examsById } from "../queries/documents.server.ts";

/** A team exam. `updatedAt` in epoch seconds. */
export type ExamDocument = {
  id: string;
  state: ExamState;
  head: ExamHead;
  drafts: QuestionDraft[];
  stored: StoredName[];
  version: number;
  updatedAt: number;
};

/** Throws exam-not-found. */
export async function examById(deps: Deps, id: string): Promise<ExamDocument> {
  const [row] = await deps.read(examsById(deps.db, [id]));
  if (!row) throw new AppError("exam-not-found");
  return examOfRow(row);
}

/** A pending exam at the version its reader saw. Throws exam-not-found, exam-completed, exam-changed. */
export async function pendingExam(deps: Deps, id: string, version: number): Promise<ExamDocument> {
  const exam = await examById(deps, id);
  if (exam.state !== "pending") throw new AppError("exam-completed");
  if (exam.version !== version) throw new AppError("exam-changed");
  return exam;
}

export function examOfRow(row: ExamDocumentRow): ExamDocument {
  const { id, state, title, year, phase, day, booklet, version, updatedAt } = row;
  const institution: InstitutionCode = institutionOf(row.institution)?.code ?? "ENEM";
  const subject = subjectOf(row.subject ?? "")?.slug ?? null;
  return {
    id,
    state,
    head: { title, institution, exam: { year, phase, day, booklet }, subject },
    drafts: row.drafts,
    stored: row.stored,
    version,
    updatedAt,
  };
}

export function nextRow(deps: Deps, exam: Omit<ExamDocument, "updatedAt">): ExamDocumentRow {
  const { id, state, head, drafts, stored, version } = exam;
  return {
    id,
    state,
    title: head.title,
    institution: head.institution,
    ...head.exam,
    subject: head.subject,
    drafts,
    stored,
    questionCount: state === "pending" ? drafts.length : stored.length,
    version: version + 1,
    updatedAt: deps.now(),
  };
}
