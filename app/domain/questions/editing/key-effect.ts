import { EXTRA_POINTS_WHEN_CORRECT } from "#app/domain/progress/points.ts";
import { rankingPosition } from "#app/domain/progress/ranking.ts";
import { type GradingKey, isRight } from "./key-replay.ts";

/** Answers to a question by what they chose and how they count now. */
export type AnswerGroup = { alternative: string; correct: boolean; answers: number };

/** Somebody near the top of the ranking, with their answer to the question; null where they have none. */
export type RankedAnswer = { points: number; answer: { alternative: string; correct: boolean } | null };

/** What a change of the key does before it is done. Every student has one answer that counts. */
export type KeyEffect = {
  was: GradingKey;
  becomes: GradingKey;
  students: number;
  turnRight: number;
  turnWrong: number;
  /** The sum of all points gained and lost. */
  points: number;
  ranking: { among: number; moved: number; furthest: number };
  /** The count stopped at its limit: there are more answers than told. */
  capped: boolean;
};

/** How many of the first are looked at for the ranking. */
export const RANKING_LOOKED_AT = 100;

/** What becomes of the answers. */
export function keyEffect(groups: readonly AnswerGroup[], key: GradingKey) {
  const turning = groups.filter(({ alternative, correct }) => isRight(alternative, key) !== correct);
  const sum = (some: readonly AnswerGroup[]) => some.reduce((total, { answers }) => total + answers, 0);
  const turnRight = sum(turning.filter(({ correct }) => !correct));
  const turnWrong = sum(turning.filter(({ correct }) => correct));
  return {
    students: sum(groups),
    turnRight,
    turnWrong,
    points: EXTRA_POINTS_WHEN_CORRECT * (turnRight - turnWrong),
  };
}

/** How many of the first change their place in the ranking, and by how many places the one who moves most. */
export function rankingEffect(people: readonly RankedAnswer[], key: GradingKey): KeyEffect["ranking"] {
  const turns = people.map(({ points, answer }) => ({ was: points, is: points + gainOf(answer, key) }));
  const before = turns.map(({ was }) => was);
  const after = turns.map(({ is }) => is);
  const moves = turns
    .slice(0, RANKING_LOOKED_AT)
    .map(({ was, is }) => Math.abs(rankingPosition(is, after) - rankingPosition(was, before)));
  return {
    among: moves.length,
    moved: moves.filter((places) => places > 0).length,
    furthest: Math.max(0, ...moves),
  };
}

function gainOf(answer: RankedAnswer["answer"], key: GradingKey): number {
  if (!answer) return 0;
  const after = isRight(answer.alternative, key);
  return after === answer.correct ? 0 : after ? EXTRA_POINTS_WHEN_CORRECT : -EXTRA_POINTS_WHEN_CORRECT;
}
