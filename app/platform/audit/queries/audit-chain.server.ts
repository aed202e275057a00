import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { audit, auditChecks, auditSeals } from "#drizzle/schema/platform/admin.ts";
import type { AuditBreak } from "../domain/audit-chain.ts";

const row = columns(audit, "a");
const seal = columns(auditSeals, "z");

/** The last seal of a scope; no row before the first. */
export function lastSeal(db: Database, scope: string) {
  return db.select(
    pick(seal, "place", "num", "hash"),
    sql`FROM audit_seals z WHERE z.scope = ${scope} ORDER BY z.place DESC LIMIT 1`,
  );
}

/** Rows of a scope behind its last seal, in their order. */
export function unsealedRows(db: Database, scope: string, limit: number) {
  return db.select(
    row,
    sql`FROM audit a WHERE a.scope = ${scope} AND a.place > 0 AND a.num > coalesce((SELECT z.num FROM audit_seals z
      WHERE z.scope = ${scope} ORDER BY z.place DESC LIMIT 1), 0) ORDER BY a.num LIMIT ${limit}`,
  );
}

export type NewSeal = { place: number; num: number; hash: string };

/** A seal written by another sealer at the same time is the same. */
export function insertSeals(db: Database, scope: string, seals: readonly NewSeal[]) {
  return db.statement(sql`INSERT OR IGNORE INTO audit_seals (scope, place, num, hash)
    SELECT ${scope}, j.value ->> 'place', j.value ->> 'num', j.value ->> 'hash' FROM json_each(${JSON.stringify(seals)}) j`);
}

/** Seals of a scope after a place with the rows they seal. */
export function sealedAfter(db: Database, scope: string, place: number, limit: number) {
  const sealed = outer(row);
  return db.select(
    { ...sealed, sealPlace: seal.place, sealNum: seal.num, hash: seal.hash },
    sql`FROM audit_seals z LEFT JOIN audit a ON a.num = z.num
    WHERE z.scope = ${scope} AND z.place > CAST(${place} AS INTEGER) ORDER BY z.place LIMIT ${limit}`,
  );
}

/** The first row of a scope up to a number that its seal does not name. */
export function strayRow(db: Database, scope: string, upTo: number) {
  return db.select(
    pick(row, "num", "place"),
    sql`FROM audit a WHERE a.scope = ${scope} AND a.num <= CAST(${upTo} AS INTEGER)
      AND NOT EXISTS (SELECT 1 FROM audit_seals z WHERE z.scope = a.scope AND z.place = a.place AND z.num = a.num)
    ORDER BY a.num LIMIT 1`,
  );
}

/** The seal at a place. */
export function sealAt(db: Database, scope: string, place: number) {
  return db.select(
    pick(seal, "hash", "num"),
    sql`FROM audit_seals z WHERE z.scope = ${scope} AND z.place = CAST(${place} AS INTEGER)`,
  );
}

/** The last number that the audit gave, and the last row there is: rows cut off at the end leave a difference. */
export function lastNumbers(db: Database) {
  return db.select(
    {
      given: int(sql`coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'audit'), 0)`),
      found: int(sql`coalesce((SELECT num FROM audit WHERE num > 0 ORDER BY num DESC LIMIT 1), 0)`),
    },
    sql`FROM (SELECT 1)`,
  );
}

/** Every scope with its last row, last seal and last check. */
export function auditScopes(db: Database) {
  const last = (table: string) =>
    orNull(int(sql.raw(`(SELECT l.num FROM ${table} l WHERE l.scope = s.id ORDER BY l.num DESC LIMIT 1)`)));
  return db.select(
    {
      scope: text(sql`s.id`),
      lastNum: last("audit"),
      sealedNum: orNull(
        int(sql`(SELECT z.num FROM audit_seals z WHERE z.scope = s.id ORDER BY z.place DESC LIMIT 1)`),
      ),
      checkedAt: orNull(columns(auditChecks, "k").checkedAt),
    },
    sql`FROM (SELECT '' AS id UNION ALL SELECT id FROM schools) s LEFT JOIN audit_checks k ON k.scope = s.id ORDER BY s.id`,
  );
}

/** The last check of a scope. */
export function lastCheck(db: Database, scope: string) {
  return db.select(columns(auditChecks), sql`FROM audit_checks WHERE scope = ${scope}`);
}

export function storeCheck(
  db: Database,
  check: { scope: string; checkedAt: number; places: number; broken: AuditBreak | null },
) {
  const { scope, checkedAt, places, broken } = check;
  const found = broken && JSON.stringify(broken);
  return db.statement(sql`INSERT INTO audit_checks (scope, checked_at, places, broken)
    VALUES (${scope}, ${checkedAt}, ${places}, ${found})
    ON CONFLICT (scope) DO UPDATE SET checked_at = excluded.checked_at, places = excluded.places, broken = excluded.broken`);
}
