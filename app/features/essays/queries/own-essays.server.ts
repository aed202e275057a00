import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { essayPhotos, essays, essayThemes, essayVersions } from "#drizzle/schema/essays/essays.ts";
import { uploads } from "#drizzle/schema/platform/uploads.ts";

const essay = columns(essays, "e");
const theme = columns(essayThemes, "t");

/** The school whose task it is for. */
export const schoolOfTask = orNull(text(sql`iif(e.task IS NULL, NULL, e.school)`));

const listed = {
  ...pick(essay, "id", "state", "way", "lines", "words", "savedAt", "submittedAt", "returnedAt", "outcome"),
  ...pick(theme, "title", "exam"),
};

/** A person's essays, the newest first. */
export function essaysOf(db: Database, userNum: number, limit: number) {
  return db.select(
    listed,
    sql`FROM essays e CROSS JOIN essay_themes t ON t.num = e.theme WHERE e.user_num = ${userNum} ORDER BY e.num DESC LIMIT ${limit}`,
  );
}

const opened = {
  ...pick(
    essay,
    "id",
    "state",
    "way",
    "text",
    "outline",
    "lines",
    "words",
    "revision",
    "device",
    "spent",
    "startedAt",
    "savedAt",
    "submittedAt",
    "profile",
    "outcome",
  ),
  ...pick(theme, "title", "exam", "axis", "command", "texts"),
  themeId: theme.id,
  school: schoolOfTask,
};

/** One's own essay with its theme. */
export function ownEssay(db: Database, id: string, userNum: number) {
  return db.select(
    opened,
    sql`FROM essays e CROSS JOIN essay_themes t ON t.num = e.theme WHERE e.id = ${id} AND e.user_num = ${userNum}`,
  );
}

const photo = {
  ...pick(columns(essayPhotos, "p"), "id", "place"),
  ...pick(columns(uploads, "f"), "size"),
};

/** In the order they are read. */
export function photosOfEssay(db: Database, id: string, userNum: number) {
  return db.select(
    photo,
    sql`FROM essays e CROSS JOIN essay_photos p ON p.essay = e.num CROSS JOIN uploads f ON f.num = p.upload
    WHERE e.id = ${id} AND e.user_num = ${userNum} ORDER BY p.place, p.num`,
  );
}

/** Former texts, the newest first. */
export function versionsOfEssay(db: Database, id: string, userNum: number, limit: number) {
  return db.select(
    pick(columns(essayVersions, "v"), "revision", "device", "text", "words", "at"),
    sql`FROM essays e CROSS JOIN essay_versions v ON v.essay = e.num WHERE e.id = ${id} AND e.user_num = ${userNum}
    ORDER BY v.revision DESC LIMIT ${limit}`,
  );
}

type Started = { id: string; userNum: number; themeId: string; parentId: string | null; now: number };

/** Of the platform. No row where the person has a draft of the theme, or no such theme is there. A rewrite begins with the former text. */
export function insertEssay(db: Database, { id, userNum, themeId, parentId, now }: Started) {
  return db.returning(
    { id: text(sql`id`) },
    sql`INSERT INTO essays (id, user_num, theme, profile, text, lines, words, device, parent, started_at, saved_at)
    SELECT ${id}, ${userNum}, t.num, t.profile, coalesce(p.text, ''), coalesce(p.lines, 0), coalesce(p.words, 0), '', p.num, ${now}, ${now}
    FROM essay_themes t LEFT JOIN essays p ON p.id = ${parentId} AND p.user_num = ${userNum} AND p.theme = t.num
    WHERE t.id = ${themeId} AND t.school IS NULL AND t.deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM essays d WHERE d.user_num = ${userNum} AND d.theme = t.num AND d.task IS NULL AND d.state = 'draft')`,
  );
}

/** Beside the essays of a school's tasks. */
export function draftOfTheme(db: Database, themeId: string, userNum: number) {
  return db.select(
    { id: text(sql`e.id`) },
    sql`FROM essay_themes t CROSS JOIN essays e INDEXED BY essays_of_author ON e.user_num = ${userNum} AND e.theme = t.num AND e.task IS NULL AND e.state = 'draft'
    WHERE t.id = ${themeId} ORDER BY e.num DESC LIMIT 1`,
  );
}

/** The file of a photograph: for its author, and for graders who have the essay. */
export function fileOfEssayPhoto(
  db: Database,
  { id, photoId, userNum, userId }: { id: string; photoId: string; userNum: number; userId: string },
) {
  return db.select(
    pick(columns(uploads, "f"), "key", "name", "size", "sha256"),
    sql`FROM essay_photos p CROSS JOIN essays e ON e.num = p.essay CROSS JOIN uploads f ON f.num = p.upload
    WHERE p.id = ${photoId} AND e.id = ${id} AND (e.user_num = ${userNum} OR EXISTS (
      SELECT 1 FROM essay_gradings g WHERE g.essay = e.num AND g.grader = ${userId}))`,
  );
}

/** How many photographs an essay has, and whether it is a draft of a person's. */
export function draftForPhoto(db: Database, id: string, userNum: number, photoId: string) {
  return db.select(
    {
      num: int(sql`e.num`),
      state: essay.state,
      photos: int(sql`(SELECT count(*) FROM essay_photos p WHERE p.essay = e.num)`),
      stored: orNull(
        text(sql`(SELECT p.id FROM essay_photos p WHERE p.id = ${photoId} AND p.essay = e.num)`),
      ),
    },
    sql`FROM essays e WHERE e.id = ${id} AND e.user_num = ${userNum}`,
  );
}
