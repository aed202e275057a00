import type { Deps } from "#app/platform/context/deps.ts";
import { changedCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { placeBefore } from "../../domain/catalogue/topic-place.ts";
import { moveTopicChange, pieceToUndo, turnPiece } from "../../queries/catalogue/pieces.server.ts";
import { purgeQuestions } from "../storing/purge-questions.server.ts";
import { type ChangeOnWay, type Placed, placedStatements } from "./place-questions.server.ts";

const listOf = (topics: string) => JSON.parse(topics) as number[];

/** Undoes one piece of a merge or a move; without any left, ends the undoing. */
export async function undoTopicStep(deps: Deps, { row, change, changes }: ChangeOnWay): Promise<void> {
  const { num, place: from } = row;
  const {
    piece: [piece],
    questions,
  } = await deps.read(pieceToUndo(deps.db, num));
  if (!piece) {
    const end = { num, from, to: from, seen: 0, changed: 0, finished: "undone" as const };
    await deps.write(moveTopicChange(deps.db, end));
    return;
  }
  const catalogue = changedCatalogue(changes);
  const written = new Map(piece.questions.map((each) => [each[0], each]));
  const placed = questions.flatMap((question): Placed[] => {
    const own = written.get(question.ord);
    if (!own) return [];
    const [, subject, topics, subjectAfter, topicsAfter] = own;
    const state = {
      before: { subject, topics: listOf(topics) },
      after: { subject: subjectAfter, topics: listOf(topicsAfter) },
      now: question,
    };
    const back = placeBefore(change, state, catalogue);
    const same = back.subject === question.subject && back.topics.join() === question.topics.join();
    return same ? [] : [{ question, ...back }];
  });
  const step = { num, from, to: piece.place, seen: written.size, changed: 0, finished: null };
  const read = placed.map(({ question }) => question);
  await deps.write([
    turnPiece(deps.db, { num, place: piece.place, read }),
    ...(placed.length > 0 ? await placedStatements(deps, placed) : []),
    moveTopicChange(deps.db, step),
  ]);
  await purgeQuestions(deps, read);
}
