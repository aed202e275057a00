import type { Deps } from "#app/platform/context/deps.ts";
import type { CourseTable } from "../domain/cutoffs/course-table.ts";
import { courseRows } from "../domain/store-courses.ts";
import { courseDigests, deleteCourses, insertCourses } from "../queries/courses.server.ts";

/** Rows a statement: 1 KB each. */
const AT_ONCE = 500;

/** Makes the courses of the database those of a table. Idempotent: what is as it was is not written. */
export async function importCourses(
  deps: Deps,
  table: CourseTable,
): Promise<{ courses: number; stored: number; deleted: number }> {
  const rows = courseRows(table);
  const known = new Map((await deps.read(courseDigests(deps.db))).map(({ num, digest }) => [num, digest]));
  const changed = rows.filter(({ num, digest }) => known.get(num) !== digest);
  const gone = [...known.keys()].filter((num) => num > rows.length);
  const old = [...changed.map(({ num }) => num).filter((num) => known.has(num)), ...gone];
  // All old ones first: two courses may have exchanged their numbers.
  for (let start = 0; start < old.length; start += AT_ONCE)
    await deps.write(deleteCourses(deps.db, old.slice(start, start + AT_ONCE)));
  for (let start = 0; start < changed.length; start += AT_ONCE)
    await deps.write(insertCourses(deps.db, changed.slice(start, start + AT_ONCE)));
  return { courses: rows.length, stored: changed.length, deleted: gone.length };
}
