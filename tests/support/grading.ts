import type { EssayGrader } from "#app/features/essays/queries/grading-seats.server.ts";
import { finishGrading, saveGrading } from "#app/features/essays/services/grading/grade-essay.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { rowsOf } from "#tests/support/given-school.ts";

/** Epoch seconds; a test moves it. */
export const gradingClock = { now: 1_790_000_000 };

/** At the moved time, and with nothing that follows a write later. In place: a copy would make every dependency. */
export const depsNow = (): Deps =>
  Object.defineProperties(visitorDeps(), {
    now: { value: () => gradingClock.now, enumerable: true },
    later: { value: () => undefined, enumerable: true },
  });

export const even = (points: number) => [points, points, points, points, points];
export const draftOf = (grades: readonly number[], more: object = {}) => ({ grades, ...more });

/** What a grader has open. */
export async function openOf(
  grader: EssayGrader,
  essay?: number,
): Promise<{ num: number; essay: number; revision: number }[]> {
  const rows = await rowsOf<{ num: number; essay: number; revision: number }>(
    "SELECT num, essay, revision FROM essay_gradings WHERE grader = ? AND concluded_at IS NULL ORDER BY num",
    grader.accountId,
  );
  return rows.filter((row) => essay === undefined || row.essay === essay);
}

/** Writes and concludes a reading that the grader has. */
export async function grade(
  grader: EssayGrader,
  essay: number,
  grades: readonly number[],
  more: object = {},
): Promise<void> {
  const [open] = await openOf(grader, essay);
  if (!open) throw new Error("not theirs");
  await saveGrading(depsNow(), grader, {
    num: open.num,
    revision: open.revision,
    draft: draftOf(grades, more),
  });
  await finishGrading(depsNow(), grader, open.num);
}
