import { showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sittingPaths } from "../../paths.ts";
import { assessmentNotices } from "../../queries/assessment-notices.server.ts";
import { assessmentToWrite, audienceOf } from "../../queries/making.server.ts";
import { auditAssessment, publishStatement, withdrawStatement } from "../../queries/writing.server.ts";

/** What an assessment's students are notified of, in the batch that changes it. */
export function noticesFor(deps: Deps, { schoolId }: SchoolActor, id: string) {
  const link = sittingPaths.assessment(schoolId, id);
  return assessmentNotices(deps.db, { schoolId, id }, { link, at: deps.now() });
}

/** Epoch seconds; `opensAt` null: now. */
export type SentWindow = { id: string; revision: number; opensAt: number | null; closesAt: number | null };

/**
 * Publishes the revision its maker saw, for a window; repeated, it changes the window. Its students are notified in the
 * same batch. Throws assessment-not-found, assessment-window, assessment-empty, assessment-nobody, assessment-changed.
 */
export async function publishAssessment(
  deps: Deps,
  actor: SchoolActor,
  { id, revision, opensAt, closesAt }: SentWindow,
): Promise<{ revision: number }> {
  const reader = assessmentMaker(actor);
  const now = deps.now();
  const begin = opensAt ?? now;
  if (closesAt !== null && closesAt <= Math.max(begin, now)) throw new AppError("assessment-window");
  const sent = { id, revision, opensAt: begin, closesAt };
  const {
    published: [published],
    row: [row],
    audience: [audience],
    live,
  } = await deps.write({
    published: publishStatement(deps.db, reader, sent, writingOf(deps, actor)),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, {
      published: true,
      opensAt: begin,
      closesAt,
    }),
    row: assessmentToWrite(deps.db, reader, id),
    audience: audienceOf(deps.db, reader, id),
    ...noticesFor(deps, actor, id),
  });
  if (published) {
    showInTabs(deps, live, live);
    return { revision: published.revision };
  }
  if (!row || !audience) throw new AppError("assessment-not-found");
  if (row.questions === 0) throw new AppError("assessment-empty");
  const isForSomebody = audience.classes.length > 0 || audience.people.some(({ invited }) => invited);
  throw new AppError(isForSomebody ? "assessment-changed" : "assessment-nobody");
}

/**
 * Back to a draft, while no one has started; its notices are deleted. Throws assessment-not-found, assessment-frozen.
 */
export async function withdrawAssessment(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const {
    rows,
    row: [row],
  } = await deps.write({
    rows: withdrawStatement(deps.db, reader, id, writingOf(deps, actor)),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, { published: false }),
    row: assessmentToWrite(deps.db, reader, id),
    ...noticesFor(deps, actor, id),
  });
  if (!row) throw new AppError("assessment-not-found");
  if (rows.length === 0) throw new AppError("assessment-frozen");
}
