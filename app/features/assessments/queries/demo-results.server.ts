import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, json } from "#app/platform/db/fields.server.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";

/** An assessment's number, the letters of its questions by ord, and students of a class. */
export function demoExam(db: Database, { id, classId, most }: { id: string; classId: string; most: number }) {
  return db.select(
    {
      num: int(sql`a.num`),
      class: int(sql`c.num`),
      letters: json<
        Record<string, string>
      >(sql`(SELECT json_group_object(k.ord, k.letter) FROM json_each(a.document, '$.sections') g
        CROSS JOIN json_each(g.value, '$.questions') h CROSS JOIN question_keys k ON k.ord = h.value ->> 'ord'
        WHERE k.letter IS NOT NULL)`),
      people: json<number[]>(sql`(SELECT json_group_array(person) FROM (SELECT m.person FROM class_members m
        WHERE m.class = c.num AND m.until = 0 AND m.role = 'student' ORDER BY m.person LIMIT ${most}))`),
    },
    sql`FROM assessments a CROSS JOIN school_classes c ON c.id = ${classId} WHERE a.id = ${id}`,
  );
}

type DemoSubmission = { person: number; answers: string; score: number };

/** A past exam of a class: sat, submitted and released at a time. */
export function storeDemoResults(
  db: Database,
  { assessment, of, at }: { assessment: number; of: number; at: number },
  rows: readonly DemoSubmission[],
) {
  return [
    db.statement(
      sql`INSERT OR IGNORE INTO assessment_classes (class, assessment) VALUES (${of}, ${assessment})`,
    ),
    db.statement(sql`INSERT OR IGNORE INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, submitted_at,
        device, revision, answers, score)
      SELECT ${assessment}, value ->> 'person', 1, ${of}, ${at - 2 * HOUR}, ${at - HOUR / 2}, ${at - HOUR}, ${at - HOUR}, 'demonstracao', 1,
        value ->> 'answers', value ->> 'score' FROM json_each(${JSON.stringify(rows)})`),
    db.statement(sql`UPDATE assessments SET published_at = ${at - DAY}, opens_at = ${at - 2 * HOUR}, closes_at = ${at - HOUR / 2},
      released_at = ${at} WHERE num = ${assessment}`),
  ] as const;
}
