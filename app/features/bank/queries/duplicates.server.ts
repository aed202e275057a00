import { sql } from "drizzle-orm";
import { type AuditEntry, auditBank } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { duplicatePairs } from "#drizzle/schema/bank/duplicates.ts";
import { questions } from "#drizzle/schema/bank/questions.ts";

/** Pairs per import: far more than one exam's. */
const MOST_CANDIDATES = 2_000;

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

/** Published questions sharing bands with these, most shared first. */
export function questionsSharingBands(db: Database, source: string, paths: readonly string[]) {
  return db.select(
    { ord: int(sql`b.ord`), other: int(sql`c.ord`), shared: int(sql`count(*)`) },
    sql`FROM json_each(${JSON.stringify(paths)}) p
    CROSS JOIN question_sources s ON s.source = ${source} AND s.path = p.value
    CROSS JOIN question_bands b ON b.ord = s.ord
    CROSS JOIN question_bands c ON c.band = b.band AND c.ord <> b.ord
    GROUP BY b.ord, c.ord ORDER BY shared DESC LIMIT ${MOST_CANDIDATES}`,
  );
}

const pair = pick(columns(duplicatePairs, "d"), "one", "other", "likeness");
export type PairFound = RowOf<typeof pair>;

/** Stores pairs to decide; a decision is final. */
export function insertPairs(db: Database, pairs: readonly PairFound[], now: number) {
  return db.statement(sql`INSERT OR IGNORE INTO duplicate_pairs (one, other, likeness, status, found_at)
    SELECT value ->> 'one', value ->> 'other', value ->> 'likeness', 'open', ${now}
    FROM json_each(${JSON.stringify(pairs)})`);
}

const [one, other] = [columns(questions, "q"), columns(questions, "r")];
const bothTexts = {
  ...pair,
  oneStatement: one.statementHtml,
  oneAlternatives: one.alternativesHtml,
  oneSource: text(sql`s.source || ': ' || s.path`),
  otherStatement: other.statementHtml,
  otherAlternatives: other.alternativesHtml,
  otherSource: text(sql`t.source || ': ' || t.path`),
};

/** The oldest undecided pairs, with both texts. */
export function openPairs(db: Database, limit: number) {
  return db.select(
    bothTexts,
    sql`FROM duplicate_pairs d
    CROSS JOIN questions q ON q.ord = d.one CROSS JOIN question_sources s ON s.ord = d.one
    CROSS JOIN questions r ON r.ord = d.other CROSS JOIN question_sources t ON t.ord = d.other
    WHERE d.status = 'open' ORDER BY d.found_at, d.one, d.other LIMIT ${limit}`,
  );
}

export function openPair(db: Database, first: number, second: number) {
  return db.select(
    pair,
    sql`FROM duplicate_pairs d WHERE d.one = ${first} AND d.other = ${second} AND d.status = 'open'`,
  );
}

/** Decides a pair, with its audit row: `kept` is the retained one, null for both. */
export function decidePair(
  db: Database,
  decided: { one: number; other: number; kept: number | null },
  entry: AuditEntry,
) {
  const { one, other, kept } = decided;
  const open = sql`one = ${one} AND other = ${other} AND status = 'open'`;
  return [
    auditBank(db, entry, sql`FROM duplicate_pairs WHERE ${open}`),
    db.statement(sql`UPDATE duplicate_pairs SET status = ${kept === null ? "dismissed" : "merged"}, kept = ${kept}, decided_at = ${entry.at}
      WHERE ${open}`),
  ] as const;
}

/** Hides a duplicate from all lists: its row, answers and address stay. */
export function quarantineDuplicate(db: Database, ord: number, reason: string, now: number) {
  return [
    db.statement(sql`UPDATE questions SET status = 'quarantined', updated_at = ${now} WHERE ord = ${ord}`),
    db.statement(sql`UPDATE question_sources SET quarantine_reason = ${reason} WHERE ord = ${ord}`),
    db.statement(sql`UPDATE question_keys SET letter = NULL WHERE ord = ${ord}`),
    db.statement(sql`DELETE FROM question_search WHERE rowid = CAST(${ord} AS INTEGER)`),
    db.statement(sql`DELETE FROM question_filter WHERE rowid = CAST(${ord} AS INTEGER)`),
    db.statement(sql`DELETE FROM question_bands WHERE ord = ${ord}`),
    db.statement(
      sql`UPDATE duplicate_pairs SET status = 'closed', decided_at = ${now} WHERE one = ${ord} AND status = 'open'`,
    ),
    db.statement(
      sql`UPDATE duplicate_pairs SET status = 'closed', decided_at = ${now} WHERE other = ${ord} AND status = 'open'`,
    ),
  ] as const;
}

/** The retained question of a duplicate; no row if none. */
export function mergedInto(db: Database, ord: number) {
  return db.select(
    { kept: int(sql`kept`) },
    sql`FROM duplicate_pairs WHERE one = ${ord} AND status = 'merged' AND kept <> ${ord}
    UNION ALL SELECT kept FROM duplicate_pairs WHERE other = ${ord} AND status = 'merged' AND kept <> ${ord} LIMIT 1`,
  );
}
