import { AppError } from "#app/platform/errors/app-error.ts";
import type { AssessmentReader } from "../domain/school-reader.ts";
import { notebookReader } from "./notebook-reader.ts";
import type { SchoolActor } from "./school-actor.ts";

/** The people who make or sit assessments of a school. */
export function assessmentReader(actor: SchoolActor): AssessmentReader {
  return { ...notebookReader(actor), accountId: actor.viewer.id };
}

/** Throws no-permission for students: whatever page or call is used. */
export function assessmentMaker(actor: SchoolActor): AssessmentReader {
  const reader = assessmentReader(actor);
  if (reader.role === "student") throw new AppError("no-permission");
  return reader;
}
