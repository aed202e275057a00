import { type SQL, sql } from "drizzle-orm";
import { int, orNull } from "#app/platform/db/fields.server.ts";
import { LONGEST_HOLD } from "../domain/held-back.ts";

/** Of `assessments a`: the latest of all windows; null where one stays open. */
export const lastClosing = orNull(
  int(sql`max(a.closes_at, coalesce((SELECT max(p.closes_at) FROM assessment_people p
  WHERE p.assessment = a.num), 0))`),
);

/** Of `assessments a`: when its questions are let go without a release. */
export const holdEnd = sql`(coalesce(${lastClosing.sql}, a.published_at) + ${sql.raw(String(LONGEST_HOLD))})`;

/** Whether the person is in a class that the assessment `a` is for. */
export function inItsClass(person: SQL | number | null): SQL {
  return sql`EXISTS (SELECT 1 FROM assessment_classes k CROSS JOIN class_members m
    ON m.class = k.class AND m.until = 0 AND m.person = ${person} WHERE k.assessment = a.num)`;
}

/** Condition on `assessments a`: for the student by class or by invitation. */
export function isFor(person: SQL | number | null): SQL {
  return sql`(EXISTS (SELECT 1 FROM assessment_people i WHERE i.person = ${person} AND i.assessment = a.num AND i.invited = 1)
      OR ${inItsClass(person)})`;
}
