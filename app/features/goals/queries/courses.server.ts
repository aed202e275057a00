import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { courses } from "#drizzle/schema/goals/courses.ts";
import type { CourseRow } from "../domain/store-courses.ts";

const course = columns(courses, "c");
const listed = pick(
  course,
  "code",
  "name",
  "short",
  "institution",
  "place",
  "campus",
  "degree",
  "shift",
  "places",
);

/** Courses with all words, most places first. Two rows each. */
export function foundCourses(db: Database, match: string, limit: number) {
  return db.select(
    listed,
    sql`FROM course_words f CROSS JOIN courses c ON c.num = f.rowid
    WHERE course_words MATCH ${match} ORDER BY f.rowid LIMIT ${limit}`,
  );
}

/** One row. */
export function courseOfCode(db: Database, code: string) {
  return db.select(
    { ...listed, ...pick(course, "weights", "minimums", "cutoffs") },
    sql`FROM courses c WHERE c.code = ${code}`,
  );
}

/** Of all courses, to compare with an import. */
export function courseDigests(db: Database) {
  return db.select(pick(course, "num", "digest"), sql`FROM courses c`);
}

/** With their words, by trigger. */
export function deleteCourses(db: Database, nums: readonly number[]) {
  return db.statement(
    sql`DELETE FROM courses WHERE num IN (SELECT value FROM json_each(${JSON.stringify(nums)}))`,
  );
}

/** With their words, by trigger. */
export function insertCourses(db: Database, rows: readonly CourseRow[]) {
  return db.statement(sql`INSERT INTO courses (num, code, name, institution, short, place, campus, degree, shift, places, weights,
      minimums, cutoffs, digest)
    SELECT value ->> 'num', value ->> 'code', value ->> 'name', value ->> 'institution', value ->> 'short', value ->> 'place',
      value ->> 'campus', value ->> 'degree', value ->> 'shift', value ->> 'places', value -> 'weights', value -> 'minimums',
      value -> 'cutoffs', value ->> 'digest' FROM json_each(${JSON.stringify(rows)})`);
}
