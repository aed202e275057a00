import { type SQL, sql } from "drizzle-orm";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";

/** Whether the person is in a class of the notebook `n`. */
function inItsClass(person: number | null): SQL {
  return sql`EXISTS (SELECT 1 FROM class_notebooks k CROSS JOIN class_members m
    ON m.class = k.class AND m.until = 0 AND m.person = ${person} WHERE k.notebook = n.num)`;
}

/** Condition on `notebooks n`: of the reader's school, and theirs to write. */
export function mayWrite({ schoolId, role, person }: NotebookReader): SQL {
  const own = sql`n.school = ${schoolId} AND n.deleted_at IS NULL`;
  if (role === "manager") return own;
  if (role === "student") return sql`0`;
  return sql`${own} AND (EXISTS (SELECT 1 FROM notebook_teachers t WHERE t.person = ${person} AND t.notebook = n.num)
    OR ${inItsClass(person)})`;
}

/** Condition on `notebooks n`: students read the active ones of their classes. */
export function mayRead(reader: NotebookReader): SQL {
  if (reader.role !== "student") return mayWrite(reader);
  return sql`n.school = ${reader.schoolId} AND n.deleted_at IS NULL AND n.active = 1 AND ${inItsClass(reader.person)}`;
}

/** D1's databaseClock in epoch milliseconds: one order for all writers. */
export const databaseClock = sql.raw("CAST(unixepoch('subsec') * 1000 AS INTEGER)");
