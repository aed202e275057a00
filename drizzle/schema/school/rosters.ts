import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RosterChoices, RosterOrigin } from "#app/features/school/domain/roster/roster-import.ts";
import { seconds } from "../columns.ts";

/** A roster being imported into a school; deleted by the clock when abandoned. */
export const rosterImports = sqliteTable(
  "roster_imports",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    school: integer("school").notNull(),
    ownerId: text("owner_id").notNull(),
    source: text("source", { mode: "json" }).$type<RosterOrigin>().notNull(),
    choices: text("choices", { mode: "json" }).$type<RosterChoices>().notNull(),
    /** The id of the job that imports it. */
    job: text("job"),
    createdAt: seconds("created_at").notNull(),
    updatedAt: seconds("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("roster_imports_by_id").on(table.id),
    index("roster_imports_of_owner").on(table.ownerId),
    index("roster_imports_by_time").on(table.updatedAt),
  ],
);

/** Its lines in pieces: `read` as they are in the file, `planned` as they are to be imported. */
export const rosterParts = sqliteTable(
  "roster_parts",
  {
    import: integer("import").notNull(),
    kind: text("kind", { enum: ["read", "planned"] }).notNull(),
    part: integer("part").notNull(),
    content: text("content").notNull(),
  },
  (table) => [
    uniqueIndex("roster_parts_by_part").on(table.import, table.kind, table.part),
    check("roster_parts_kind", sql`${table.kind} IN ('read', 'planned')`),
  ],
);
