import { essayPaths } from "../paths.ts";

/** Where an own essay is listed: with its school's where the school asked for it (`school`), else with the platform's. */
export function essaysLink(school: string | null): { to: string; name: string } {
  return school === null
    ? { to: essayPaths.essays(), name: "Redação" }
    : { to: essayPaths.school(school), name: "Redações" };
}
