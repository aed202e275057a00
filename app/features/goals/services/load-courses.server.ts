import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { courseExpression } from "../domain/course-page.ts";
import { courseOfCode, foundCourses } from "../queries/courses.server.ts";

/** Courses on a page. */
const MOST = 20;

/** Those with all the words; null without words. One round trip. */
export async function loadCourses(deps: Deps, text: string) {
  const match = courseExpression(text);
  return match === null ? null : deps.read(foundCourses(deps.db, match, MOST));
}

/** One round trip. Throws page-not-found. */
export async function loadCourse(deps: Deps, code: string) {
  const [course] = await deps.read(courseOfCode(deps.db, code));
  if (!course) throw new AppError("page-not-found");
  return course;
}
