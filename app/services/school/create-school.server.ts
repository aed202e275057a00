import { isReservedWord } from "#app/access/reserved-word.ts";
import { PARTNER_SCHOOL } from "#app/domain/school/partner-school.ts";
import { isSchoolId } from "#app/domain/school/school-id.ts";
import { AppError } from "#app/errors/app-error.ts";
import { insertSchools } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../deps.ts";
import type { School } from "./find-school.server.ts";

/** Throws invalid-school-id (also for a reserved word), school-exists. */
export async function createSchool(deps: Deps, school: School): Promise<void> {
  const { id } = school;
  if (!isSchoolId(id) || (isReservedWord(id) && id !== PARTNER_SCHOOL))
    throw new AppError("invalid-school-id");
  const [added] = await deps.write(insertSchools(deps.db, [{ ...school, createdAt: deps.now() }]));
  if (added.length === 0) throw new AppError("school-exists");
}
