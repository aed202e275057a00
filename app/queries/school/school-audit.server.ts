import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "../admin/audit.server.ts";
import type { Database } from "../database.server.ts";

/** The audit row of an act in a school, before its change. `subjectId`: a person's, a class's or a job's id. */
export function noteInSchool(
  db: Database,
  entry: AuditEntry,
  subjectId: string,
  { before = {}, after = {} }: { before?: object; after?: object } = {},
) {
  return insertAudit(db, entry, {
    subjectId: sql`${subjectId}`,
    before: sql`${JSON.stringify(before)}`,
    after: sql`${JSON.stringify(after)}`,
  });
}

/** The audit row of a person's role and classes: what they were is read in the same batch. */
export function noteClassChange(
  db: Database,
  entry: AuditEntry,
  personId: string,
  after: { role: string; classes: readonly string[] },
) {
  return insertAudit(db, entry, {
    subjectId: sql`p.id`,
    before: sql`json_object('role', p.role, 'classes', (SELECT json_group_array(c.id) FROM class_members m
      CROSS JOIN school_classes c ON c.num = m.class WHERE m.person = p.num AND m.until = 0))`,
    after: sql`${JSON.stringify(after)}`,
    from: sql`FROM school_people p WHERE p.id = ${personId}`,
  });
}
