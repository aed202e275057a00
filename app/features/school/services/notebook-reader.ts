import { AppError } from "#app/platform/errors/app-error.ts";
import type { NotebookReader } from "../domain/school-reader.ts";
import { isManagement, type SchoolActor } from "./school-actor.ts";

/** Who reads or writes notebooks of a school. */
export function notebookReader(actor: SchoolActor): NotebookReader {
  const { schoolId, person, viewer } = actor;
  const role = isManagement(actor) ? "manager" : actor.role === "teacher" ? "teacher" : "student";
  return { schoolId, role, person, userNum: viewer.num };
}

/** Throws no-permission for students: whatever page or call is used. */
export function notebookWriter(actor: SchoolActor): NotebookReader {
  const reader = notebookReader(actor);
  if (reader.role === "student") throw new AppError("no-permission");
  return reader;
}
