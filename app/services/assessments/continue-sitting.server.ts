import { AppError } from "#app/errors/app-error.ts";
import { continueOn, sittingsOf } from "#app/queries/assessments/sittings.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentReader } from "./assessment-reader.ts";

/** The sitting goes on with this device. Returns the revision it continues from. Throws sitting-not-found, sitting-done. */
export async function continueSittingOn(
  deps: Deps,
  actor: SchoolActor,
  { id, attempt, device }: { id: string; attempt: number; device: string },
): Promise<number> {
  const [sittings] = await deps.read(sittingsOf(deps.db, assessmentReader(actor), id));
  const row = sittings.find((each) => each.attempt === attempt);
  if (!row) throw new AppError("sitting-not-found");
  const { assessment, person } = row;
  const [[taken]] = await deps.write(continueOn(deps.db, { assessment, person, attempt }, device));
  if (!taken) throw new AppError("sitting-done");
  deps.later(({ assessmentRooms }) => assessmentRooms.move(id, person, device));
  return taken.revision;
}
