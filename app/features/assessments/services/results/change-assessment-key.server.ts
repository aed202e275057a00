import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { LocalKeyChange } from "../../domain/assessment.ts";
import { placedQuestions } from "../../domain/assessment.ts";
import {
  bestSittings,
  type LocalKeyEffect,
  localKeyEffect,
  readKeyChange,
  scoredQuestions,
} from "../../domain/results/key-changes.ts";
import { openFractions } from "../../domain/results/marking.ts";
import { marksForScores } from "../../queries/marking.server.ts";
import { insertKeyChange, undoKeyChange } from "../../queries/releasing.server.ts";
import {
  endedSittings,
  type KeyedQuestion,
  keyedQuestions,
  resultsHead,
} from "../../queries/results.server.ts";
import { auditAssessment } from "../../queries/writing.server.ts";
import { startRelease } from "./release-results.server.ts";

/** Sittings that a preview scores. */
const MOST = 5_000;

/** As a form sends it; `place` from 0. */
export type WantedKey = { id: string; place: number; how: string; answers: string };

function changeWanted(
  questions: readonly KeyedQuestion[],
  ord: number | undefined,
  wanted: WantedKey,
): LocalKeyChange {
  const row = questions.find((each) => each.ord === ord);
  if (!row) throw new AppError("assessment-question-gone");
  const after = readKeyChange(row.kind, row.letters, wanted);
  if (!after) throw new AppError("assessment-key-not-taken");
  return after;
}

/**
 * Which scores a change would alter, and by how much; nothing is stored. Throws assessment-not-found,
 * assessment-question-gone, assessment-key-not-taken.
 */
export async function previewKeyChange(
  deps: Deps,
  actor: SchoolActor,
  wanted: WantedKey,
): Promise<{
  after: LocalKeyChange;
  effect: LocalKeyEffect;
  seen: number;
  isReleased: boolean;
  num: number;
}> {
  const reader = assessmentMaker(actor);
  const { id, place } = wanted;
  const now = deps.now();
  const {
    head: [head],
    questions,
    rows,
    marks,
  } = await deps.read({
    head: resultsHead(deps.db, reader, id),
    questions: keyedQuestions(deps.db, id),
    rows: endedSittings(deps.db, reader, id, { classId: null, now, limit: MOST }),
    marks: marksForScores(deps.db, id),
  });
  if (!head) throw new AppError("assessment-not-found");
  const after = changeWanted(questions, placedQuestions(head.document)[place]?.ord, wanted);
  const before = scoredQuestions(head.document, questions, head.changes);
  const changed = before.map((question, index) =>
    index === place ? { ...question, change: after } : question,
  );
  const fractions = openFractions(marks);
  const [one, other] = [before, changed].map((each) => bestSittings(each, rows, fractions));
  const effect = localKeyEffect(
    (one ?? []).map(({ scored }) => scored),
    (other ?? []).map(({ scored }) => scored),
  );
  const seen = Math.max(0, ...head.changes.map(({ num }) => num));
  return { after, effect, seen, isReleased: head.releasedAt !== null, num: head.num };
}

/**
 * Stores a change as it was previewed; what is released already is scored again. Throws what the preview does, and
 * assessment-key-changed where another change came first.
 */
export async function applyKeyChange(
  deps: Deps,
  actor: SchoolActor,
  wanted: WantedKey & { seen: number },
): Promise<LocalKeyEffect> {
  const { after, effect, isReleased, num } = await previewKeyChange(deps, actor, wanted);
  const reader = assessmentMaker(actor);
  const { id, place, seen } = wanted;
  const changeId = deps.newId();
  const { rows } = await deps.write({
    rows: insertKeyChange(deps.db, reader, { id, changeId, place, after, seen }, writingOf(deps, actor)),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment-key"), id, {
      question: place + 1,
      key: after,
    }),
  });
  if (rows.length === 0) throw new AppError("assessment-key-changed");
  if (isReleased) await scoreAgain(deps, actor, { num, id, cause: changeId });
  return effect;
}

async function scoreAgain(deps: Deps, actor: SchoolActor, again: { num: number; id: string; cause: string }) {
  const { schoolId } = actor;
  await startRelease(deps, { ...again, schoolId, ownerId: actor.viewer.id, expected: 0, why: "key" });
}

/** Reverts a key change and the scores it made. Throws assessment-not-found, assessment-key-changed. */
export async function revertKeyChange(
  deps: Deps,
  actor: SchoolActor,
  sent: { id: string; change: string },
): Promise<void> {
  const reader = assessmentMaker(actor);
  const { id, change } = sent;
  const now = deps.now();
  const {
    head: [head],
    rows,
  } = await deps.write({
    head: resultsHead(deps.db, reader, id),
    rows: undoKeyChange(deps.db, reader, id, change, now),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment-key"), id, { undone: true }),
  });
  if (!head) throw new AppError("assessment-not-found");
  if (rows.length === 0) throw new AppError("assessment-key-changed");
  if (head.releasedAt !== null)
    await scoreAgain(deps, actor, { num: head.num, id, cause: `${change}-desfeito` });
}
