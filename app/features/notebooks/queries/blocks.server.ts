import { type SQL, sql } from "drizzle-orm";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { blocks, blockVersions } from "#drizzle/schema/notebooks/notebooks.ts";
import type { BlockKind } from "../domain/block-kinds.ts";
import { databaseClock, mayWrite } from "./notebook-right.server.ts";

/** Seconds in which one author's saves are one version. */
const ONE_VERSION = 600;

export type BlockPlace = { notebookId: string; id: string };

/** Condition on `blocks`: the block, in a notebook the reader may write. */
function writable(reader: NotebookReader, { notebookId, id }: BlockPlace): SQL {
  return sql`notebook = (SELECT n.num FROM notebooks n WHERE n.id = ${notebookId} AND ${mayWrite(reader)}) AND id = ${id}`;
}

const done = pick(columns(blocks), "revision", "changed");
const current = {
  ...pick(columns(blocks, "b"), "revision", "changed", "source", "html", "at", "operation", "updatedBy"),
  author: orNull(text(sql`(SELECT u.first_name FROM users u WHERE u.id = b.updated_by)`)),
};

type Author = { at: number; by: string; operation: string };
export type SavedBlock = BlockPlace & { revision: number; source: string; html: string };

/**
 * Replaces a text at the revision it was read; otherwise returns the stored row, to resolve the conflict. Revives a
 * deleted block.
 */
export function saveBlock(
  db: Database,
  reader: NotebookReader,
  { revision, source, html, ...place }: SavedBlock,
  { at, by, operation }: Author,
) {
  return {
    saved: db.returning(
      done,
      sql`UPDATE blocks SET source = ${source}, html = ${html}, revision = revision + 1, changed = ${databaseClock}, deleted = 0,
        since = CASE WHEN updated_by = ${by} AND since >= ${at} - ${ONE_VERSION} THEN since ELSE ${at} END,
        updated_by = ${by}, at = ${at}, operation = ${operation}
      WHERE ${writable(reader, place)} AND revision = ${revision}`,
    ),
    standing: db.select(
      current,
      sql`FROM (SELECT 1 WHERE changes() = 0) z CROSS JOIN blocks b WHERE ${writable(reader, place)}`,
    ),
  };
}

export type NewBlock = BlockPlace & {
  section: string;
  place: string;
  kind: BlockKind;
  source: string;
  html: string;
};

/** Adds blocks once, in sections that exist; their rows, also if they were there. `most`: blocks of a notebook. */
export function insertBlocks(
  db: Database,
  reader: NotebookReader,
  notebookId: string,
  added: readonly Omit<NewBlock, "notebookId">[],
  { at, by, operation, most }: Author & { most: number },
) {
  const ids = JSON.stringify(added.map(({ id }) => id));
  return {
    insertBlocks:
      db.statement(sql`INSERT OR IGNORE INTO blocks (notebook, id, section, place, kind, changed, source, html, updated_by, at, since,
        operation)
      SELECT n.num, j.value ->> 'id', j.value ->> 'section', j.value ->> 'place', j.value ->> 'kind', ${databaseClock},
        j.value ->> 'source', j.value ->> 'html', ${by}, ${at}, ${at}, ${operation}
      FROM notebooks n CROSS JOIN json_each(${JSON.stringify(added)}) j
      WHERE n.id = ${notebookId} AND ${mayWrite(reader)}
        AND json_type(n.sections, '$."' || (j.value ->> 'section') || '"') IS NOT NULL
        AND (SELECT count(*) FROM (SELECT 1 FROM blocks o WHERE o.notebook = n.num LIMIT ${most})) < ${most}`),
    rows: db.select(
      pick(columns(blocks, "b"), "id", "revision", "changed", "html"),
      sql`FROM notebooks n CROSS JOIN json_each(${ids}) j CROSS JOIN blocks b ON b.notebook = n.num AND b.id = j.value
      WHERE n.id = ${notebookId} AND ${mayWrite(reader)}`,
    ),
  };
}

/** Moves a block; the last move wins, texts are unchanged. */
export function moveBlock(
  db: Database,
  reader: NotebookReader,
  { section, place, ...of }: BlockPlace & { section: string; place: string },
) {
  return db.returning(
    done,
    sql`UPDATE blocks SET section = ${section}, place = ${place}, changed = ${databaseClock} WHERE ${writable(reader, of)}`,
  );
}

/** Deletes or restores. */
export function setBlockDeleted(db: Database, reader: NotebookReader, of: BlockPlace, deleted: boolean) {
  return db.returning(
    done,
    sql`UPDATE blocks SET deleted = ${deleted ? 1 : 0}, changed = ${databaseClock} WHERE ${writable(reader, of)}`,
  );
}

const version = {
  ...pick(columns(blockVersions, "v"), "at", "source"),
  revision: int(sql`v.key % 65536`),
  author: orNull(
    text(sql`(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = v.updated_by)`),
  ),
};

/** Older texts of a block, newest first. */
export function blockHistory(db: Database, reader: NotebookReader, place: BlockPlace) {
  return db.select(
    version,
    sql`FROM blocks b CROSS JOIN block_versions v ON v.key BETWEEN b.num * 65536 AND b.num * 65536 + 65535
    WHERE ${writable(reader, place)} ORDER BY v.key DESC LIMIT 50`,
  );
}

/** The stored text and its author. */
export function currentBlock(db: Database, reader: NotebookReader, place: BlockPlace) {
  return db.select(current, sql`FROM blocks b WHERE ${writable(reader, place)}`);
}
