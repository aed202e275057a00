import { pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type AnswerResult, countsOf, creditAs } from "../domain/answers/answer-result.ts";
import { answerOf, creditOf } from "../domain/answers/check-answer.ts";
import { isSchoolOrd } from "../domain/school-ord.ts";
import {
  type AnswerPace,
  answerStatements,
  type EarlierAnswer,
  type KeyRow,
} from "../queries/answers.server.ts";
import { heldRefusal } from "./refuse-held-question.ts";

export type GivenAnswer = { ord: number; alternative: string; operation: string; pace: AnswerPace };

type Refusal = "question-not-found" | "question-without-key" | "invalid-alternative" | HeldAnswer;
/** Epoch seconds, or as domain/questions/held-back.ts. */
type HeldAnswer = { heldUntil: number };

/**
 * Only the first answer scores (R-BANK-9); operations are idempotent. One round trip. Throws invalid-alternative,
 * question-not-found, question-held, question-without-key, too-many-answers.
 */
export async function answerQuestion(
  deps: Deps,
  viewer: Viewer,
  input: { ord: number; alternative: unknown; operation: string; waited?: number },
): Promise<AnswerResult> {
  const alternative = answerOf(input.alternative);
  if (!alternative) throw new AppError("invalid-alternative");
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const { ord, operation, waited = 0 } = input;
  const [stored] = await storeAnswers(deps, viewer, [{ ord, alternative, operation, pace: { waited } }]);
  if (stored === undefined || stored === "question-not-found") throw new AppError("question-not-found");
  if (stored === "question-without-key") throw new AppError("question-without-key");
  if (stored === "invalid-alternative") throw new AppError("invalid-alternative");
  if ("heldUntil" in stored) throw heldRefusal(stored.heldUntil);
  return stored;
}

/** Stores answers in one batch, with a result or refusal each. Keep it small: four statements an answer. */
export async function storeAnswers(
  deps: Deps,
  viewer: Viewer,
  answers: readonly GivenAnswer[],
): Promise<(AnswerResult | Refusal)[]> {
  const now = deps.now();
  if (answers.length === 0) return [];
  const { stored } = await deps.write({
    stored: answers.map((answer) => answerStatements(deps.db, { ...answer, userNum: viewer.num, now })),
  });
  return answers.map((answer, index) =>
    resultOf(answer, { key: stored[index]?.key[0], earlier: stored[index]?.earlier[0], now }),
  );
}

/** A school's own questions give none: their writers could mint them. */
function pointsFor(ord: number, correct: boolean): number {
  return isSchoolOrd(ord) ? 0 : pointsOfAnswer(correct);
}

function resultOf(
  { ord, alternative, operation }: GivenAnswer,
  { key, earlier, now }: { key?: KeyRow; earlier?: EarlierAnswer; now: number },
): AnswerResult | Refusal {
  if (key?.letter) {
    const correct = key.letter === alternative;
    const points = pointsFor(ord, correct);
    const credit = creditOf(alternative, key.letter);
    const { letter } = key;
    return {
      ...countsOf(key),
      correct,
      credit,
      letter,
      firstAlternative: alternative,
      points,
      answeredAt: now,
    };
  }
  if (!earlier) return "question-not-found";
  if (earlier.heldUntil !== null) return { heldUntil: earlier.heldUntil };
  if (!earlier.letter) return "question-without-key";
  if (!earlier.alternative || earlier.answeredAt === null) return "invalid-alternative";
  // A repeated operation returns the same result, points included.
  const replay = earlier.operation === operation;
  const correct = replay ? earlier.correct === true : alternative === earlier.letter;
  return {
    ...countsOf(earlier),
    correct,
    credit: creditAs(correct, alternative, earlier.letter),
    letter: earlier.letter,
    firstAlternative: earlier.alternative,
    points: replay ? pointsFor(ord, earlier.correct === true) : 0,
    answeredAt: earlier.answeredAt,
  };
}
