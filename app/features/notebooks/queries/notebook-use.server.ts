import { sql } from "drizzle-orm";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, outer, pick } from "#app/platform/db/fields.server.ts";
import { notebookReadings } from "#drizzle/schema/notebooks/notebooks.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import { mayWrite } from "./notebook-right.server.ts";

const used = {
  ...pick(columns(schoolPeople, "p"), "id", "firstName", "lastName"),
  opened: outer(columns(notebookReadings, "r")).sections,
  /** [section, right] of each answered question. */
  answers: json<[string, 0 | 1][]>(sql`(SELECT json_group_array(json_array(j.value ->> 0, a.correct))
    FROM json_each(n.questions) j CROSS JOIN answers a ON a.user_num = p.account AND a.ord = j.value ->> 1)`),
};

/** What the students of the notebook's classes did with it, by name, 400 at most. */
export function notebookUse(db: Database, reader: NotebookReader, id: string) {
  return db.select(
    used,
    sql`FROM notebooks n CROSS JOIN (
        SELECT DISTINCT k.notebook, m.person FROM notebooks o CROSS JOIN class_notebooks k ON k.notebook = o.num
          CROSS JOIN class_members m ON m.class = k.class AND m.until = 0 AND m.role = 'student' WHERE o.id = ${id} LIMIT 400
      ) s ON s.notebook = n.num CROSS JOIN school_people p ON p.num = s.person
      LEFT JOIN notebook_readings r ON r.person = p.num AND r.notebook = n.num
    WHERE n.id = ${id} AND ${mayWrite(reader)} ORDER BY p.place`,
  );
}
