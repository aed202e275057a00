import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type AssessmentDocument, placedQuestions } from "../domain/assessment.ts";
import {
  DECISION_SEAT,
  defaultMarking,
  finalMark,
  LONGEST_COMMENT,
  type MarkingRule,
  type MarkLevels,
  markedFraction,
  mayMark,
  rubricOf,
} from "../domain/results/marking.ts";
import { answerToMark, returnMark, storeMark, storeMarkingRule } from "../queries/marking.server.ts";
import { auditAssessment } from "../queries/writing.server.ts";
import { renewMarked } from "./results/release-results.server.ts";

/** `answer`: number of the open answer; it names no person. */
export type SentMark = {
  id: string;
  answer: number;
  levels: MarkLevels;
  comment: string;
  /** Between two marks that differ. */
  decision: boolean;
};

export function markingRule({
  markers,
  margin,
}: {
  markers: 1 | 2 | null;
  margin: number | null;
}): MarkingRule {
  return markers === null ? defaultMarking : { markers, margin: margin ?? defaultMarking.margin };
}

export function rubricAt(document: AssessmentDocument, place: number) {
  return rubricOf(placedQuestions(document)[place] ?? {});
}

/**
 * Stores the marker's mark of one answer. Idempotent. Throws no-permission, mark-not-found, mark-incomplete,
 * mark-comment-long, mark-taken, mark-not-deciding.
 */
export async function saveMark(
  deps: Deps,
  actor: SchoolActor,
  sent: SentMark,
): Promise<{ fraction: number }> {
  const reader = assessmentMaker(actor);
  const comment = sent.comment.trim();
  if (comment.length > LONGEST_COMMENT) throw new AppError("mark-comment-long");
  const now = deps.now();
  const [row] = await deps.read(answerToMark(deps.db, reader, { id: sent.id, answer: sent.answer, now }));
  if (!row) throw new AppError("mark-not-found");
  const rubric = rubricAt(row.document, row.place);
  const levels = Object.fromEntries(
    rubric.flatMap(({ id }) => (id in sent.levels ? [[id, sent.levels[id] ?? -1]] : [])),
  );
  const fraction = markedFraction(rubric, levels);
  if (fraction === null) throw new AppError("mark-incomplete");
  const rule = markingRule(row);
  if (!sent.decision && !mayMark(row.marks, reader.accountId, rule)) throw new AppError("mark-taken");
  if (sent.decision && !(row.decides && isUndecided(row.marks, rule)))
    throw new AppError("mark-not-deciding");
  const mark = { id: sent.id, answer: sent.answer, decision: sent.decision, levels, fraction, comment, now };
  const [stored] = await deps.write(storeMark(deps.db, reader, mark));
  if (!stored) throw new AppError("mark-taken");
  // Scores of a released assessment follow.
  if (row.releasedAt !== null) deps.later((later) => renewMarked(later, row.assessment));
  return { fraction };
}

/**
 * Gives an answer back: the marker's own mark goes, and the seat is free for somebody else. Throws no-permission,
 * mark-not-returnable (none of theirs, decided, or released).
 */
export async function returnAnswer(
  deps: Deps,
  actor: SchoolActor,
  sent: { id: string; answer: number },
): Promise<void> {
  const reader = assessmentMaker(actor);
  const { gone } = await deps.write({
    gone: returnMark(deps.db, reader, sent),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), sent.id, {
      returnedAnswer: sent.answer,
    }),
  });
  if (gone.length === 0) throw new AppError("mark-not-returnable");
}

/** Two marks that differ, whether or not somebody has decided. */
function isUndecided(marks: readonly { seat: number; fraction: number }[], rule: MarkingRule): boolean {
  return (
    finalMark(
      marks.filter(({ seat }) => seat < DECISION_SEAT),
      rule,
    ).state === "differs"
  );
}

/** Throws no-permission, mark-rule, mark-not-deciding. */
export async function setMarkingRule(
  deps: Deps,
  actor: SchoolActor,
  { id, markers, margin }: { id: string; markers: number; margin: number },
): Promise<void> {
  const reader = assessmentMaker(actor);
  if ((markers !== 1 && markers !== 2) || !(margin >= 0 && margin <= 1)) throw new AppError("mark-rule");
  const { stored } = await deps.write({
    stored: storeMarkingRule(deps.db, reader, { id, markers, margin }),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, { markers, margin }),
  });
  if (stored.length === 0) throw new AppError("mark-not-deciding");
}
