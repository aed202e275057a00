import { type AnswerResult, countsOf, creditAs } from "../domain/answers/answer-result.ts";
import type { AnsweredQuestion } from "../queries/reading.server.ts";

export function answeredResult(answered: AnsweredQuestion | null): AnswerResult | null {
  if (!answered?.letter) return null;
  const { letter, alternative, correct, answeredAt } = answered;
  const credit = creditAs(correct, alternative, letter);
  return {
    ...countsOf(answered),
    correct,
    credit,
    letter,
    firstAlternative: alternative,
    points: 0,
    answeredAt,
  };
}
