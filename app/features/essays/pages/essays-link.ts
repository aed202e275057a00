import { essayPaths } from "../paths.ts";

/** The list of an own essay: the school's if it is for a school's task (`school`), else the platform's. */
export function essaysLink(school: string | null): { to: string; name: string } {
  return school === null
    ? { to: essayPaths.essays(), name: "Redação" }
    : { to: essayPaths.school(school), name: "Redações" };
}
