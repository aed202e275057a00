import { sql } from "drizzle-orm";
import { ABSENT_DAYS } from "#app/domain/school/attention.ts";
import { schoolClasses } from "#drizzle/schema/school-people.ts";
import type { Database } from "../database.server.ts";
import { columns, json, pick } from "../fields.server.ts";

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

/** Who came last among those who have not come for days: a range of the index, then their names. */
function awayOf(today: number, people: number) {
  return json<AwayRow[]>(sql`(
    SELECT json_group_array(json_array(a.seen, p.id, p.first_name, p.last_name)) FROM (
      SELECT m.person, m.seen FROM class_members m
      WHERE m.class = c.num AND m.until = 0 AND m.role = 'student' AND m.seen > 0 AND m.seen <= ${today - ABSENT_DAYS}
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
      away: awayOf(today, people),
    },
    sql`FROM class_members t CROSS JOIN school_classes c ON c.num = t.class
    WHERE t.person = ${person} AND t.until = 0 AND t.role = 'teacher' AND c.active = 1
    ORDER BY c.year DESC, c.slug LIMIT ${classes}`,
  );
}
