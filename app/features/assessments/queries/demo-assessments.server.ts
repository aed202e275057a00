import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, text } from "#app/platform/db/fields.server.ts";

type Times = { publishedAt: number; opensAt: number; closesAt: number; releasedAt: number | null };

/** Sets a demonstration's times, also in the past. */
export function setDemoTimes(db: Database, id: string, times: Times) {
  return db.statement(sql`UPDATE assessments SET published_at = ${times.publishedAt}, opens_at = ${times.opensAt},
    closes_at = ${times.closesAt}, released_at = ${times.releasedAt}, active = 1 WHERE id = ${id}`);
}

const seated = { person: int(sql`m.person`), class: int(sql`m.class`) };

/** Students of a class and then of the school's other classes, with the class each is in. */
export function demoStudents(db: Database, classId: string, limit: number) {
  return db.select(
    seated,
    sql`FROM school_classes own CROSS JOIN school_classes c ON c.school = own.school AND c.year = own.year
      CROSS JOIN class_members m ON m.class = c.num AND m.until = 0 AND m.role = 'student'
    WHERE own.id = ${classId} GROUP BY m.person ORDER BY c.num <> own.num, m.person LIMIT ${limit}`,
  );
}

const keyed = { ord: int(sql`k.ord`), letter: text(sql`k.letter`) };

export function keysOfDemo(db: Database, ords: readonly number[]) {
  return db.select(
    keyed,
    sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN question_keys k ON k.ord = j.value ORDER BY j.key`,
  );
}

export type DemoSitting = {
  person: number;
  class: number;
  startedAt: number;
  submittedAt: number | null;
  answers: string;
  times: string;
  away: number;
};

/** Sittings of a demonstration, one a student. */
export function insertDemoSittings(
  db: Database,
  id: string,
  endsAt: number,
  sittings: readonly DemoSitting[],
) {
  return db.statement(sql`INSERT OR IGNORE INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at,
      submitted_at, device, revision, answers, times, away)
    SELECT a.num, j.value ->> 'person', 1, j.value ->> 'class', j.value ->> 'startedAt', ${endsAt}, coalesce(j.value ->> 'submittedAt',
      j.value ->> 'startedAt'), j.value ->> 'submittedAt', 'demonstracao', 1, j.value ->> 'answers', j.value ->> 'times', j.value ->> 'away'
    FROM assessments a CROSS JOIN json_each(${JSON.stringify(sittings)}) j WHERE a.id = ${id}`);
}
