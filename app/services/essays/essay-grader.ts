import { decide } from "#app/access/decide.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { EssayGrader } from "#app/queries/essays/grading-seats.server.ts";
import { isManagement, type SchoolActor } from "../school/school-actor.ts";

/** Who grades the essays of the platform's students: claims, as data. The panel is the coordinators'. */
export function platformGrader(viewer: Viewer): EssayGrader {
  if (!decide("essayGrading", viewer).allowed) throw new AppError("no-permission");
  const coordinates = decide("essayCoordination", viewer).allowed;
  return { accountId: viewer.id, userNum: viewer.num, school: null, coordinates };
}

/** Throws no-permission for students: whatever page or call is used. */
export function schoolGrader(actor: SchoolActor): EssayGrader {
  if (actor.role === "student") throw new AppError("no-permission");
  const { id, num } = actor.viewer;
  const { schoolId: school, person } = actor;
  return { accountId: id, userNum: num, school, person, coordinates: isManagement(actor) };
}
