import { showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sittingPaths } from "../../paths.ts";
import { callAbsent } from "../../queries/assessment-notices.server.ts";
import { assessmentToApply, extendForAll, extendForOne, studentNumber } from "../../queries/room.server.ts";

const MOST_MINUTES = 240;

async function applied(deps: Deps, actor: SchoolActor, id: string) {
  const [row] = await deps.read(assessmentToApply(deps.db, assessmentMaker(actor), id));
  if (!row) throw new AppError("assessment-not-found");
  return row;
}

/** More minutes for one student, or for all (null); those inside see it at once. Throws no-permission, assessment-not-found, room-minutes. */
export async function updateRoomTime(
  deps: Deps,
  actor: SchoolActor,
  { id, personId, minutes }: { id: string; personId: string | null; minutes: number },
): Promise<void> {
  if (minutes < 1 || minutes > MOST_MINUTES) throw new AppError("room-minutes");
  const { num } = await applied(deps, actor, id);
  const more = { num, seconds: minutes * 60, now: deps.now() };
  if (personId === null) await deps.write(extendForAll(deps.db, more));
  else await deps.write(extendForOne(deps.db, more, personId, actor.schoolId));
  deps.later(({ assessmentRooms }) => assessmentRooms.changeTimes(id));
}

/** A message to everyone sitting it now, or to one student. Throws no-permission, assessment-not-found, room-nobody. */
export async function notifyRoom(
  deps: Deps,
  actor: SchoolActor,
  { id, text, personId }: { id: string; text: string; personId: string | null },
): Promise<void> {
  const reader = assessmentMaker(actor);
  const {
    row: [row],
    student: [student],
  } = await deps.read({
    row: assessmentToApply(deps.db, reader, id),
    student: studentNumber(deps.db, actor.schoolId, personId ?? ""),
  });
  if (!row) throw new AppError("assessment-not-found");
  if (personId !== null && !student) throw new AppError("room-nobody");
  await deps.assessmentRooms.say(id, { text, at: deps.now(), person: student?.num ?? null });
}

/**
 * Notifies students who have not started an open assessment; returns how many. Throws no-permission,
 * assessment-not-found, room-nobody.
 */
export async function callRoom(deps: Deps, actor: SchoolActor, id: string): Promise<number> {
  const { schoolId } = actor;
  await applied(deps, actor, id);
  const call = { link: sittingPaths.assessment(schoolId, id), at: deps.now() };
  const { called, live } = await deps.write(callAbsent(deps.db, { schoolId, id }, call));
  if (called.length === 0) throw new AppError("room-nobody");
  showInTabs(deps, live, live);
  return called.length;
}
