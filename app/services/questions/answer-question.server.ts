import type { Viewer } from "#app/access/viewer.ts";
import { pointsOfAnswer } from "#app/domain/progress/points.ts";
import { type Letter, letterOf } from "#app/domain/questions/check-answer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { answerStatements } from "#app/queries/answers.server.ts";
import type { Deps } from "../deps.ts";

/** The result of an answer: what the student is told, and how everybody answered. */
export type AnswerResult = {
  correct: boolean;
  /** The right letter. */
  letter: string;
  /** The letter that counts: the first one, also when this was a later try. */
  firstAlternative: string;
  /** Points this call earned: 0 unless it was the first answer. */
  points: number;
  /** First answers per letter, in all. */
  counts: Record<Letter, number>;
  answeredAt: number;
};

/**
 * Answers a question (spec 001 §7). The server grades with its own key; the first answer scores, later ones are kept
 * without points, and a repeated operation changes nothing and gets the same result. One round trip.
 * Throws invalid-alternative, question-not-found, question-without-key, too-many-answers.
 */
export async function answerQuestion(
  deps: Deps,
  viewer: Viewer,
  input: { ord: number; alternative: unknown; operation: string },
): Promise<AnswerResult> {
  const alternative = letterOf(input.alternative);
  if (!alternative) throw new AppError("invalid-alternative");
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const now = deps.now();
  const answer = { userNum: viewer.num, ord: input.ord, alternative, operation: input.operation, now };
  const [, [key], [earlier]] = await deps.write(...answerStatements(deps.db, answer));
  if (key?.letter) {
    const correct = key.letter === alternative;
    const points = pointsOfAnswer(correct);
    return {
      correct,
      letter: key.letter,
      firstAlternative: alternative,
      points,
      counts: countsOf(key),
      answeredAt: now,
    };
  }
  if (!earlier) throw new AppError("question-not-found");
  if (!earlier.letter) throw new AppError("question-without-key");
  if (!earlier.alternative || earlier.answeredAt === null) throw new AppError("invalid-alternative");
  // The same operation again is told what it was told before: its points too.
  const replay = earlier.operation === input.operation;
  return {
    correct: replay ? earlier.correct === 1 : alternative === earlier.letter,
    letter: earlier.letter,
    firstAlternative: earlier.alternative,
    points: replay ? pointsOfAnswer(earlier.correct === 1) : 0,
    counts: countsOf(earlier),
    answeredAt: earlier.answeredAt,
  };
}

function countsOf(row: { a: number; b: number; c: number; d: number; e: number }): AnswerResult["counts"] {
  return { A: row.a, B: row.b, C: row.c, D: row.d, E: row.e };
}
