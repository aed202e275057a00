import type { RoleInSchool } from "#app/platform/access/membership.ts";

/** The list of a class that a role stands in: students, or teachers for any other role (R-ACCESS-5). */
export function classRole(role: RoleInSchool): "student" | "teacher" {
  return role === "student" ? "student" : "teacher";
}
