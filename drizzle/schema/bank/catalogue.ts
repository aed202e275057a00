import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  TopicBecomes,
  TopicChange,
  TopicChangeKind,
  TopicWas,
} from "#app/features/bank/domain/catalogue/topic-change.ts";
import { seconds } from "../columns.ts";

/** Subject and topics (JSON text) before and after. */
export type TopicsOfQuestion = readonly [
  ord: number,
  subject: number,
  topics: string,
  subjectAfter: number,
  topicsAfter: string,
];

/** Changes on top of the code's list; an unfinished one continues from `place`. */
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
    state: text("state", { enum: ["running", "done", "undoing", "undone"] }).notNull(),
    total: integer("total").notNull(),
    /** The last question processed; while undoing, the last piece. */
    place: integer("place").notNull().default(-1),
    seen: integer("seen").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    undoneBy: text("undone_by"),
    undoneAt: seconds("undone_at"),
  },
  (table) => [index("topic_changes_by_state").on(table.state, table.num)],
);

/** What each step wrote, before and after, for undoing. */
export const topicChangePieces = sqliteTable(
  "topic_change_pieces",
  {
    changeNum: integer("change_num").notNull(),
    place: integer("place").notNull(),
    questions: text("questions", { mode: "json" }).$type<TopicsOfQuestion[]>().notNull(),
    /** 1 written, 2 undone. */
    turned: integer("turned").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.changeNum, table.place] })],
);

export const topicOverlay = sqliteTable("topic_overlay", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
  changes: text("changes", { mode: "json" }).$type<TopicChange[]>().notNull(),
});
