import { AppError } from "#app/errors/app-error.ts";
import { assessmentToWrite, audienceOf } from "#app/queries/assessments/making.server.ts";
import {
  noteAssessment,
  publishStatement,
  withdrawStatement,
} from "#app/queries/assessments/writing.server.ts";
import type { Deps } from "../deps.ts";
import { type SchoolActor, schoolEntry, writingOf } from "../school/school-actor.ts";
import { assessmentMaker } from "./assessment-reader.ts";

/** Epoch seconds; `opensAt` null: now. */
export type SentWindow = { id: string; revision: number; opensAt: number | null; closesAt: number | null };

/**
 * Publishes what its maker saw, for a window; again to change the window. Throws assessment-not-found, assessment-window,
 * assessment-empty, assessment-nobody, assessment-changed.
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
  const [[published], , [row], [audience]] = await deps.write(
    publishStatement(deps.db, reader, sent, writingOf(deps, actor)),
    noteAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, {
      published: true,
      opensAt: begin,
      closesAt,
    }),
    assessmentToWrite(deps.db, reader, id),
    audienceOf(deps.db, reader, id),
  );
  if (published) return { revision: published.revision };
  if (!row || !audience) throw new AppError("assessment-not-found");
  if (row.questions === 0) throw new AppError("assessment-empty");
  const isForSomebody = audience.classes.length > 0 || audience.people.some(({ invited }) => invited);
  throw new AppError(isForSomebody ? "assessment-changed" : "assessment-nobody");
}

/** Back to a draft, while nobody has started. Throws assessment-not-found, assessment-frozen. */
export async function withdrawAssessment(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const [rows, , [row]] = await deps.write(
    withdrawStatement(deps.db, reader, id, writingOf(deps, actor)),
    noteAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, { published: false }),
    assessmentToWrite(deps.db, reader, id),
  );
  if (!row) throw new AppError("assessment-not-found");
  if (rows.length === 0) throw new AppError("assessment-frozen");
}
