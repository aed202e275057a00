import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "../admin/audit.server.ts";
import { type Database, statement } from "../database.server.ts";

/** Pairs looked at for one import: far more than one exam's. */
const MOST_CANDIDATES = 2_000;

/** Replaces the bands of stored questions. */
export function storeBands(
  db: Database,
  ords: readonly number[],
  bands: readonly { band: number; ord: number }[],
) {
  return [
    db.statement(
      sql`DELETE FROM question_bands WHERE ord IN (SELECT value FROM json_each(${JSON.stringify(ords)}))`,
    ),
    db.statement(sql`INSERT OR IGNORE INTO question_bands (band, ord)
      SELECT value ->> 'band', value ->> 'ord' FROM json_each(${JSON.stringify(bands)})`),
  ] as const;
}

/** The published questions that share a band with these, those that share most first. */
export function questionsSharingBands(db: Database, source: string, paths: readonly string[]) {
  return statement<{ ord: number; other: number }>(
    db,
    sql`SELECT b.ord, c.ord AS other, count(*) AS shared FROM json_each(${JSON.stringify(paths)}) p
    CROSS JOIN question_sources s ON s.source = ${source} AND s.path = p.value
    CROSS JOIN question_bands b ON b.ord = s.ord
    CROSS JOIN question_bands c ON c.band = b.band AND c.ord <> b.ord
    GROUP BY b.ord, c.ord ORDER BY shared DESC LIMIT ${MOST_CANDIDATES}`,
  );
}

export type PairFound = { one: number; other: number; likeness: number };

/** Notes pairs for somebody to decide; one that was decided stays decided. */
export function notePairs(db: Database, pairs: readonly PairFound[], now: number) {
  return db.statement(sql`INSERT OR IGNORE INTO duplicate_pairs (one, other, likeness, status, found_at)
    SELECT value ->> 'one', value ->> 'other', value ->> 'likeness', 'open', ${now}
    FROM json_each(${JSON.stringify(pairs)})`);
}

export type OpenPair = PairFound & {
  oneStatement: string;
  oneAlternatives: string;
  oneSource: string;
  otherStatement: string;
  otherAlternatives: string;
  otherSource: string;
};

/** The oldest pairs that wait for a decision, with both texts. */
export function openPairs(db: Database, limit: number) {
  return statement<OpenPair>(
    db,
    sql`SELECT d.one, d.other, d.likeness,
      q.statement_html AS oneStatement, q.alternatives_html AS oneAlternatives, s.source || ': ' || s.path AS oneSource,
      r.statement_html AS otherStatement, r.alternatives_html AS otherAlternatives,
      t.source || ': ' || t.path AS otherSource
    FROM duplicate_pairs d
    CROSS JOIN questions q ON q.ord = d.one CROSS JOIN question_sources s ON s.ord = d.one
    CROSS JOIN questions r ON r.ord = d.other CROSS JOIN question_sources t ON t.ord = d.other
    WHERE d.status = 'open' ORDER BY d.found_at, d.one, d.other LIMIT ${limit}`,
  );
}

/** A pair that still waits: a row, or none. */
export function openPair(db: Database, one: number, other: number) {
  return statement<PairFound>(
    db,
    sql`SELECT one, other, likeness FROM duplicate_pairs
    WHERE one = ${one} AND other = ${other} AND status = 'open'`,
  );
}

/** Decides a pair, with its audit row: `kept` is the one that stays, null where both do. */
export function decidePair(
  db: Database,
  pair: { one: number; other: number; kept: number | null },
  entry: AuditEntry,
) {
  const { one, other, kept } = pair;
  return [
    insertAudit(db, entry, {
      subjectId: sql`'acervo'`,
      before: sql`'{}'`,
      after: sql`'{}'`,
      from: sql`FROM duplicate_pairs WHERE one = ${one} AND other = ${other} AND status = 'open'`,
    }),
    db.statement(sql`UPDATE duplicate_pairs SET status = ${kept === null ? "dismissed" : "merged"}, kept = ${kept}, decided_at = ${entry.at}
      WHERE one = ${one} AND other = ${other} AND status = 'open'`),
  ] as const;
}

/** Takes a question out of every list as a duplicate: its row, its answers and its address stay. */
export function quarantineDuplicate(db: Database, ord: number, reason: string, now: number) {
  return [
    db.statement(sql`UPDATE questions SET status = 'quarantined', updated_at = ${now} WHERE ord = ${ord}`),
    db.statement(sql`UPDATE question_sources SET quarantine_reason = ${reason} WHERE ord = ${ord}`),
    db.statement(sql`UPDATE question_keys SET letter = NULL WHERE ord = ${ord}`),
    db.statement(sql`DELETE FROM question_search WHERE rowid = ${ord}`),
    db.statement(sql`DELETE FROM question_filter WHERE rowid = ${ord}`),
    db.statement(sql`DELETE FROM question_bands WHERE ord = ${ord}`),
    db.statement(
      sql`UPDATE duplicate_pairs SET status = 'closed', decided_at = ${now} WHERE one = ${ord} AND status = 'open'`,
    ),
    db.statement(
      sql`UPDATE duplicate_pairs SET status = 'closed', decided_at = ${now} WHERE other = ${ord} AND status = 'open'`,
    ),
  ] as const;
}

/** The question that stayed where this one was merged away: a row, or none. */
export function keptInstead(db: Database, ord: number) {
  return statement<{ kept: number }>(
    db,
    sql`SELECT kept FROM duplicate_pairs WHERE one = ${ord} AND status = 'merged' AND kept <> ${ord}
    UNION ALL SELECT kept FROM duplicate_pairs WHERE other = ${ord} AND status = 'merged' AND kept <> ${ord} LIMIT 1`,
  );
}
