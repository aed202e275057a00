import type { Membership } from "./membership.ts";
import type { Viewer } from "./viewer.ts";

/** Active memberships as a viewer has them: the school used last, and the others. */
export function membershipsOf(
  memberships: readonly Membership[],
  schoolId: string | null,
): Pick<Viewer, "school" | "otherSchools"> {
  const school = memberships.find(({ id }) => id === schoolId) ?? memberships[0] ?? null;
  return { school, otherSchools: memberships.filter((each) => each !== school) };
}
