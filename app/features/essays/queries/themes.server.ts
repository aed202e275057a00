import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { essayThemes } from "#drizzle/schema/essays/essays.ts";
import type { EssayExam } from "../domain/essay.ts";

const theme = columns(essayThemes, "t");
const listed = pick(theme, "id", "exam", "axis", "title");

/** The platform's themes by exam and axis; of one exam, or of all. */
export function platformThemes(db: Database, exam: EssayExam | null, limit: number) {
  const only = exam === null ? sql`` : sql`AND t.exam = ${exam}`;
  return db.select(
    listed,
    sql`FROM essay_themes t INDEXED BY essay_themes_of_platform WHERE t.school IS NULL AND t.deleted_at IS NULL ${only}
    ORDER BY t.exam, t.axis, t.num LIMIT ${limit}`,
  );
}

/** A theme of the platform, with its texts. */
export function platformTheme(db: Database, id: string) {
  return db.select(
    pick(theme, "num", "id", "exam", "axis", "title", "command", "texts", "profile"),
    sql`FROM essay_themes t WHERE t.id = ${id} AND t.school IS NULL AND t.deleted_at IS NULL`,
  );
}

type NewTheme = Pick<
  typeof essayThemes.$inferInsert,
  "id" | "exam" | "axis" | "title" | "command" | "texts" | "profile" | "updatedAt"
>;

/** Adds or renews themes of the platform by their ids. */
export function storeThemes(db: Database, themes: readonly NewTheme[]) {
  const rows = themes.map(({ texts, ...each }) => ({ ...each, texts: JSON.stringify(texts) }));
  return db.statement(
    sql`INSERT INTO essay_themes (id, exam, axis, title, command, texts, profile, updated_at)
    SELECT value ->> 'id', value ->> 'exam', value ->> 'axis', value ->> 'title', value ->> 'command', value ->> 'texts',
      value ->> 'profile', value ->> 'updatedAt' FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (id) DO UPDATE SET exam = excluded.exam, axis = excluded.axis, title = excluded.title,
      command = excluded.command, texts = excluded.texts, profile = excluded.profile, updated_at = excluded.updated_at`,
  );
}
