import type { Deps } from "#app/platform/context/deps.ts";
import { schoolById } from "../queries/schools.server.ts";

/** Whether there is a school of this id. One round trip. */
export async function schoolExists(deps: Deps, schoolId: string): Promise<boolean> {
  const [school] = await deps.read(schoolById(deps.db, schoolId));
  return school !== undefined;
}
