import { isReservedWord } from "#app/platform/access/reserved-word.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { PARTNER_SCHOOL } from "../domain/partner-school.ts";
import { isSchoolId } from "../domain/school-id.ts";
import { insertSchools } from "../queries/schools.server.ts";
import type { School } from "./find-school.server.ts";

/** Throws invalid-school-id (also for a reserved word), school-exists. */
export async function createSchool(deps: Deps, school: School): Promise<void> {
  const { id } = school;
  if (!isSchoolId(id) || (isReservedWord(id) && id !== PARTNER_SCHOOL))
    throw new AppError("invalid-school-id");
  const added = await deps.write(insertSchools(deps.db, [{ ...school, createdAt: deps.now() }]));
  if (added.length === 0) throw new AppError("school-exists");
}
