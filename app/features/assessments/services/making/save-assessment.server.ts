import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AssessmentDocument, AssessmentRules } from "../../domain/assessment.ts";
import { type EditedDocument, editedDocument } from "../../domain/making/edited-assessment.ts";
import { readDocument } from "../../domain/making/sent-document.server.ts";
import { readRules } from "../../domain/making/sent-rules.server.ts";
import { assessmentToWrite, type WrittenRow } from "../../queries/making.server.ts";
import { type AssessmentContent, auditAssessment, updateAssessment } from "../../queries/writing.server.ts";
import { assessmentTitle } from "./create-assessment.server.ts";

/** As the browser sends it: `document` and `rules` as JSON, times in epoch seconds, what it was written on. */
export type SentAssessment = {
  id: string;
  revision: number;
  title: string;
  document: string;
  rules: string;
  opensAt: number | null;
  closesAt: number | null;
};

/** What a writer sees of an assessment. */
export type EditedAssessment = Pick<WrittenRow, "title" | "rules" | "opensAt" | "closesAt" | "revision"> & {
  document: EditedDocument;
};

/** "conflict": somebody else saved meanwhile; nothing of either is lost. */
export type SavedAssessment =
  | { outcome: "saved"; revision: number; at: number }
  | { outcome: "conflict"; theirs: EditedAssessment; editor: string; at: number };

export function editedAssessment(row: WrittenRow): EditedAssessment {
  const { title, rules, opensAt, closesAt, revision, document } = row;
  return { title, rules, opensAt, closesAt, revision, document: editedDocument(document) };
}

function documentOf(source: string): AssessmentDocument {
  const document = readDocument(source);
  if (document === null) throw new AppError("assessment-not-accepted");
  if (document === "too-many") throw new AppError("assessment-full");
  if (document === "twice") throw new AppError("assessment-question-twice");
  return document;
}

function rulesOf(source: string): AssessmentRules {
  const rules = readRules(source);
  if (!rules) throw new AppError("assessment-not-accepted");
  return rules;
}

function isSame(row: WrittenRow, { title, document, rules, opensAt, closesAt }: AssessmentContent): boolean {
  const one = [row.title, row.document, row.rules, row.opensAt, row.closesAt];
  return JSON.stringify(one) === JSON.stringify([title, document, rules, opensAt, closesAt]);
}

/** Whether only what may change after a start has changed. */
function isOrderSame(row: WrittenRow, { document, rules }: AssessmentContent): boolean {
  const orderOf = (each: Pick<AssessmentContent, "document" | "rules">) =>
    JSON.stringify([each.document, each.rules.shuffleQuestions, each.rules.shuffleAlternatives]);
  return orderOf(row) === orderOf({ document, rules });
}

/**
 * Stores a whole assessment over the revision it was edited from; a repeat of the same returns "saved". One trip.
 * Throws assessment-not-found, assessment-title-missing, assessment-not-accepted, assessment-full,
 * assessment-question-twice, assessment-question-gone, assessment-frozen, assessment-window.
 */
export async function saveAssessment(
  deps: Deps,
  actor: SchoolActor,
  sent: SentAssessment,
): Promise<SavedAssessment> {
  const reader = assessmentMaker(actor);
  const { id, revision, opensAt, closesAt } = sent;
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) throw new AppError("assessment-window");
  const [document, rules] = [documentOf(sent.document), rulesOf(sent.rules)];
  const content = { ...assessmentTitle(sent.title), document, rules, opensAt, closesAt };
  const stamp = writingOf(deps, actor);
  const {
    saved: [saved],
    row: [row],
  } = await deps.write({
    saved: updateAssessment(deps.db, reader, { id, revision, ...content }, stamp),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, {
      revision: revision + 1,
    }),
    row: assessmentToWrite(deps.db, reader, id),
  });
  if (!row) throw new AppError("assessment-not-found");
  if (saved) return { outcome: "saved", revision: saved.revision, at: stamp.at };
  if (isSame(row, content)) return { outcome: "saved", revision: row.revision, at: row.updatedAt };
  if (row.started && !isOrderSame(row, content)) throw new AppError("assessment-frozen");
  if (row.revision === revision) throw new AppError("assessment-question-gone");
  return {
    outcome: "conflict",
    theirs: editedAssessment(row),
    editor: row.editor ?? "Alguém da equipe",
    at: row.updatedAt,
  };
}
