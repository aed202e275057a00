import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionVersions } from "#drizzle/schema/bank/question-editing.ts";
import { questionSources } from "#drizzle/schema/bank/questions.ts";
import { draft } from "./drafts.server.ts";
import { firstAnswers, ofBank, question } from "./question-fields.server.ts";

const toEdit = {
  ...draft,
  hasSolution: question.hasSolution,
  ...pick(columns(questionSources, "s"), "revision", "importedBy", "importedAt"),
  /** First answers in all. */
  answers: firstAnswers.total,
  /** The unfinished replay of its key. */
  running: orNull(
    int(
      sql`(SELECT r.num FROM key_replays r CROSS JOIN jobs j ON j.num = r.job WHERE r.ord = q.ord AND j.state = 'running')`,
    ),
  ),
};
/** For staff only. */
export type QuestionToEdit = RowOf<typeof toEdit>;

/** Who edits a school's own questions: `author` an account's id, null for the management, which edits all of them. */
export type SchoolEditor = { schoolId: string; author: string | null };

/** Condition on `questions q`: without a school, of the bank. */
function editable(school: SchoolEditor | null): SQL {
  if (!school) return ofBank;
  const own = school.author === null ? sql`` : sql`AND o.author = ${school.author}`;
  return sql`EXISTS (SELECT 1 FROM school_questions o WHERE o.ord = q.ord AND o.school = ${school.schoolId} ${own})`;
}

/** One row of each of the question's tables. */
export function questionToEdit(db: Database, ord: number, school: SchoolEditor | null = null) {
  return db.select(
    toEdit,
    sql`FROM questions q CROSS JOIN question_keys k ON k.ord = q.ord CROSS JOIN question_sources s ON s.ord = q.ord
      LEFT JOIN question_solutions l ON l.ord = q.ord LEFT JOIN question_items i ON i.ord = q.ord
    WHERE q.ord = CAST(${ord} AS INTEGER) AND ${editable(school)}`,
  );
}

/** `draft` and times as stored. */
export type NewVersion = {
  ord: number;
  version: number;
  at: number;
  actorId: string | null;
  draft: string;
  restores: number | null;
};

/** Stores a version; an existing one is unchanged (version 0, which every edit offers). */
export function insertVersion(db: Database, { ord, version, at, actorId, draft, restores }: NewVersion) {
  const values = sql`CAST(${ord} AS INTEGER), ${version}, ${at}, ${actorId}, ${draft}, ${restores}`;
  if (version === 0)
    return db.statement(sql`INSERT INTO question_versions (ord, version, at, actor_id, draft, restores)
      VALUES (${values}) ON CONFLICT DO NOTHING`);
  return db.statement(
    sql`INSERT INTO question_versions (ord, version, at, actor_id, draft, restores) VALUES (${values})`,
  );
}

const version = {
  ...pick(columns(questionVersions, "v"), "version", "at", "actorId", "draft", "restores"),
  actorName: orNull(text(sql`u.first_name || ' ' || u.last_name`)),
};
export type VersionRow = RowOf<typeof version>;

/** Newest first, below a number. */
export function versionsOf(db: Database, ord: number, below: number, limit: number) {
  return db.select(
    version,
    sql`FROM question_versions v LEFT JOIN users u ON u.id = v.actor_id
    WHERE v.ord = CAST(${ord} AS INTEGER) AND v.version < CAST(${below} AS INTEGER)
    ORDER BY v.version DESC LIMIT ${limit}`,
  );
}

export function versionOf(db: Database, ord: number, number: number) {
  return db.select(
    pick(columns(questionVersions), "draft"),
    sql`FROM question_versions WHERE ord = CAST(${ord} AS INTEGER) AND version = CAST(${number} AS INTEGER)`,
  );
}

/** In the batch of an edit. */
export function touchSchoolQuestion(
  db: Database,
  ord: number,
  words: string,
  { at, actorId }: { at: number; actorId: string | null },
) {
  return db.statement(sql`UPDATE school_questions SET words = ${words}, updated_at = ${at}, updated_by = coalesce(${actorId}, '')
    WHERE ord = CAST(${ord} AS INTEGER)`);
}
