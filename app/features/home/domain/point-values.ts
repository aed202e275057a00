import { levelThresholds } from "#app/features/accounts/domain/progress/level.ts";
import { levelRows } from "#app/features/accounts/domain/progress/level-table.ts";
import { EXTRA_POINTS_WHEN_CORRECT, pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import { numberAt } from "#app/platform/text/number-at.ts";

/** The numbers in the texts about points and levels. */
export function pointValues(format: (points: number) => string): Record<string, string | number> {
  return {
    wrong: pointsOfAnswer(false),
    right: pointsOfAnswer(true),
    extra: EXTRA_POINTS_WHEN_CORRECT,
    levels: levelRows().length,
    second: format(numberAt(levelThresholds, 0)),
    last: format(numberAt(levelThresholds, levelThresholds.length - 1)),
  };
}
