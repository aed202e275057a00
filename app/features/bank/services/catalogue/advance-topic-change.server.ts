import type { Deps } from "#app/platform/context/deps.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { changedCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { placeAfter } from "../../domain/catalogue/topic-place.ts";
import { type ChangeRow, overlaidTopics, topicChange } from "../../queries/catalogue/changes.server.ts";
import { insertPiece, moveTopicChange, questionsOfTopics } from "../../queries/catalogue/pieces.server.ts";
import { purgeQuestions } from "../storing/purge-questions.server.ts";
import { type ChangeOnWay, type Placed, placedStatements } from "./place-questions.server.ts";
import { undoTopicStep } from "./undo-topic-step.server.ts";

/** Questions per step: stays below D1's limits of a statement and of a batch. */
export const QUESTIONS_PER_STEP = 100;
/** Steps per request: each question's pages are purged, and a request may make a thousand subrequests. */
const STEPS_AT_ONCE = 4;

/**
 * Applies or undoes a change on at most 400 questions per call; null for an unknown one. Safe to interrupt, repeat or
 * run concurrently: each step is one batch that fails whole if another was first.
 */
export async function advanceTopicChange(
  deps: Deps,
  num: number,
  steps = STEPS_AT_ONCE,
): Promise<ChangeRow | null> {
  for (let step = 0; step < steps; step++) {
    const {
      row: [row],
      overlay: [overlay],
    } = await deps.read({ row: topicChange(deps.db, num), overlay: overlaidTopics(deps.db) });
    if (!row || !overlay) return null;
    if (row.state === "done" || row.state === "undone") return row;
    const held = overlay;
    deps.catalogue.update(held);
    const change = { num, kind: row.kind, topic: row.topic, to: row.becomes };
    try {
      await runStep(deps, { row, change, changes: held.changes });
    } catch (error) {
      // Another step or an edit was first: read the current state.
      if (!isAppError(error) || error.code !== "database-unavailable" || step === steps - 1) throw error;
    }
  }
  const [row] = await deps.read(topicChange(deps.db, num));
  return row ?? null;
}

async function runStep(deps: Deps, way: ChangeOnWay): Promise<void> {
  const isUndone = way.row.state === "undoing";
  // A rename wrote no questions: only its pages are purged, both ways.
  if (isUndone && way.row.kind !== "rename") return undoTopicStep(deps, way);
  const { row, change, changes } = way;
  const before = changedCatalogue(changes.filter((each) => each.num < row.num));
  const members = before.members.get(row.topic) ?? [row.topic];
  const found = await deps.read(questionsOfTopics(deps.db, members, row.place, QUESTIONS_PER_STEP));
  const catalogue = changedCatalogue(changes);
  const placed = found.flatMap((question): Placed[] => {
    const { subject, topics } = placeAfter(change, question, { catalogue, members });
    const same = subject === question.subject && topics.join() === question.topics.join();
    return same ? [] : [{ question, subject, topics }];
  });
  const ended = found.length < QUESTIONS_PER_STEP;
  const step = {
    num: row.num,
    from: row.place,
    to: found.at(-1)?.ord ?? row.place,
    seen: found.length,
    changed: placed.length,
    finished: ended ? (isUndone ? ("undone" as const) : ("done" as const)) : null,
  };
  const read = placed.map(({ question }) => question);
  const written = placed.map(({ question, subject, topics }) => {
    const [before, after] = [JSON.stringify(question.topics), JSON.stringify(topics)];
    return [question.ord, question.subject, before, subject, after] as const;
  });
  const kept =
    placed.length > 0
      ? [
          insertPiece(deps.db, { num: row.num, place: row.place, read }, written),
          ...(await placedStatements(deps, placed)),
        ]
      : [];
  const [first, ...rest] = [...kept, moveTopicChange(deps.db, step)] as const;
  if (first) await deps.write([first, ...rest]);
  await purgeQuestions(deps, row.kind === "rename" ? found : read);
}
