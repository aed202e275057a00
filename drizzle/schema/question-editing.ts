import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import type { GradingKey } from "#app/domain/questions/editing/key-replay.ts";
import type { ReportKind } from "#app/domain/questions/error-report.ts";
import type { Evidence, FindingKind } from "#app/domain/questions/findings.ts";
import { users } from "./accounts.ts";
import { seconds } from "./columns.ts";

/** Every state a hand gave a question, and, as number 0, the one it had before the first. */
export const questionVersions = sqliteTable(
  "question_versions",
  {
    ord: integer("ord").notNull(),
    version: integer("version").notNull(),
    at: seconds("at").notNull(),
    /** Null: an import, or the command line. */
    actorId: text("actor_id"),
    draft: text("draft", { mode: "json" }).$type<QuestionDraft>().notNull(),
    /** The version it brought back. */
    restores: integer("restores"),
  },
  (table) => [primaryKey({ columns: [table.ord, table.version] })],
);

/** What the audit page of the bank lists, written with the question itself. */
export const questionFindings = sqliteTable(
  "question_findings",
  {
    kind: text("kind").$type<FindingKind>().notNull(),
    ord: integer("ord").notNull(),
    evidence: text("evidence", { mode: "json" }).$type<Evidence>().notNull(),
    at: seconds("at").notNull(),
    /** Looked at and found in order. */
    settledAt: seconds("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ord] }),
    index("question_findings_of_question").on(table.ord),
    index("question_findings_open").on(table.kind, table.ord).where(sql`settled_at IS NULL`),
  ],
);

/** A change of a key that is brought to the answers given before; unfinished, it goes on from `cursor`. */
export const keyReplays = sqliteTable(
  "key_replays",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    ord: integer("ord").notNull(),
    /** The question's version that changed the key. */
    version: integer("version").notNull(),
    /** A letter, or "*" for annulled. */
    was: text("was").$type<GradingKey>().notNull(),
    becomes: text("becomes").$type<GradingKey>().notNull(),
    /** The replay it takes back. */
    undoes: integer("undoes"),
    /** The last person (users.num) it has reached. */
    cursor: integer("cursor").notNull().default(-1),
    seen: integer("seen").notNull().default(0),
    turnedRight: integer("turned_right").notNull().default(0),
    turnedWrong: integer("turned_wrong").notNull().default(0),
    startedAt: seconds("started_at").notNull(),
    finishedAt: seconds("finished_at"),
  },
  (table) => [
    index("key_replays_of_question").on(table.ord),
    uniqueIndex("key_replays_running").on(table.ord).where(sql`finished_at IS NULL`),
  ],
);

/** Whose answer a replay turned: what its undoing turns back. */
export const keyReplayTurns = sqliteTable(
  "key_replay_turns",
  { userNum: integer("user_num").notNull(), replay: integer("replay").notNull() },
  (table) => [primaryKey({ columns: [table.userNum, table.replay] })],
);

/** Errors that people found in questions; one open report of a person for a question. */
export const questionReports = sqliteTable(
  "question_reports",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    ord: integer("ord").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ReportKind>().notNull(),
    content: text("content").notNull(),
    createdAt: seconds("created_at").notNull(),
    /** "fixed" or "dismissed". */
    outcome: text("outcome"),
    reply: text("reply"),
    closedAt: seconds("closed_at"),
  },
  (table) => [
    index("question_reports_waiting").on(table.closedAt, table.num),
    index("question_reports_of_question").on(table.ord),
    index("question_reports_of_person").on(table.userId),
    uniqueIndex("question_reports_open").on(table.userId, table.ord).where(sql`closed_at IS NULL`),
  ],
);
