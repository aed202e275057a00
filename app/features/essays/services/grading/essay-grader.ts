import { isManagement, type SchoolActor } from "#app/features/school/services/school-actor.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { EssayGrader } from "../../queries/grading-seats.server.ts";

/** Who grades the essays of the platform's students: claims, as data. The panel is the coordinators'. */
export function platformGrader(viewer: Viewer): EssayGrader {
  if (!decide("essayGrading", viewer).allowed) throw new AppError("no-permission");
  const coordinates = decide("essayCoordination", viewer).allowed;
  return { accountId: viewer.id, userNum: viewer.num, school: null, coordinates };
}

/** Of a school's staff; a student reads colleagues, where a task has peer reading. */
export function schoolGrader(actor: SchoolActor): EssayGrader {
  const { id, num } = actor.viewer;
  const { schoolId: school, person } = actor;
  return {
    accountId: id,
    userNum: num,
    school,
    person,
    peer: actor.role === "student",
    coordinates: isManagement(actor),
  };
}
