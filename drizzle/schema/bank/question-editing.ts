import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { GradingKey } from "#app/features/bank/domain/editing/key-replay.ts";
import type { ReportKind } from "#app/features/bank/domain/error-report.ts";
import type { Evidence, FindingKind } from "#app/features/bank/domain/findings.ts";
import { users } from "../accounts/accounts.ts";
import { seconds } from "../columns.ts";

/** Edits by hand, and as number 0 the state before the first. */
export const questionVersions = sqliteTable(
  "question_versions",
  {
    ord: integer("ord").notNull(),
    version: integer("version").notNull(),
    at: seconds("at").notNull(),
    /** Null: an import, or the command line. */
    actorId: text("actor_id"),
    draft: text("draft", { mode: "json" }).$type<QuestionDraft>().notNull(),
    restores: integer("restores"),
  },
  (table) => [primaryKey({ columns: [table.ord, table.version] })],
);

export const questionFindings = sqliteTable(
  "question_findings",
  {
    kind: text("kind").$type<FindingKind>().notNull(),
    ord: integer("ord").notNull(),
    evidence: text("evidence", { mode: "json" }).$type<Evidence>().notNull(),
    at: seconds("at").notNull(),
    /** Marked as fine. */
    settledAt: seconds("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ord] }),
    index("question_findings_of_question").on(table.ord),
    index("question_findings_open").on(table.kind, table.ord).where(sql`settled_at IS NULL`),
  ],
);

/** A key change; its job applies it to earlier answers. */
export const keyReplays = sqliteTable(
  "key_replays",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    ord: integer("ord").notNull(),
    version: integer("version").notNull(),
    /** A letter, or "*" for annulled. */
    was: text("was").$type<GradingKey>().notNull(),
    becomes: text("becomes").$type<GradingKey>().notNull(),
    /** The replay it undoes. */
    undoes: integer("undoes"),
    turnedRight: integer("turned_right").notNull().default(0),
    turnedWrong: integer("turned_wrong").notNull().default(0),
    startedAt: seconds("started_at").notNull(),
    job: integer("job").notNull(),
  },
  (table) => [
    index("key_replays_of_question").on(table.ord),
    uniqueIndex("key_replays_by_job").on(table.job),
  ],
);

/** Regraded answers, for undoing. */
export const keyReplayTurns = sqliteTable(
  "key_replay_turns",
  { userNum: integer("user_num").notNull(), replay: integer("replay").notNull() },
  (table) => [primaryKey({ columns: [table.userNum, table.replay] })],
);

/** One open report per person and question. */
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

/** People who requested the solution of a question that has none. Triggers count them. */
export const solutionRequests = sqliteTable(
  "solution_requests",
  {
    ord: integer("ord").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.userId] }),
    index("solution_requests_of_person").on(table.userId),
  ],
);

/** No row once there is a solution. */
export const wantedSolutions = sqliteTable(
  "wanted_solutions",
  { ord: integer("ord").primaryKey().notNull(), requests: integer("requests").notNull().default(0) },
  (table) => [index("wanted_solutions_most").on(table.requests, table.ord).where(sql`requests > 0`)],
);

/** People who marked a step of a solution as unclear, once each. Triggers count them. */
export const unclearSteps = sqliteTable(
  "unclear_steps",
  {
    ord: integer("ord").notNull(),
    /** From 1. */
    step: integer("step").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.step, table.userId] }),
    index("unclear_steps_of_person").on(table.userId),
  ],
);

/** How many people marked a step. */
export const unclearStepCounts = sqliteTable(
  "unclear_step_counts",
  {
    ord: integer("ord").notNull(),
    step: integer("step").notNull(),
    people: integer("people").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ord, table.step] }),
    index("unclear_step_counts_most").on(table.people, table.ord),
  ],
);
