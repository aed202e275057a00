import { type SQL, sql } from "drizzle-orm";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { afterAnswer, forStudent, shownInSchool } from "#app/features/bank/queries/reading.server.ts";
import { materialFile } from "#app/features/library/queries/materials.server.ts";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import type { FileKind } from "#app/platform/uploads/domain/file-kind.ts";
import { notebookReadings, notebooks } from "#drizzle/schema/notebooks/notebooks.ts";
import type { BlockKind } from "../domain/block-kinds.ts";
import { mayRead, mayWrite } from "./notebook-right.server.ts";

type ReadBlock = {
  id: string;
  section: string;
  place: string;
  kind: BlockKind;
  source: string;
  html: string;
};
/** `material`: what the block shows of the library now; null: gone, put aside, or no such block. */
export type SectionBlock = ReadBlock & {
  material: {
    title: string;
    kind: FileKind;
    fileName: string | null;
    size: number | null;
    videoUrl: string | null;
  } | null;
};
/** `deleted` 1: gone. */
export type WrittenBlock = ReadBlock & { revision: number; changed: number; deleted: 0 | 1 };

/**
 * One row `o`: the notebook's num and the section to open: the requested one, else the last one read, else the first.
 * Computed once, not for every block.
 */
function openedSection(reader: NotebookReader, { id, asked, isDraftShown }: Opening): SQL {
  const visible = isDraftShown ? sql`` : sql`AND coalesce(s.value ->> 'shown', 0) = 1`;
  return sql`(WITH found AS MATERIALIZED (
    SELECT n.num, (SELECT s.key FROM json_each(n.sections) s WHERE coalesce(s.value ->> 'deleted', 0) = 0 ${visible}
      ORDER BY s.key IS ${asked} DESC, s.key IS r.last_section DESC, s.value ->> 'place', s.key LIMIT 1) AS section
    FROM notebooks n ${readingJoin(reader)} WHERE n.id = ${id} AND ${mayRead(reader)}
  ) SELECT num, section FROM found) o CROSS JOIN notebooks n ON n.num = o.num`;
}

const notebook = columns(notebooks, "n");
const reading = outer(columns(notebookReadings, "r"));
const opened = {
  ...pick(notebook, "num", "id", "title", "active", "sections", "sectionsChanged", "questions", "updatedAt"),
  read: reading.sections,
  lastBlock: reading.lastBlock,
};

type Opening = { id: string; asked: string | null; isDraftShown: boolean };

function readingJoin({ person }: NotebookReader): SQL {
  return sql`LEFT JOIN notebook_readings r ON r.person = ${person ?? -1} AND r.notebook = n.num`;
}

/** Condition on `materials m`: of the school of the notebook `n`, and not put aside. */
const usable = sql`m.school_id = n.school AND m.is_active = 1 AND m.deleted_at IS NULL`;

const forReader = {
  ...opened,
  section: orNull(text(sql`o.section`)),
  blocks: json<
    SectionBlock[]
  >(sql`(SELECT json_group_array(json_object('id', b.id, 'section', b.section, 'place', b.place,
      'kind', b.kind, 'source', CASE WHEN b.kind IN ('question', 'questions', 'video', 'link', 'material') THEN b.source ELSE '' END,
      'html', b.html, 'material', CASE WHEN b.kind = 'material' THEN (SELECT json_object('title', m.title, 'kind', m.kind,
        'fileName', f.name, 'size', f.size, 'videoUrl', m.video_url) FROM materials m LEFT JOIN uploads f ON f.num = m.upload
        WHERE m.id = b.source ->> 'material' AND ${usable}) END))
    FROM blocks b WHERE b.notebook = o.num AND b.deleted = 0 AND b.kind <> 'note' AND b.section = o.section)`),
};

/** The file behind a material block of a section that the reader may read. */
export function fileOfBlock(
  db: Database,
  reader: NotebookReader,
  { notebookId, id }: { notebookId: string; id: string },
) {
  const visible =
    reader.role === "student" ? sql`AND n.sections ->> ('$."' || b.section || '".shown') = 1` : sql``;
  return db.select(
    materialFile,
    sql`FROM notebooks n CROSS JOIN blocks b ON b.notebook = n.num AND b.id = ${id} AND b.deleted = 0 AND b.kind = 'material'
      CROSS JOIN materials m ON m.id = b.source ->> 'material' AND ${usable} CROSS JOIN uploads f ON f.num = m.upload
    WHERE n.id = ${notebookId} AND ${mayRead(reader)} ${visible}
      AND coalesce(n.sections ->> ('$."' || b.section || '".deleted'), 0) = 0`,
  );
}

export type NotebookForReader = RowOf<typeof forReader>;

/** A notebook for its reader, with the blocks of the open section; notes to teachers stay out. */
export function notebookForReader(db: Database, reader: NotebookReader, opening: Opening) {
  return db.select(forReader, sql`FROM ${openedSection(reader, opening)} ${readingJoin(reader)}`);
}

