import { levelRows } from "#app/features/accounts/domain/progress/level-table.ts";
import { EXTRA_POINTS_WHEN_CORRECT, pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";

/** The numbers in the texts about points and levels. */
export function pointValues(format: (points: number) => string): Record<string, string | number> {
  const levels = levelRows();
  return {
    wrong: pointsOfAnswer(false),
    right: pointsOfAnswer(true),
    extra: EXTRA_POINTS_WHEN_CORRECT,
    levels: levels.length,
    second: format(levels[1]?.from ?? 0),
    last: format(levels.at(-1)?.from ?? 0),
  };
}
