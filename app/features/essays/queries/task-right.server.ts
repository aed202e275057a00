import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";

export type TaskReader = AssessmentReader;

/** Whether the person is in a class that the task `k` is for. */
function inItsClass(person: number | null): SQL {
  return sql`EXISTS (SELECT 1 FROM essay_task_classes l CROSS JOIN class_members m
    ON m.class = l.class AND m.until = 0 AND m.person = ${person} WHERE l.task = k.num)`;
}

/** Condition on `essay_tasks k`: all of its students are the reader's to see. */
export function seesAll({ role, accountId }: TaskReader): SQL {
  return role === "manager" ? sql`1` : sql`k.created_by = ${accountId}`;
}

/** Condition on `essay_tasks k`: of the school, not deleted, and the reader made it, or teaches one of its classes. */
export function mayFollow(reader: TaskReader): SQL {
  if (reader.role === "student") return sql`0`;
  return sql`k.school = ${reader.schoolId} AND k.deleted_at IS NULL AND (${seesAll(reader)} OR ${inItsClass(reader.person)})`;
}

/** Condition on a class member `m` of the task `k`: their class is the reader's to see. */
export function seesClass(reader: TaskReader): SQL {
  return sql`(${seesAll(reader)} OR EXISTS (SELECT 1 FROM class_members t WHERE t.class = m.class AND t.until = 0
    AND t.person = ${reader.person}))`;
}

/** Condition on a student `p` of the school and the task `k`: on the board that the reader follows. */
export function followsStudent(reader: TaskReader): SQL {
  return sql`(${mayFollow(reader)} AND (EXISTS (SELECT 1 FROM essay_task_classes l CROSS JOIN class_members m
      ON m.class = l.class AND m.until = 0 AND m.person = p.num AND m.role = 'student' WHERE l.task = k.num AND ${seesClass(reader)})
    OR (${seesAll(reader)} AND (EXISTS (SELECT 1 FROM essay_task_people i WHERE i.task = k.num AND i.person = p.num)
      OR EXISTS (SELECT 1 FROM essays d WHERE d.task = k.num AND d.person = p.num)))))`;
}

/** Condition on `essay_tasks k`: the management's, and who made it. */
export function mayChange(reader: TaskReader): SQL {
  if (reader.role === "student") return sql`0`;
  return sql`k.school = ${reader.schoolId} AND k.deleted_at IS NULL AND ${seesAll(reader)}`;
}

/** Condition on `essay_tasks k`: a student's own, by class or by name. */
export function mayWriteTask({ schoolId, role, person }: TaskReader): SQL {
  if (role !== "student") return sql`0`;
  return sql`k.school = ${schoolId} AND k.deleted_at IS NULL AND (${inItsClass(person)}
    OR EXISTS (SELECT 1 FROM essay_task_people i WHERE i.person = ${person} AND i.task = k.num))`;
}
