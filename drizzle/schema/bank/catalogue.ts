import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  TopicBecomes,
  TopicChange,
  TopicChangeKind,
  TopicWas,
} from "#app/features/bank/domain/catalogue/topic-change.ts";
import { seconds } from "../columns.ts";

/** Changes on top of the code's list; the jobs bring them to the questions and undo them. */
export const topicChanges = sqliteTable(
  "topic_changes",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    kind: text("kind").$type<TopicChangeKind>().notNull(),
    topic: integer("topic").notNull(),
    was: text("was", { mode: "json" }).$type<TopicWas>().notNull(),
    becomes: text("becomes", { mode: "json" }).$type<TopicBecomes>().notNull(),
    actorId: text("actor_id"),
    at: seconds("at").notNull(),
    job: integer("job").notNull(),
    undoneBy: text("undone_by"),
    undoneAt: seconds("undone_at"),
    undoJob: integer("undo_job"),
  },
  (table) => [
    uniqueIndex("topic_changes_by_job").on(table.job),
    uniqueIndex("topic_changes_by_undo_job").on(table.undoJob),
  ],
);

export const topicOverlay = sqliteTable("topic_overlay", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
  changes: text("changes", { mode: "json" }).$type<TopicChange[]>().notNull(),
});
