import { type SQL, sql } from "drizzle-orm";
import {
  type AuditEntry,
  type AuditFilter,
  auditConditions,
  insertAudit,
} from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, json, orNull, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { audit } from "#drizzle/schema/platform/admin.ts";
import { schoolNumber } from "./people.server.ts";

/** The audit row of an act in a school, before its change. `subjectId`: a person's, a class's or a job's id. */
export function auditInSchool(
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
export function auditClassChange(
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

type InClass = { classId: string; people: readonly string[] };

/** None where it is about no person. `of`: named people `p`. */
function noteOfClass(
  db: Database,
  entry: AuditEntry,
  classId: string,
  { after, of }: { after: SQL; of: SQL },
) {
  return insertAudit(db, entry, {
    subjectId: sql`${classId}`,
    after: sql`o.after`,
    from: sql`FROM (SELECT count(*) AS people, ${after} AS after ${of}) o WHERE o.people > 0`,
  });
}

function named(schoolId: string, { classId, people }: InClass, isIn: boolean): SQL {
  return sql`FROM json_each(${JSON.stringify(people)}) j CROSS JOIN school_people p ON p.id = j.value
    WHERE p.school = ${schoolNumber(schoolId)} AND ${sql.raw(isIn ? "" : "NOT ")}EXISTS (SELECT 1 FROM class_members m
      WHERE m.class = (SELECT c.num FROM school_classes c WHERE c.id = ${classId}) AND m.until = 0 AND m.person = p.num)`;
}

/** The audit row of people who come into a class, before they do: of the named ones, those who are not in it yet. */
export function auditEntering(
  db: Database,
  entry: AuditEntry,
  schoolId: string,
  { left, ...who }: InClass & { left: readonly string[] },
) {
  const after = sql`json_set(${JSON.stringify({ left })}, '$.entered', json_group_array(p.id))`;
  return noteOfClass(db, entry, who.classId, { after, of: named(schoolId, who, false) });
}

/** The audit row of people who leave a class, before they do: of the named ones, those who are in it. */
export function auditLeaving(db: Database, entry: AuditEntry, schoolId: string, who: InClass) {
  const after = sql`json_object('left', json_group_array(p.id))`;
  return noteOfClass(db, entry, who.classId, { after, of: named(schoolId, who, true) });
}

/** The account of a person of the school, as the audit names who acts. */
export function accountOfPerson(schoolId: string, personId: string): SQL {
  return sql`(SELECT u.id FROM school_people o CROSS JOIN users u ON u.num = o.account
    WHERE o.id = ${personId} AND o.school = ${schoolNumber(schoolId)})`;
}

const SHOWN_PEOPLE = 3;

// A row that was tampered with may contain anything.
function stored(column: string): SQL {
  return sql.raw(`CASE WHEN json_valid(${column}) THEN ${column} ELSE '{}' END`);
}

type Values = Readonly<Record<string, unknown>>;

/** People and classes of the school whose ids a row's change contains, by id; of many people the first ones. */
function namesIn(schoolId: string) {
  const [before, after] = [stored("a.before"), stored("a.after")];
  const school = schoolNumber(schoolId);
  const classIds = sql`SELECT value AS id FROM json_each(${before}, '$.classes')
    UNION SELECT value FROM json_each(${after}, '$.classes') UNION SELECT (${after}) ->> 'class'`;
  const personIds = sql`SELECT value AS id FROM json_each(${after}, CASE WHEN (${after}) -> 'entered' IS NULL
    THEN '$.left' ELSE '$.entered' END) LIMIT ${SHOWN_PEOPLE}`;
  const holds = ["classes", "class", "entered", "left"].map((key) => sql.raw(`a.after LIKE '%"${key}":%'`));
  return json<Record<string, string>>(sql`CASE WHEN ${sql.join(holds, sql` OR `)} THEN (
    SELECT json_group_object(n.id, n.name) FROM (
      SELECT c.id, c.name FROM (${classIds}) i CROSS JOIN school_classes c ON c.id = i.id AND c.school = ${school}
      UNION ALL SELECT o.id, trim(o.first_name || ' ' || o.last_name) FROM (${personIds}) i
        CROSS JOIN school_people o ON o.id = i.id AND o.school = ${school}
    ) n) ELSE '{}' END`);
}

export type SchoolAuditRow = RowOf<ReturnType<typeof schoolAuditRows>["fields"]>;

/** Rows of a school's audit below a number, newest first, with the names of today. */
export function schoolAuditRows(
  db: Database,
  schoolId: string,
  filter: Omit<AuditFilter, "scope" | "person">,
  { before, limit }: { before: number; limit: number },
) {
  const school = schoolNumber(schoolId);
  return db.select(
    {
      ...columns(audit, "a"),
      was: json<Values>(stored("a.before")),
      became: json<Values>(stored("a.after")),
      actorName: orNull(text(sql`trim(w.first_name || ' ' || w.last_name)`)),
      actorPerson: orNull(text(sql`w.id`)),
      actorKnown: flag(sql`u.id IS NOT NULL`),
      subjectName: orNull(text(sql`coalesce(trim(o.first_name || ' ' || o.last_name), c.name)`)),
      hash: orNull(text(sql`z.hash`)),
      names: namesIn(schoolId),
    },
    sql`FROM audit a
      LEFT JOIN audit_seals z ON z.scope = a.scope AND z.place = a.place
      LEFT JOIN users u ON u.id = a.actor_id
      LEFT JOIN school_people w ON w.account = u.num AND w.school = ${school}
      LEFT JOIN school_people o ON o.id = a.subject_id AND o.school = ${school}
      LEFT JOIN school_classes c ON c.id = a.subject_id AND c.school = ${school}
    WHERE ${auditConditions({ ...filter, person: null, scope: schoolId }, before)} ORDER BY a.num DESC LIMIT ${limit}`,
  );
}
