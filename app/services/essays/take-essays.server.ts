import { GRADING_SECONDS } from "#app/domain/essays/graded-essay.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  type EssayGrader,
  freeSeats,
  giveBackSeat,
  openSeats,
  takePanel,
  takeSeats,
} from "#app/queries/essays/grading-seats.server.ts";
import type { Deps } from "../deps.ts";
import { settleLeft } from "./settle-essay.server.ts";

/** Essays whose seats are opened by one request. */
const MOST_OPENED = 200;

/** Gives the grader the next essays; how many. Throws grading-none-left. */
export async function takeEssays(deps: Deps, grader: EssayGrader): Promise<{ taken: number }> {
  const now = deps.now();
  const [, , taken] = await deps.write(
    ...openSeats(deps.db, grader.school, MOST_OPENED),
    takeSeats(deps.db, grader, { now, dueAt: now + GRADING_SECONDS }),
  );
  deps.later(settleLeft);
  if (taken.length === 0) throw new AppError("grading-none-left");
  return { taken: taken.length };
}

/** Of a discrepancy that stayed, or an appeal. Throws no-permission, grading-not-found. */
export async function takePanelEssay(deps: Deps, grader: EssayGrader, num: number): Promise<void> {
  if (!grader.coordinates) throw new AppError("no-permission");
  const now = deps.now();
  const [taken] = await deps.write(takePanel(deps.db, grader, num, { now, dueAt: now + GRADING_SECONDS }));
  if (taken.length === 0) throw new AppError("grading-not-found");
}

/** Back to the queue: what is past its date. Throws no-permission. */
export async function freeEssays(deps: Deps, grader: EssayGrader): Promise<{ freed: number }> {
  if (!grader.coordinates) throw new AppError("no-permission");
  const [freed] = await deps.write(freeSeats(deps.db, grader.school, deps.now()));
  return { freed: freed.length };
}

/** An own reading, for another person: they know the author, or have no time. Throws grading-not-found. */
export async function giveBackEssay(deps: Deps, grader: EssayGrader, num: number): Promise<void> {
  const [given] = await deps.write(giveBackSeat(deps.db, grader, num));
  if (given.length === 0) throw new AppError("grading-not-found");
}
