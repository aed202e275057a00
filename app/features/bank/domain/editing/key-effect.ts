import { EXTRA_POINTS_WHEN_CORRECT } from "#app/features/accounts/domain/progress/points.ts";
import { rankingPosition } from "#app/features/accounts/domain/progress/ranking.ts";
import { type GradingKey, isRight } from "./key-replay.ts";

export type AnswerGroup = { alternative: string; correct: boolean; answers: number };

/** A person near the top of the ranking; `answer` is null where they have none. */
export type RankedAnswer = { points: number; answer: { alternative: string; correct: boolean } | null };

/** Preview of a key change. Each student has one counted answer. */
export type KeyEffect = {
  was: GradingKey;
  becomes: GradingKey;
  students: number;
  turnRight: number;
  turnWrong: number;
  /** Null where a right answer gives none. */
  points: number | null;
  ranking: { among: number; moved: number; furthest: number };
  capped: boolean;
};

export const RANKING_LOOKED_AT = 100;

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

/** How many change their place, and the largest move. */
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
