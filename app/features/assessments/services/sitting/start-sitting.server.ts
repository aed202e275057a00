import { tryCode } from "#app/features/accounts/services/wrong-codes.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { doorState } from "../../domain/sitting/sitting-time.ts";
import { assessmentToTake, sittingsOf, startSitting } from "../../queries/sittings.server.ts";

type Start = { id: string; code: string; device: string };

/** The attempt, or why there is none. */
async function attemptOf(
  deps: Deps,
  actor: SchoolActor,
  { id, code, device }: Start,
): Promise<number | AppError> {
  const reader = assessmentReader(actor);
  const now = deps.now();
  const {
    started: [started],
    row: [row],
    sittings,
  } = await deps.write({
    started: startSitting(deps.db, reader, id, { code: code.trim().toUpperCase(), device, now }),
    row: assessmentToTake(deps.db, reader, id),
    sittings: sittingsOf(deps.db, reader, id),
  });
  if (started) {
    deps.later(({ assessmentRooms }) => assessmentRooms.changed(id));
    return started.attempt;
  }
  if (!row) return new AppError("assessment-not-found");
  const state = doorState({ times: row, attempts: row.rules.attempts, own: row.own, sittings }, now);
  if (state === "sitting") return sittings.at(-1)?.attempt ?? 1;
  if (state === "early") return new AppError("sitting-early");
  if (state === "over") return new AppError("sitting-over");
  return state === "handed-in" ? new AppError("sitting-done") : new AppError("sitting-code");
}

/**
 * Starts the student's next attempt, or finds the one under way: exactly one, in one trip, and two with a code. By the
 * server's clock. Returns its attempt. Throws assessment-not-found, sitting-early, sitting-over, sitting-done, sitting-code,
 * auth/too-many-requests (after five wrong codes of a minute).
 */
export async function startAttempt(deps: Deps, actor: SchoolActor, start: Start): Promise<number> {
  const find = () => attemptOf(deps, actor, start);
  const isRight = (found: number | AppError) => typeof found === "number" || found.code !== "sitting-code";
  const who = actor.viewer.id;
  const found = start.code.trim()
    ? await tryCode(deps, { kind: "sitting", who }, { find, isRight })
    : await find();
  if (typeof found === "number") return found;
  throw found;
}
