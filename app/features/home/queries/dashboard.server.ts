import { type SQL, sql } from "drizzle-orm";
import { ABSENT_DAYS } from "#app/features/school/domain/attention.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, json, pick, text } from "#app/platform/db/fields.server.ts";
import { schoolClasses } from "#drizzle/schema/school/school-people.ts";

const ofClass = columns(schoolClasses, "c");

/** A person's current, active classes. Two rows each. */
export function currentClassesOf(db: Database, person: number, limit: number) {
  return db.select(
    pick(ofClass, "id", "name"),
    sql`FROM class_members m CROSS JOIN school_classes c ON c.num = m.class
    WHERE m.person = ${person} AND m.until = 0 AND c.active = 1 LIMIT ${limit}`,
  );
}

/** [day of the last answer, id, first name, last name]. */
type AwayRow = readonly [seen: number, id: string, firstName: string, lastName: string];

function isSnoozed(person: number, subject: SQL, today: number): SQL {
  return sql`EXISTS (SELECT 1 FROM attention_snoozes s WHERE s.person = ${person} AND s.subject = ${subject} AND s.until > ${today})`;
}

/** Who came last among those who have not come for days: a range of the index, then their names. */
function awayOf(teacher: number, today: number, people: number) {
  return json<AwayRow[]>(sql`(
    SELECT json_group_array(json_array(a.seen, p.id, p.first_name, p.last_name)) FROM (
      SELECT m.person, m.seen FROM class_members m
      WHERE m.class = c.num AND m.until = 0 AND m.role = 'student' AND m.seen > 0 AND m.seen <= ${today - ABSENT_DAYS}
        AND NOT ${isSnoozed(teacher, sql`'p' || m.person`, today)}
      ORDER BY m.seen DESC LIMIT ${people}
    ) a CROSS JOIN school_people p ON p.num = a.person WHERE p.active = 1)`);
}

/** The current, active classes that a person teaches, with some students of each who have not come since. */
export function classesTaughtBy(
  db: Database,
  person: number,
  { today, people, classes }: { today: number; people: number; classes: number },
) {
  return db.select(
    {
      ...pick(ofClass, "id", "name", "year", "students", "started", "weeks"),
      away: awayOf(person, today, people),
      snoozed: flag(isSnoozed(person, sql`'c' || c.num`, today)),
    },
    sql`FROM class_members t CROSS JOIN school_classes c ON c.num = t.class
    WHERE t.person = ${person} AND t.until = 0 AND t.role = 'teacher' AND c.active = 1
    ORDER BY c.year DESC, c.slug LIMIT ${classes}`,
  );
}

/** What a teacher may put off: a student of a current class, or the class. `id`: of either. */
function subjectOf(teacher: number, id: string): SQL {
  const taught = sql`m.person = ${teacher} AND m.until = 0 AND m.role = 'teacher'`;
  return sql`SELECT 'p' || p.num AS subject FROM school_people p WHERE p.id = ${id} AND EXISTS (SELECT 1 FROM class_members m
      CROSS JOIN class_members o ON o.class = m.class AND o.until = 0 AND o.person = p.num WHERE ${taught})
    UNION ALL SELECT 'c' || c.num FROM school_classes c CROSS JOIN class_members m ON m.class = c.num WHERE c.id = ${id} AND ${taught}`;
}

/** Snoozes a student or a class until a day, and deletes expired ones. First result: a row if the teacher may. */
export function snoozeAttention(
  db: Database,
  teacher: number,
  id: string,
  { today, until }: { today: number; until: number },
) {
  return {
    found: db.returning(
      { subject: text(sql`subject`) },
      sql`INSERT INTO attention_snoozes (person, subject, until)
      SELECT ${teacher}, found.subject, ${until} FROM (${subjectOf(teacher, id)}) found WHERE true
      ON CONFLICT (person, subject) DO UPDATE SET until = excluded.until`,
    ),
    deleteAttentionSnoozes: db.statement(
      sql`DELETE FROM attention_snoozes WHERE person = ${teacher} AND until <= ${today}`,
    ),
  };
}

export function wakeAttention(db: Database, teacher: number, id: string) {
  return db.statement(
    sql`DELETE FROM attention_snoozes WHERE person = ${teacher} AND subject IN (${subjectOf(teacher, id)})`,
  );
}
