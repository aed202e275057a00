import { AppError } from "#app/errors/app-error.ts";
import { assessmentToApply, extendForAll, extendForOne } from "#app/queries/assessments/room.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentMaker } from "./assessment-reader.ts";

const MOST_MINUTES = 240;

async function applied(deps: Deps, actor: SchoolActor, id: string) {
  const [[row]] = await deps.read(assessmentToApply(deps.db, assessmentMaker(actor), id));
  if (!row) throw new AppError("assessment-not-found");
  return row;
}

/** More minutes for one student, or for all (null); those inside see it at once. Throws no-permission, assessment-not-found, room-minutes. */
export async function changeRoomTime(
  deps: Deps,
  actor: SchoolActor,
  { id, personId, minutes }: { id: string; personId: string | null; minutes: number },
): Promise<void> {
  if (minutes < 1 || minutes > MOST_MINUTES) throw new AppError("room-minutes");
  const { num } = await applied(deps, actor, id);
  const more = { num, seconds: minutes * 60, now: deps.now() };
  if (personId === null) await deps.write(...extendForAll(deps.db, more));
  else await deps.write(...extendForOne(deps.db, more, personId, actor.schoolId));
  deps.later(({ assessmentRooms }) => assessmentRooms.changeTimes(id));
}

/** A message to everybody who takes it now. Throws no-permission, assessment-not-found. */
export async function tellRoom(
  deps: Deps,
  actor: SchoolActor,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await applied(deps, actor, id);
  await deps.assessmentRooms.say(id, { text, at: deps.now() });
}
