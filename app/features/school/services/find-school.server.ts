import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isSchoolId } from "../domain/school-id.ts";
import { schoolById } from "../queries/schools.server.ts";

export type School = { id: string; name: string; supportPhone: string | null };

/** The school of an address. Throws page-not-found. */
export async function findSchool(deps: Deps, id: string): Promise<School> {
  if (!isSchoolId(id)) throw new AppError("page-not-found");
  const [school] = await deps.read(schoolById(deps.db, id));
  if (!school) throw new AppError("page-not-found");
  return school;
}
