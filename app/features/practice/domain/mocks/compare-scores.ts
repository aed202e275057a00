import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import type { AreaScore } from "./score-sheet.ts";
import { scoreText } from "./score-words.ts";
import { shownScores } from "./shown-scores.ts";

/** A former mock exam of the same person; `startedAt` in epoch seconds. */
export type FormerMock = { startedAt: number; scores: readonly AreaScore[] };

/** Whether two exams can be compared: the shorter one has nine questions of ten of the longer one. */
export function isOfLikeLength(one: number, other: number): boolean {
  return Math.min(one, other) >= 0.9 * Math.max(one, other);
}

/** The newest score of an area of as many questions before this one; null where there is none. */
export function formerScore(
  former: readonly FormerMock[],
  { area, size }: { area: EnemArea; size: number },
): { startedAt: number; score: AreaScore } | null {
  const newestFirst = [...former].sort((one, other) => other.startedAt - one.startedAt);
  for (const { startedAt, scores } of newestFirst) {
    const score = shownScores(scores).find((each) => each.area === area && isOfLikeLength(each.size, size));
    if (score) return { startedAt, score };
  }
  return null;
}

/** Compared with one's former score of the area. Overlapping ranges are reported as no clear difference. */
export function comparedText(now: AreaScore, former: readonly FormerMock[]): string | null {
  const found = formerScore(former, now);
  if (!found) return null;
  const { startedAt, score: then } = found;
  const day = formatDate(startedAt);
  const points = Math.round(now.score - then.score);
  if (points === 0 || (now.low <= then.high && then.low <= now.high))
    return `Parecida com a anterior, de ${day} (${scoreText(then)}): a diferença cabe na margem.`;
  const difference = plural(Math.abs(points), "ponto", "pontos");
  return points > 0
    ? `${difference} acima da anterior, de ${day} (${scoreText(then)}).`
    : `A anterior, de ${day}, foi ${scoreText(then)}: ${difference} a mais. Uma prova varia da outra.`;
}
