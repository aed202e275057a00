import { sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { ChangeStamp } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { text } from "#app/platform/db/fields.server.ts";
import { mayManage } from "./assessment-right.server.ts";

const changed = { id: text(sql`id`) };

/** Deletes softly, as specified: inactive, with the time; a row for each. */
export function deleteAssessments(
  db: Database,
  reader: AssessmentReader,
  ids: readonly string[],
  { at, by }: ChangeStamp,
) {
  return db.returning(
    changed,
    sql`UPDATE assessments SET active = 0, deleted_at = ${at}, updated_at = ${at}, updated_by = ${by}
    WHERE num IN (SELECT a.num FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN assessments a ON a.id = j.value
      WHERE ${mayManage(reader)})`,
  );
}

/** Undoes a deletion: management any, others what they deleted themselves. */
export function restoreAssessments(
  db: Database,
  { schoolId, role }: AssessmentReader,
  ids: readonly string[],
  { at, by }: ChangeStamp,
) {
  const own = role === "manager" ? sql`1` : sql`updated_by = ${by}`;
  return db.returning(
    changed,
    sql`UPDATE assessments SET active = 1, deleted_at = NULL, updated_at = ${at}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND school = ${schoolId}
      AND deleted_at IS NOT NULL AND ${own}`,
  );
}
