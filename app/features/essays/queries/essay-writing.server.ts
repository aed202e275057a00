import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import type { UploadRow } from "#app/platform/uploads/queries/uploads.server.ts";
import { essayPhotos, essays } from "#drizzle/schema/essays/essays.ts";
import type { EssayOutline } from "../domain/essay.ts";

/** Seconds within which a device's texts share one version. */
const VERSION_SECONDS = 600;

/** Seconds that a device may count more than have passed since its author began. */
const CLOCK_SLACK = 60;

type Own = { id: string; userNum: number };
type Saved = Own & {
  /** The revision it was written over. */
  base: number;
  text: string;
  outline: EssayOutline;
  lines: number;
  words: number;
  spent: number;
  device: string;
  now: number;
};

/** Before a save: the text that goes, unless this device's last version is recent. `always`: one of two texts was chosen. */
export function saveVersion(db: Database, { id, userNum, base, text, device, now }: Saved, always: boolean) {
  const isOld = always
    ? sql`true`
    : sql`(e.device <> ${device} OR NOT EXISTS (SELECT 1 FROM essay_versions v WHERE v.essay = e.num AND v.at > ${now - VERSION_SECONDS}))`;
  return db.statement(
    sql`INSERT INTO essay_versions (essay, revision, device, text, words, at)
    SELECT e.num, e.revision, e.device, e.text, e.words, e.saved_at FROM essays e
    WHERE e.id = ${id} AND e.user_num = ${userNum} AND e.state = 'draft' AND e.revision = ${base} AND e.text <> '' AND e.text <> ${text} AND ${isOld}
    ON CONFLICT (essay, revision) DO NOTHING`,
  );
}

/**
 * No row: submitted, or another device saved over that revision. The writing time is capped by the time since the
 * start.
 */
export function saveEssayText(
  db: Database,
  { id, userNum, base, text, outline, lines, words, spent, device, now }: Saved,
) {
  return db.returning(
    pick(columns(essays), "revision", "savedAt"),
    sql`UPDATE essays SET text = ${text}, outline = ${JSON.stringify(outline)}, lines = ${lines}, words = ${words},
      spent = max(spent, min(${spent}, ${now + CLOCK_SLACK} - started_at)), device = ${device}, saved_at = ${now}, revision = revision + 1
    WHERE id = ${id} AND user_num = ${userNum} AND state = 'draft' AND revision = ${base}`,
  );
}

/** The stored text: to resolve a conflict, or to answer a save that had arrived. */
export function textOfEssay(db: Database, { id, userNum }: Own) {
  return db.select(
    pick(columns(essays, "e"), "state", "text", "outline", "revision", "device", "savedAt", "submittedAt"),
    sql`FROM essays e WHERE e.id = ${id} AND e.user_num = ${userNum}`,
  );
}

/** Once: only a draft of that revision that has something to read. */
export function submitEssay(
  db: Database,
  { id, userNum, base, way, now }: Own & { base: number; way: "text" | "photos"; now: number },
) {
  const filled =
    way === "text"
      ? sql`trim(text) <> ''`
      : sql`EXISTS (SELECT 1 FROM essay_photos p WHERE p.essay = essays.num)`;
  return db.returning(
    pick(columns(essays), "num", "task"),
    sql`UPDATE essays SET state = 'submitted', submitted_at = ${now}, way = ${way}
    WHERE id = ${id} AND user_num = ${userNum} AND state = 'draft' AND revision = ${base} AND ${filled}`,
  );
}

/**
 * Adds a stored photograph to its draft, as the last one; idempotent. `target`: its id. `userNum` null: staff sent it,
 * for a task.
 */
export function claimEssayPhoto(
  db: Database,
  upload: UploadRow,
  { userNum, now, most }: { userNum: number | null; now: number; most: number },
) {
  const own = userNum === null ? sql`e.task IS NOT NULL` : sql`e.user_num = ${userNum}`;
  return db.returning(
    pick(columns(essayPhotos), "id"),
    sql`INSERT INTO essay_photos (id, essay, place, upload, at)
    SELECT f.target, e.num, coalesce((SELECT max(p.place) FROM essay_photos p WHERE p.essay = e.num), 0) + 1, f.num, ${now}
    FROM uploads f CROSS JOIN essays e ON e.id = f.owner
    WHERE f.id = ${upload.id} AND f.state = 'stored' AND ${own} AND e.state = 'draft'
      AND (SELECT count(*) FROM essay_photos p WHERE p.essay = e.num) < ${most}
    ON CONFLICT DO NOTHING`,
  );
}

export function photoOfUpload(db: Database, uploadId: string) {
  return db.select(
    pick(columns(essayPhotos, "p"), "id"),
    sql`FROM uploads f CROSS JOIN essay_photos p ON p.upload = f.num WHERE f.id = ${uploadId}`,
  );
}

const ofDraft = ({ id, userNum }: Own) =>
  sql`essay = (SELECT e.num FROM essays e WHERE e.id = ${id} AND e.user_num = ${userNum} AND e.state = 'draft')`;

/** Its trigger drops the file. */
export function deleteEssayPhoto(db: Database, own: Own, photoId: string) {
  return db.statement(sql`DELETE FROM essay_photos WHERE id = ${photoId} AND ${ofDraft(own)}`);
}

/** Puts photographs into the order of their ids. */
export function orderEssayPhotos(db: Database, own: Own, ids: readonly string[]) {
  return db.statement(
    sql`UPDATE essay_photos SET place = coalesce((SELECT CAST(o.key AS INTEGER) + 1 FROM json_each(${JSON.stringify(ids)}) o
      WHERE o.value = essay_photos.id), place) WHERE ${ofDraft(own)}`,
  );
}
