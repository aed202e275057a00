import { type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "#app/domain/admin/audit-actions.ts";
import { audit } from "#drizzle/schema/admin.ts";
import type { Database } from "../database.server.ts";
import { columns, orNull, pick, type RowOf, text } from "../fields.server.ts";

/** `actorId` null: the command line; `at` in epoch seconds. */
export type AuditEntry = {
  at: number;
  actorId: string | null;
  action: AuditAction;
  reason: string | null;
  requestId: string;
};

/** The subject as SQL over what `from` yields: one row, or none if there is nothing to do. */
export type AuditOf = { subjectId: SQL; before?: SQL; after?: SQL; from?: SQL };

const added = pick(columns(audit), "num");

/** Adds the audit row before its change, under the same conditions, so that both happen or neither. A row if added. */
export function insertAudit(db: Database, entry: AuditEntry, of: AuditOf) {
  const { subjectId, before = sql`'{}'`, after = sql`'{}'`, from = sql`` } = of;
  const { at, actorId, action, reason, requestId } = entry;
  return db.returning(
    added,
    sql`INSERT INTO audit (at, actor_id, action, subject_id, before, after, reason, request_id)
    SELECT ${at}, ${actorId}, ${action}, ${subjectId}, ${before}, ${after}, ${reason}, ${requestId} ${from}`,
  );
}

/** The audit row of a question's change in the same batch. */
export function noteOnQuestion(
  db: Database,
  code: string,
  { before, after }: { before: object; after: object },
  entry: AuditEntry,
) {
  return insertAudit(db, entry, {
    subjectId: sql`${code}`,
    before: sql`${JSON.stringify(before)}`,
    after: sql`${JSON.stringify(after)}`,
  });
}

/** The audit row of an import, export or pair; its reason names the file, search or pair. */
export function noteOnBank(db: Database, entry: AuditEntry, from?: SQL) {
  return insertAudit(db, entry, { subjectId: sql`'acervo'`, from });
}

const listed = {
  ...columns(audit, "a"),
  actorName: orNull(text(sql`actor.first_name || ' ' || actor.last_name`)),
  subjectName: orNull(text(sql`subject.first_name || ' ' || subject.last_name`)),
};
export type AuditRow = RowOf<typeof listed>;

/** `person`: the actor or the subject; times in epoch seconds, `until` exclusive. */
export type AuditFilter = {
  person: string | null;
  action: AuditAction | null;
  from: number | null;
  until: number | null;
};

/** The number of the first row from a time on; numbers grow with time. */
function numberAt(seconds: number): SQL {
  return sql`coalesce((SELECT num FROM audit WHERE at >= ${seconds} ORDER BY at, num LIMIT 1), 9007199254740991)`;
}

/** Newest first, by the index that `side` names. */
function page(filter: AuditFilter, side: SQL, before: number, limit: number): SQL {
  const { action, from, until } = filter;
  const conditions = [
    side,
    sql`a.num < CAST(${before} AS INTEGER)`,
    ...(action ? [sql`a.action = ${action}`] : []),
    ...(from === null ? [] : [sql`a.num >= ${numberAt(from)}`]),
    ...(until === null ? [] : [sql`a.num < ${numberAt(until)}`]),
  ];
  return sql`SELECT a.num FROM audit a WHERE ${sql.join(conditions, sql` AND `)} ORDER BY a.num DESC LIMIT ${limit}`;
}

/** Audit rows below a number, newest first; each index gives at most `limit`, so that a busy person costs no more. */
export function auditRows(db: Database, filter: AuditFilter, before: number, limit: number) {
  const { person } = filter;
  const nums = person
    ? sql`SELECT num FROM (${page(filter, sql`a.subject_id = ${person}`, before, limit)})
      UNION SELECT num FROM (${page(filter, sql`a.actor_id = ${person}`, before, limit)})`
    : sql`SELECT num FROM (${page(filter, sql`1`, before, limit)})`;
  return db.select(
    listed,
    sql`FROM (${nums}) p CROSS JOIN audit a ON a.num = p.num
      LEFT JOIN users actor ON actor.id = a.actor_id LEFT JOIN users subject ON subject.id = a.subject_id
    ORDER BY a.num DESC LIMIT ${limit}`,
  );
}
