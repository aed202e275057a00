import { type SQL, sql } from "drizzle-orm";
import { LONGEST_HOLD } from "#app/features/bank/domain/held-back.ts";
import type { NotebookReader } from "#app/features/notebooks/queries/notebook-right.server.ts";
import { int, orNull } from "#app/platform/db/fields.server.ts";

/** Of `assessments a`: the latest of all windows; null where one stays open. */
export const lastClosing = orNull(
  int(sql`max(a.closes_at, coalesce((SELECT max(p.closes_at) FROM assessment_people p
  WHERE p.assessment = a.num), 0))`),
);

/** Of `assessments a`: when its questions are let go without a release. */
export const holdEnd = sql`(coalesce(${lastClosing.sql}, a.published_at) + ${sql.raw(String(LONGEST_HOLD))})`;

/** Who asks, by the membership of the school in the address; of a notebook and an assessment alike. */
export type AssessmentReader = NotebookReader & { accountId: string };

/** Whether the person is in a class that the assessment `a` is for. */
function inItsClass(person: SQL | number | null): SQL {
  return sql`EXISTS (SELECT 1 FROM assessment_classes k CROSS JOIN class_members m
    ON m.class = k.class AND m.until = 0 AND m.person = ${person} WHERE k.assessment = a.num)`;
}

/** Condition on `assessments a`: of the reader's school, not deleted, and theirs to make, apply and mark. */
export function mayManage({ schoolId, role, person, accountId }: AssessmentReader): SQL {
  const own = sql`a.school = ${schoolId} AND a.deleted_at IS NULL`;
  if (role === "manager") return own;
  if (role === "student") return sql`0`;
  return sql`${own} AND (a.created_by = ${accountId}
    OR EXISTS (SELECT 1 FROM assessment_teachers t WHERE t.person = ${person} AND t.assessment = a.num)
    OR ${inItsClass(person)})`;
}

/** Condition on `assessments a`: for the student by class or by invitation. */
export function isFor(person: SQL | number | null): SQL {
  return sql`(EXISTS (SELECT 1 FROM assessment_people i WHERE i.person = ${person} AND i.assessment = a.num AND i.invited = 1)
      OR ${inItsClass(person)})`;
}

/** Condition on `assessments a`: a student's own, published and active, by class or by invitation. */
export function mayTake({ schoolId, role, person }: AssessmentReader): SQL {
  if (role !== "student") return sql`0`;
  return sql`a.school = ${schoolId} AND a.deleted_at IS NULL AND a.active = 1 AND a.published_at IS NOT NULL
    AND ${isFor(person)}`;
}
