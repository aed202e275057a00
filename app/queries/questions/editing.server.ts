import { sql } from "drizzle-orm";
import type { StoredDraftRow } from "#app/domain/questions/draft/draft-from-row.ts";
import { type Database, statement } from "../database.server.ts";
import type { StoredQuestion } from "./storing.server.ts";

/** A question with everything that stands behind it: for staff alone. */
export type QuestionToEdit = StoredDraftRow &
  Pick<
    StoredQuestion,
    "ord" | "digest" | "revision" | "hasSolution" | "origin" | "answeredDifficulty" | "colours"
  > & {
    importedBy: string;
    importedAt: number;
    /** First answers ever given. */
    answers: number;
    /** The replay of its key that has not come to its end. */
    running: number | null;
  };

/** A question to be edited: one row of each of its tables. */
export function questionToEdit(db: Database, ord: number) {
  return statement<QuestionToEdit>(
    db,
    sql`SELECT q.ord, q.institution, q.year, q.phase, q.day, q.booklet, q.number, q.subject, q.topics, q.kind, q.language,
      q.difficulty, q.status, q.has_solution AS hasSolution, q.origin, q.answered_difficulty AS answeredDifficulty, q.colours, k.letter, k.a + k.b + k.c + k.d + k.e AS answers,
      s.source, s.path, s.version, s.digest, s.revision, s.statement, s.alternatives,
      s.quarantine_reason AS quarantineReason, s.imported_by AS importedBy, s.imported_at AS importedAt,
      l.solution, l.hint, l.explanation, i.area, i.item_code AS itemCode, i.skill, i.a, i.b, i.c,
      (SELECT num FROM key_replays r WHERE r.ord = q.ord AND r.finished_at IS NULL) AS running
    FROM questions q CROSS JOIN question_keys k ON k.ord = q.ord CROSS JOIN question_sources s ON s.ord = q.ord
      LEFT JOIN question_solutions l ON l.ord = q.ord LEFT JOIN question_items i ON i.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER)`,
  );
}

/** A version to be kept; `draft` and times as its table holds them. */
export type NewVersion = {
  ord: number;
  version: number;
  at: number;
  actorId: string | null;
  draft: string;
  restores: number | null;
};

/** Keeps a version; one that is there already stays (version 0, which every edit offers). */
export function insertVersion(db: Database, { ord, version, at, actorId, draft, restores }: NewVersion) {
  const values = sql`CAST(${ord} AS INTEGER), ${version}, ${at}, ${actorId}, ${draft}, ${restores}`;
  if (version === 0)
    return statement<never>(
      db,
      sql`INSERT INTO question_versions (ord, version, at, actor_id, draft, restores)
      VALUES (${values}) ON CONFLICT DO NOTHING`,
    );
  return statement<never>(
    db,
    sql`INSERT INTO question_versions (ord, version, at, actor_id, draft, restores) VALUES (${values})`,
  );
}

export type VersionRow = {
  version: number;
  at: number;
  actorId: string | null;
  actorName: string | null;
  draft: string;
  restores: number | null;
};

/** Versions of a question below a number, newest first. */
export function versionsOf(db: Database, ord: number, below: number, limit: number) {
  return statement<VersionRow>(
    db,
    sql`SELECT v.version, v.at, v.actor_id AS actorId, u.first_name || ' ' || u.last_name AS actorName, v.draft, v.restores
    FROM question_versions v LEFT JOIN users u ON u.id = v.actor_id
    WHERE v.ord = CAST(${ord} AS INTEGER) AND v.version < CAST(${below} AS INTEGER)
    ORDER BY v.version DESC LIMIT ${limit}`,
  );
}

/** One version of a question. */
export function versionOf(db: Database, ord: number, version: number) {
  return statement<{ draft: string }>(
    db,
    sql`SELECT draft FROM question_versions
    WHERE ord = CAST(${ord} AS INTEGER) AND version = CAST(${version} AS INTEGER)`,
  );
}
