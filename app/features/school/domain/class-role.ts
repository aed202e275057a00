import type { RoleInSchool } from "#app/platform/access/membership.ts";

/** The list of a class for a role: students, or teachers for any other role (R-ACCESS-5). */
export function classRole(role: RoleInSchool): "student" | "teacher" {
  return role === "student" ? "student" : "teacher";
}
