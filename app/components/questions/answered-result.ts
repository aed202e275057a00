import type { AnswerResult } from "#app/domain/questions/answer-result.ts";
import type { Letter } from "#app/domain/questions/check-answer.ts";
import type { AnsweredQuestion } from "#app/queries/questions/reading.server.ts";

export function answeredResult(answered: AnsweredQuestion | null): AnswerResult | null {
  if (!answered?.letter) return null;
  const { a, b, c, d, e, letter, alternative, correct, answeredAt } = answered;
  const counts: Record<Letter, number> = { A: a, B: b, C: c, D: d, E: e };
  return { correct, letter, firstAlternative: alternative, points: 0, counts, answeredAt };
}