/** The ords `j` of the questions in the blocks of the open section. */
const asked = sql`CROSS JOIN blocks b ON b.notebook = o.num AND b.section = o.section AND b.deleted = 0
  AND b.kind IN ('question', 'questions') CROSS JOIN json_each(b.source, '$.ords') j`;

/** The questions of the open section; never a key. */
export function questionsOfSection(db: Database, reader: NotebookReader, opening: Opening, now: number) {
  return db.select(
    forStudent({ userNum: reader.userNum, now }),
    sql`FROM ${openedSection(reader, opening)} ${asked}
      CROSS JOIN questions q ON q.ord = j.value LEFT JOIN answers a ON a.user_num = ${reader.userNum} AND a.ord = q.ord
    WHERE ${shownInSchool(sql`n.school`)}`,
  );
}

const answeredHere = { ord: int(sql`a.ord`), ...afterAnswer };

/** Keys and solutions that the reader's own answers release, in the open section. */
export function answeredOfSection(db: Database, reader: NotebookReader, opening: Opening, now: number) {
  return db.select(
    answeredHere,
    sql`FROM ${openedSection(reader, opening)} ${asked}
      CROSS JOIN answers a ON a.user_num = ${reader.userNum} AND a.ord = j.value
      CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE ${notHeld(sql`a.ord`, { userNum: reader.userNum, now })}`,
  );
}

const ofBlocks = sql`json_object('id', b.id, 'section', b.section, 'place', b.place, 'kind', b.kind, 'source', b.source,
  'html', b.html, 'revision', b.revision, 'changed', b.changed, 'deleted', b.deleted)`;

const writing = {
  ...opened,
  classes: json<
    { id: string; name: string }[]
  >(sql`(SELECT json_group_array(json_object('id', c.id, 'name', c.name))
    FROM class_notebooks k CROSS JOIN school_classes c ON c.num = k.class WHERE k.notebook = n.num)`),
  blocks: json<WrittenBlock[]>(sql`(SELECT json_group_array(${ofBlocks}) FROM blocks b
    WHERE b.notebook = n.num AND b.deleted = 0)`),
};

/** A notebook for who writes it, with all blocks. */
export function notebookForWriter(db: Database, reader: NotebookReader, id: string) {
  return db.select(
    writing,
    sql`FROM notebooks n ${readingJoin(reader)} WHERE n.id = ${id} AND ${mayWrite(reader)}`,
  );
}

/** What changed since a moment of D1's databaseClock, deleted blocks too. */
export function notebookChanges(db: Database, reader: NotebookReader, id: string, since: number) {
  const from = sql`CAST(${since} AS INTEGER)`;
  return db.select(
    {
      ...pick(notebook, "title", "sections", "sectionsChanged"),
      blocks: json<WrittenBlock[]>(sql`(SELECT json_group_array(${ofBlocks}) FROM blocks b
        WHERE b.notebook = n.num AND b.changed >= ${from})`),
    },
    sql`FROM notebooks n WHERE n.id = ${id} AND ${mayWrite(reader)}`,
  );
}

/** Cards of the notebook's questions, for who writes it. */
export function questionsOfNotebook(db: Database, reader: NotebookReader, id: string, now: number) {
  return db.select(
    forStudent({ userNum: reader.userNum, now }),
    sql`FROM notebooks n CROSS JOIN json_each(n.questions) j CROSS JOIN questions q ON q.ord = j.value ->> 1
      LEFT JOIN answers a ON a.user_num = ${reader.userNum} AND a.ord = q.ord
    WHERE n.id = ${id} AND ${mayWrite(reader)} AND ${shownInSchool(sql`n.school`)}`,
  );
}

/**
 * Stores a reader's position; a section's opening is recorded once. `ended`: read to its end. A row if the reader may
 * read it.
 */
export function markReading(
  db: Database,
  reader: NotebookReader,
  { id, section, block, ended }: { id: string; section: string; block: string; ended: boolean },
  at: number,
) {
  const time = sql`CAST(${at} AS INTEGER)`;
  const names = [section, ...(ended ? [`${section}:end`] : [])].map((name) => `$."${name}"`);
  const fresh = sql.join(
    names.map((name) => sql`${name}, ${time}`),
    sql`, `,
  );
  const kept = sql.join(
    names.map((name) => sql`${name}, coalesce(sections ->> ${name}, ${time})`),
    sql`, `,
  );
  return db.returning(
    pick(columns(notebookReadings), "at"),
    sql`INSERT INTO notebook_readings (person, notebook, sections, last_section, last_block, at)
    SELECT ${reader.person}, n.num, json_set('{}', ${fresh}), ${section}, ${block}, ${at}
    FROM notebooks n WHERE n.id = ${id} AND ${mayRead(reader)} AND json_type(n.sections, ${names[0]}) IS NOT NULL
    ON CONFLICT (person, notebook) DO UPDATE SET last_section = excluded.last_section, last_block = excluded.last_block,
      at = excluded.at, sections = json_set(sections, ${kept})`,
  );
}
