import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { GRADING_SECONDS } from "../../domain/grading/graded-essay.ts";
import {
  claimPanel,
  claimSeats,
  deleteEmptySeats,
  type EssayGrader,
  freeSeats,
  openSeats,
  returnSeat,
} from "../../queries/grading-seats.server.ts";
import { resolveEssay, resolvePending } from "./resolve-essay.server.ts";

/** Essays whose seats are opened by one request. */
const MOST_OPENED = 200;

/** Gives the grader the next essays; how many. Throws grading-none-left. */
export async function claimEssays(deps: Deps, grader: EssayGrader): Promise<{ taken: number }> {
  const now = deps.now();
  const { taken } = await deps.write({
    ...openSeats(deps.db, grader.school, MOST_OPENED),
    taken: claimSeats(deps.db, grader, { now, dueAt: now + GRADING_SECONDS }),
  });
  deps.later(resolvePending);
  if (taken.length === 0) throw new AppError("grading-none-left");
  return { taken: taken.length };
}

/** A seat of an essay's panel, or its appeal; the number of the reading. Throws grading-not-found. */
export async function claimPanelSeat(deps: Deps, grader: EssayGrader, essay: number): Promise<number> {
  const now = deps.now();
  const [taken] = await deps.write(claimPanel(deps.db, grader, essay, { now, dueAt: now + GRADING_SECONDS }));
  if (!taken) throw new AppError("grading-not-found");
  return taken.num;
}

/**
 * Closes a late panel with the readings there are. Throws no-permission, panel-open: not late, no reading, somebody is
 * reading, or already closed.
 */
export async function closePanel(deps: Deps, grader: EssayGrader, essay: number): Promise<void> {
  if (!grader.coordinates) throw new AppError("no-permission");
  const dropped = await deps.write(deleteEmptySeats(deps.db, grader, essay, deps.now()));
  if (dropped.length === 0) throw new AppError("panel-open");
  await resolveEssay(deps, essay);
}

/** Back to the queue: what is past its date. Throws no-permission. */
export async function freeEssays(deps: Deps, grader: EssayGrader): Promise<{ freed: number }> {
  if (!grader.coordinates) throw new AppError("no-permission");
  const freed = await deps.write(freeSeats(deps.db, grader.school, deps.now()));
  return { freed: freed.length };
}

/** An own reading, for another person: they know the author, or have no time. Throws grading-not-found. */
export async function returnToQueue(deps: Deps, grader: EssayGrader, num: number): Promise<void> {
  const given = await deps.write(returnSeat(deps.db, grader, num));
  if (given.length === 0) throw new AppError("grading-not-found");
}
