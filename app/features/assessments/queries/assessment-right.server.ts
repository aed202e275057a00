import { type SQL, sql } from "drizzle-orm";
import { inItsClass, isFor } from "#app/features/bank/queries/assessment-windows.server.ts";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";

/** Condition on `assessments a`: of the reader's school, not deleted, and theirs to make, apply and mark. */
export function mayManage({ schoolId, role, person, accountId }: AssessmentReader): SQL {
  const own = sql`a.school = ${schoolId} AND a.deleted_at IS NULL`;
  if (role === "manager") return own;
  if (role === "student") return sql`0`;
  return sql`${own} AND (a.created_by = ${accountId}
    OR EXISTS (SELECT 1 FROM assessment_teachers t WHERE t.person = ${person} AND t.assessment = a.num)
    OR ${inItsClass(person)})`;
}

/** Condition on `assessments a`: a student's own, published and active, by class or by invitation. */
export function mayTake({ schoolId, role, person }: AssessmentReader): SQL {
  if (role !== "student") return sql`0`;
  return sql`a.school = ${schoolId} AND a.deleted_at IS NULL AND a.active = 1 AND a.published_at IS NOT NULL
    AND ${isFor(person)}`;
}
