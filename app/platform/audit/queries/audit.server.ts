import { type SQL, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/platform/db/database.server.ts";
import { columns, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { audit } from "#drizzle/schema/platform/admin.ts";
import type { AuditAction } from "../domain/audit-actions.ts";

/** The platform's own audit; a school's is its id. */
export const PLATFORM = "";

/** `actorId` null: the command line; `at` in epoch seconds; `scope`: whose audit. */
export type AuditEntry = {
  scope: string;
  at: number;
  actorId: string | null;
  action: AuditAction;
  reason: string | null;
  requestId: string;
};

/** The subject as SQL over what `from` yields: one row, or none if there is nothing to do. */
export type AuditOf = { subjectId: SQL; before?: SQL; after?: SQL; from?: SQL };

const added = pick(columns(audit), "num");

/**
 * Adds the audit row before its change, under the same conditions, so that both happen or neither. A row if added. Its
 * place is the next of its scope: SQLite writes one batch at a time.
 */
export function insertAudit(db: Database, entry: AuditEntry, of: AuditOf) {
  const { subjectId, before = sql`'{}'`, after = sql`'{}'`, from = sql`` } = of;
  const { at, actorId, action, reason, requestId, scope } = entry;
  const place = sql`coalesce((SELECT last.place FROM audit last WHERE last.scope = ${scope} ORDER BY last.num DESC LIMIT 1), 0) + 1`;
  const insertion = db.returning(
    added,
    sql`INSERT INTO audit (at, actor_id, action, subject_id, before, after, reason, request_id, scope, place)
    SELECT ${at}, ${actorId}, ${action}, ${subjectId}, ${before}, ${after}, ${reason}, ${requestId}, ${scope}, ${place} ${from}`,
  );
  return Object.assign(insertion, { auditScope: scope });
}

/** The scopes that a batch adds to: its rows are sealed after it. */
export function auditedScopes(statements: readonly Statement[]): string[] {
  const scopes = statements.flatMap((each) =>
    "auditScope" in each && typeof each.auditScope === "string" ? [each.auditScope] : [],
  );
  return [...new Set(scopes)];
}

/** The audit row of a question's change in the same batch. */
export function auditQuestion(
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
export function auditBank(db: Database, entry: AuditEntry, from?: SQL) {
  return insertAudit(db, entry, { subjectId: sql`'acervo'`, from });
}

/** The current name of a subject that is no person, else the one stored in the row; null where it has none. */
const THING = sql.raw(`coalesce(CASE substr(a.action, 1, instr(a.action, '.') - 1)
  WHEN 'track' THEN coalesce((SELECT t.title FROM tracks t WHERE t.code = a.subject_id),
    (SELECT d.title FROM track_drafts d WHERE d.track = a.subject_id))
  WHEN 'exam' THEN (SELECT e.title FROM exam_documents e WHERE e.id = a.subject_id)
  WHEN 'mock' THEN (SELECT e.title FROM mock_events e WHERE e.id = a.subject_id)
  WHEN 'community' THEN (SELECT c.name FROM communities c WHERE c.code = a.subject_id)
  WHEN 'sale' THEN (SELECT g.name FROM seat_groups g WHERE g.id = a.subject_id)
  WHEN 'notice' THEN (SELECT n.content FROM notifications n WHERE n.id = a.subject_id)
  WHEN 'ticket' THEN (SELECT s.name FROM support_tickets k CROSS JOIN schools s ON s.num = k.school WHERE k.id = a.subject_id)
  WHEN 'material' THEN (SELECT v.title FROM study_versions v WHERE v.material = a.subject_id ORDER BY v.version DESC LIMIT 1)
  WHEN 'school' THEN (SELECT s.name FROM schools s WHERE s.id = a.scope) END,
  ${["a.after", "a.before"].map((kept) => `CASE WHEN json_valid(${kept}) THEN coalesce(${kept} ->> 'title', ${kept} ->> 'name') END`).join(", ")})`);

const listed = {
  ...columns(audit, "a"),
  thing: orNull(text(THING)),
  actorName: orNull(text(sql`actor.first_name || ' ' || actor.last_name`)),
  subjectName: orNull(text(sql`subject.first_name || ' ' || subject.last_name`)),
};
export type AuditRow = RowOf<typeof listed>;

/** `scope` null: all of them; `person`: the actor or the subject; times in epoch seconds, `until` exclusive. */
export type AuditFilter = {
  scope: string | null;
  person: string | null;
  actor: string | SQL | null;
  subject: string | null;
  action: AuditAction | null;
  from: number | null;
  until: number | null;
};

export const wholeAudit: AuditFilter = {
  scope: null,
  person: null,
  actor: null,
  subject: null,
  action: null,
  from: null,
  until: null,
};

/** The number of the first row from a time on; numbers grow with time. */
function numberAt(seconds: number): SQL {
  return sql`coalesce((SELECT num FROM audit WHERE at >= ${seconds} ORDER BY at, num LIMIT 1), 9007199254740991)`;
}

type Side = "actor_id" | "subject_id" | null;

/**
 * Conditions on `audit a`, by the index of one side, else of scope and action: a unary plus prevents SQLite from using
 * another one.
 */
function conditionsOf(filter: AuditFilter, side: Side, before: number): SQL {
  const { scope, action, from, until, person } = filter;
  const actor = filter.actor ?? (side === "actor_id" ? person : null);
  const subject = filter.subject ?? (side === "subject_id" ? person : null);
  const plus = side === null ? sql`` : sql`+`;
  const conditions = [
    sql`a.num < CAST(${before} AS INTEGER)`,
    ...(subject ? [sql`a.subject_id = ${subject}`] : []),
    ...(actor ? [side === "actor_id" ? sql`a.actor_id = ${actor}` : sql`+a.actor_id = ${actor}`] : []),
    ...(scope === null ? [] : [sql`${plus}a.scope = ${scope}`]),
    ...(action ? [sql`${plus}a.action = ${action}`] : []),
    ...(from === null ? [] : [sql`a.num >= ${numberAt(from)}`]),
    ...(until === null ? [] : [sql`a.num < ${numberAt(until)}`]),
  ];
  return sql.join(conditions, sql` AND `);
}

/** Newest first. */
function page(filter: AuditFilter, side: Side, before: number, limit: number): SQL {
  return sql`SELECT a.num FROM audit a WHERE ${conditionsOf(filter, side, before)} ORDER BY a.num DESC LIMIT ${limit}`;
}

/** Conditions on `audit a` for a filter without `person`: rows below a number. */
export function auditConditions(filter: AuditFilter, before: number): SQL {
  return conditionsOf(filter, filter.subject ? "subject_id" : filter.actor ? "actor_id" : null, before);
}

/** Audit rows below a number, newest first; each index gives at most `limit`, so that a busy person costs no more. */
export function auditRows(db: Database, filter: AuditFilter, before: number, limit: number) {
  const numbers = filter.person
    ? sql`SELECT num FROM (${page(filter, "subject_id", before, limit)})
      UNION SELECT num FROM (${page(filter, "actor_id", before, limit)})`
    : page(filter, null, before, limit);
  return rowsOf(db, numbers, limit);
}

/** Rows of one object's page. */
const LATEST = 8;

/** What was done to one object lately, newest first. `area`: the first word of its actions. */
export function historyOf(db: Database, area: string, id: string) {
  const numbers = sql`SELECT a.num FROM audit a WHERE a.subject_id = ${id} AND +a.action GLOB ${`${area}.*`}
    ORDER BY a.num DESC LIMIT ${LATEST}`;
  return rowsOf(db, numbers, LATEST);
}

/** Newest first. `numbers`: a statement of their numbers. */
function rowsOf(db: Database, numbers: SQL, limit: number) {
  return db.select(
    listed,
    sql`FROM (${numbers}) p CROSS JOIN audit a ON a.num = p.num
      LEFT JOIN users actor ON actor.id = a.actor_id LEFT JOIN users subject ON subject.id = a.subject_id
    ORDER BY a.num DESC LIMIT ${limit}`,
  );
}
