import { GRADING_SECONDS, profileOfTheme } from "#app/domain/essays/graded-essay.ts";
import { readGradingDraft, totalOfDraft } from "#app/domain/essays/grading-draft.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  concludeOwn,
  type EssayGrader,
  freeSeats,
  gradingOfGrader,
  openSeats,
  storeGrading,
  takePanel,
  takeSeats,
} from "#app/queries/essays/gradings.server.ts";
import type { Deps } from "../deps.ts";
import { settleEssay, settleLeft } from "./settle-essay.server.ts";

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
  const [freed] = await deps.write(freeSeats(deps.db, grader.school, { from: null, now: deps.now() }));
  return { freed: freed.length };
}

type SentGrading = { num: number; revision: number; draft: unknown };

/** As typed. Throws grading-not-found, grading-elsewhere (written on another device, or passed on). */
export async function saveGrading(
  deps: Deps,
  grader: EssayGrader,
  sent: SentGrading,
): Promise<{ revision: number }> {
  const [[row]] = await deps.read(gradingOfGrader(deps.db, grader, sent.num));
  if (!row) throw new AppError("grading-not-found");
  const draft = readGradingDraft(sent.draft, profileOfTheme(row.profile), row.text.length);
  const total = totalOfDraft(draft);
  const [[stored]] = await deps.write(storeGrading(deps.db, grader, { ...sent, draft, total }));
  if (!stored) throw new AppError("grading-elsewhere");
  return stored;
}

/** Concludes what is saved, once; then the rule decides. Throws grading-not-found, grading-incomplete. */
export async function concludeGrading(deps: Deps, grader: EssayGrader, num: number): Promise<void> {
  const [[row]] = await deps.read(gradingOfGrader(deps.db, grader, num));
  if (!row) throw new AppError("grading-not-found");
  if (row.concludedAt === null) {
    if (totalOfDraft(row) === null) throw new AppError("grading-incomplete");
    await deps.write(concludeOwn(deps.db, grader, { num, now: deps.now() }));
  }
  await settleEssay(deps, row.essay);
}
