import { doorState } from "#app/domain/assessments/sitting-time.ts";
import { AppError } from "#app/errors/app-error.ts";
import { assessmentToTake, sittingsOf, startSitting } from "#app/queries/assessments/sittings.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentReader } from "./assessment-reader.ts";

/**
 * Starts the student's next attempt, or finds the one under way: exactly one, in one trip. By the server's clock. Returns its
 * attempt. Throws assessment-not-found, sitting-early, sitting-over, sitting-done, sitting-code.
 */
export async function startAttempt(
  deps: Deps,
  actor: SchoolActor,
  { id, code, device }: { id: string; code: string; device: string },
): Promise<number> {
  const reader = assessmentReader(actor);
  const now = deps.now();
  const [[started], [row], sittings] = await deps.write(
    startSitting(deps.db, reader, id, { code: code.trim().toUpperCase(), device, now }),
    assessmentToTake(deps.db, reader, id),
    sittingsOf(deps.db, reader, id),
  );
  if (started) {
    deps.later(({ assessmentRooms }) => assessmentRooms.changed(id));
    return started.attempt;
  }
  if (!row) throw new AppError("assessment-not-found");
  const state = doorState({ times: row, attempts: row.rules.attempts, own: row.own, sittings }, now);
  if (state === "sitting") return sittings.at(-1)?.attempt ?? 1;
  if (state === "early") throw new AppError("sitting-early");
  if (state === "over") throw new AppError("sitting-over");
  if (state === "handed-in") throw new AppError("sitting-done");
  throw new AppError("sitting-code");
}
