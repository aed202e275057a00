import { isSchoolId } from "#app/domain/school/school-id.ts";
import { AppError } from "#app/errors/app-error.ts";
import { schoolById } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../deps.ts";

export type School = { id: string; name: string; supportPhone: string | null };

/** The school of an address. Throws page-not-found. */
export async function findSchool(deps: Deps, id: string): Promise<School> {
  if (!isSchoolId(id)) throw new AppError("page-not-found");
  const [[school]] = await deps.read(schoolById(deps.db, id));
  if (!school) throw new AppError("page-not-found");
  return school;
}
