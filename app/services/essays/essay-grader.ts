import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { EssayGrader } from "#app/queries/essays/grading-seats.server.ts";
import { isManagement, type SchoolActor } from "../school/school-actor.ts";

/** Who grades the essays of the platform's students: claims, as data. The panel is the moderation's. */
export function platformGrader({ id, num, claims }: Viewer): EssayGrader {
  const coordinates = claims.includes("moderator") || claims.includes("admin");
  if (!coordinates && !claims.includes("mentor")) throw new AppError("no-permission");
  return { accountId: id, userNum: num, school: null, coordinates };
}

/** Throws no-permission for students: whatever page or call is used. */
export function schoolGrader(actor: SchoolActor): EssayGrader {
  if (actor.role === "student") throw new AppError("no-permission");
  const { id, num } = actor.viewer;
  const { schoolId: school, person } = actor;
  return { accountId: id, userNum: num, school, person, coordinates: isManagement(actor) };
}
