import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { continueOn, sittingsOf } from "../../queries/sittings.server.ts";

/** The sitting goes on with this device. Returns the revision it continues from. Throws sitting-not-found, sitting-done. */
export async function continueSittingOn(
  deps: Deps,
  actor: SchoolActor,
  { id, attempt, device }: { id: string; attempt: number; device: string },
): Promise<number> {
  const sittings = await deps.read(sittingsOf(deps.db, assessmentReader(actor), id));
  const row = sittings.find((each) => each.attempt === attempt);
  if (!row) throw new AppError("sitting-not-found");
  const { assessment, person } = row;
  const [taken] = await deps.write(continueOn(deps.db, { assessment, person, attempt }, device));
  if (!taken) throw new AppError("sitting-done");
  deps.later(({ assessmentRooms }) => assessmentRooms.move(id, person, device));
  return taken.revision;
}
