import { type SQL, sql } from "drizzle-orm";
import { type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { notGenerated, ofBank } from "#app/features/bank/queries/question-fields.server.ts";
import { afterAnswer, forStudent } from "#app/features/bank/queries/reading.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { studyVersions } from "#drizzle/schema/library/study-materials.ts";
import { uploads } from "#drizzle/schema/platform/uploads.ts";
import { materialFile } from "../materials.server.ts";

const version = columns(studyVersions, "v");
const file = outer(columns(uploads, "f"));
const id = text(sql`m.id`);

const listed = {
  id,
  ...pick(version, "title", "summary", "kind", "subject", "topics", "institution", "minutes", "videoUrl"),
  publishedAt: version.publishedAt,
  fileName: file.name,
  size: file.size,
};
export type ListedStudyRow = RowOf<typeof listed>;

const FILE = sql`LEFT JOIN uploads f ON f.num = v.upload`;
/** The rows of the materials whose nums `w.rowid` gives, as they are published. */
const PUBLISHED = sql`CROSS JOIN study_materials m ON m.num = w.rowid
  CROSS JOIN study_versions v ON v.material = m.id AND v.version = m.live ${FILE}`;

const orders = {
  newest: sql`w.rowid DESC`,
  title: sql`v.title COLLATE NOCASE, w.rowid`,
  minutes: sql`v.minutes, w.rowid DESC`,
} as const;

/** Of what went wrong. */
const MOST_WRONG_TOPICS = 5;

type Asked = { expression: string; order: keyof typeof orders; skip: number; limit: number; most: number };

/** Published ones that an expression finds; other orders than the newest sort the newest `most`. */
export function studiesBy(db: Database, { expression, order, skip, limit, most }: Asked) {
  const found = sql`SELECT rowid FROM study_words WHERE study_words MATCH ${expression} ORDER BY rowid DESC`;
  const page = sql`LIMIT CAST(${limit} AS INTEGER) OFFSET CAST(${skip} AS INTEGER)`;
  return order === "newest"
    ? db.select(listed, sql`FROM (${found} ${page}) w ${PUBLISHED} ORDER BY ${orders.newest}`)
    : db.select(listed, sql`FROM (${found} LIMIT ${most}) w ${PUBLISHED} ORDER BY ${orders[order]} ${page}`);
}

const recommended = pick(listed, "id", "title", "kind", "minutes");
export type RecommendedRow = RowOf<typeof recommended>;

/** `merged`: the ids of one topic by each of them (`mergedIds`). */
type MostOfTopics = { merged: Readonly<Record<number, readonly number[]>>; limit: number };

/** Published ones with a topic of those that `topics` selects as `value`, or one merged with it, newest first. */
function ofTopics(db: Database, topics: SQL, { merged, limit }: MostOfTopics) {
  const all = sql`WITH own AS MATERIALIZED (${topics}) SELECT value FROM own
    UNION SELECT g.value FROM own CROSS JOIN json_each(${JSON.stringify(merged)}, '$."' || own.value || '"') g`;
  return db.select(
    recommended,
    sql`FROM (SELECT n.rowid FROM (
      SELECT coalesce(group_concat('"t' || value || '"', ' OR '), '"none"') AS expression FROM (${all})
    ) own CROSS JOIN study_words n ON n.study_words MATCH own.expression ORDER BY n.rowid DESC LIMIT ${limit}) w ${PUBLISHED}`,
  );
}

export function studiesOfQuestion(db: Database, ord: number, most: MostOfTopics) {
  return ofTopics(
    db,
    sql`SELECT value FROM questions q, json_each(q.topics) WHERE q.ord = CAST(${ord} AS INTEGER) AND ${ofBank}`,
    most,
  );
}

/** Of the topics of what went wrong at the beginning of a graded session, most errors first. */
export function studiesOfErrors(
  db: Database,
  { id: session, userNum, now }: { id: string; userNum: number; now: number },
  { looked, ...most }: MostOfTopics & { looked: number },
) {
  return ofTopics(
    db,
    sql`SELECT t.value FROM practice_sessions s CROSS JOIN json_each(s.ords) p
      CROSS JOIN practice_items i ON i.user_num = s.user_num AND i.place = s.num * 1000 + p.key AND i.choice IS NOT NULL
      CROSS JOIN question_keys k ON k.ord = p.value AND k.letter <> i.choice AND ${notHeld(sql`k.ord`, { userNum, now })}
      CROSS JOIN questions q ON q.ord = p.value CROSS JOIN json_each(q.topics) t
    WHERE s.id = ${session} AND s.user_num = ${userNum} AND s.graded_at IS NOT NULL AND p.key < ${looked}
    GROUP BY t.value ORDER BY count(*) DESC, t.value LIMIT ${MOST_WRONG_TOPICS}`,
    most,
  );
}

/** `isDraft`: the newest version, published or not. */
export type ShownVersion = { id: string; isDraft: boolean };

/** `m` and `v`: the material and the version that is shown; none if nothing is published. */
function shownVersion({ id: asked, isDraft }: ShownVersion): SQL {
  const which = isDraft
    ? sql`v.version = (SELECT max(n.version) FROM study_versions n WHERE n.material = m.id)`
    : sql`v.version = m.live`;
  return sql`study_materials m CROSS JOIN study_versions v ON v.material = m.id AND ${which} AND m.id = ${asked}`;
}

const opened = { ...listed, ...pick(version, "version", "parts"), sha256: file.sha256 };

export function studyToRead(db: Database, shown: ShownVersion) {
  return db.select(opened, sql`FROM ${shownVersion(shown)} ${FILE}`);
}

/** The questions in it, with the reader's first answers; never a key. */
export function questionsOfStudy(db: Database, shown: ShownVersion, asker: KeyAsker) {
  return db.select(
    forStudent(asker),
    sql`FROM ${shownVersion(shown)} CROSS JOIN json_each(v.questions) j CROSS JOIN questions q ON q.ord = j.value
      LEFT JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = q.ord
    WHERE q.status <> 'quarantined' AND ${ofBank} AND ${notGenerated}`,
  );
}

/** Questions of the bank by ord, as above: of a page that is being written. */
export function studyQuestions(db: Database, ords: readonly number[], asker: KeyAsker) {
  return db.select(
    forStudent(asker),
    sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
      LEFT JOIN answers a ON a.user_num = ${asker.userNum} AND a.ord = q.ord
    WHERE q.status <> 'quarantined' AND ${ofBank} AND ${notGenerated}`,
  );
}

const answeredHere = { ord: int(sql`a.ord`), ...afterAnswer };

/** Keys and solutions that the reader's own answers release. */
export function answeredOfStudy(db: Database, shown: ShownVersion, asker: KeyAsker) {
  return db.select(
    answeredHere,
    sql`FROM ${shownVersion(shown)} CROSS JOIN json_each(v.questions) j
      CROSS JOIN answers a ON a.user_num = ${asker.userNum ?? -1} AND a.ord = j.value
      CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE ${notHeld(sql`a.ord`, asker)}`,
  );
}

export function fileOfStudy(db: Database, shown: ShownVersion) {
  return db.select(materialFile, sql`FROM ${shownVersion(shown)} CROSS JOIN uploads f ON f.num = v.upload`);
}

/** For the sitemap. */
export function mappedStudies(db: Database, limit: number) {
  return db.select(
    { id, publishedAt: version.publishedAt },
    sql`FROM study_materials m CROSS JOIN study_versions v ON v.material = m.id AND v.version = m.live
    ORDER BY m.num DESC LIMIT ${limit}`,
  );
}
