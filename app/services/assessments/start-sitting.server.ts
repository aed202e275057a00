import { doorState, sittingDeadline } from "#app/domain/assessments/sitting-time.ts";
import { AppError } from "#app/errors/app-error.ts";
import { assessmentToTake, sittingsOf, startSitting } from "#app/queries/assessments/sittings.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentReader } from "./assessment-reader.ts";

function sameCode(asked: string, given: string): boolean {
  return asked.trim().toUpperCase() === given.trim().toUpperCase();
}

/**
 * Starts the student's next attempt, or finds the one under way: exactly one. By the server's clock. Returns its attempt.
 * Throws assessment-not-found, sitting-early, sitting-over, sitting-done, sitting-code.
 */
export async function startAttempt(
  deps: Deps,
  actor: SchoolActor,
  { id, code, device }: { id: string; code: string; device: string },
): Promise<number> {
  const reader = assessmentReader(actor);
  const [[row], sittings] = await deps.read(
    assessmentToTake(deps.db, reader, id),
    sittingsOf(deps.db, reader, id),
  );
  if (!row || reader.person === null) throw new AppError("assessment-not-found");
  const { rules, own } = row;
  const now = deps.now();
  const state = doorState({ times: row, attempts: rules.attempts, own, sittings }, now);
  if (state === "sitting") return sittings.at(-1)?.attempt ?? 1;
  if (state === "early") throw new AppError("sitting-early");
  if (state === "over") throw new AppError("sitting-over");
  if (state === "handed-in") throw new AppError("sitting-done");
  if (rules.code !== null && !sameCode(rules.code, code)) throw new AppError("sitting-code");
  const attempt = sittings.length + 1;
  const endsAt = sittingDeadline(now, rules, row, own);
  const key = { assessment: row.num, person: reader.person, attempt };
  await deps.write(startSitting(deps.db, key, { now, endsAt, device }));
  deps.later(({ assessmentRooms }) => assessmentRooms.changed(id));
  return attempt;
}
