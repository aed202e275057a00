import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RequestStatus } from "#app/features/assistant/domain/request-state.ts";
import type { EssayHint } from "#app/features/assistant/domain/tutor-essay.ts";
import type { PromptCode } from "#app/features/assistant/domain/tutor-material.ts";
import { seconds } from "../columns.ts";

/** Questions to the assistant. `key`: "<ord>:<prompt>", or "<ord>:<operation>" for a person's own words. */
export const gptAnswerRequests = sqliteTable(
  "gpt_answer_requests",
  {
    num: integer("num").primaryKey(),
    userNum: integer("user_num").notNull(),
    key: text("key").notNull(),
    ord: integer("ord"),
    prompt: integer("prompt").$type<PromptCode>(),
    words: text("words").notNull(),
    status: integer("status").$type<RequestStatus>().notNull().default(0),
    /** The question's place; "" without a question. */
    title: text("title").notNull().default(""),
    /** Markdown and LaTeX. */
    message: text("message").notNull().default(""),
    sources: text("sources", { mode: "json" })
      .$type<{ title: string; href: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    provider: text("provider").notNull().default(""),
    /** Millionths of a real. */
    cost: integer("cost").notNull().default(0),
    askedAt: seconds("asked_at").notNull(),
    answeredAt: seconds("answered_at"),
    feedback: integer("feedback").$type<-1 | 0 | 1>().notNull().default(0),
    reason: text("reason"),
    deletedAt: seconds("deleted_at"),
    /** Whether a photo was shown: its bytes are with the request's object alone. */
    photo: integer("photo", { mode: "boolean" }).notNull().default(false),
    /** Whether the person of a refused request is notified once there is capacity again. */
    remind: integer("remind", { mode: "boolean" }).notNull().default(false),
    /** The id of an own draft, and which hint. */
    essay: text("essay"),
    hint: text("hint").$type<EssayHint>(),
  },
  (table) => [
    uniqueIndex("gpt_answer_requests_once")
      .on(table.userNum, table.key)
      .where(sql`status < 300 AND deleted_at IS NULL`),
    index("gpt_answer_requests_of_person").on(table.userNum),
    index("gpt_answer_requests_open").on(table.status, table.askedAt).where(sql`status < 2`),
    index("gpt_answer_requests_reminded").on(table.num).where(sql`remind = 1`),
    index("gpt_answer_requests_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    check("gpt_answer_requests_status", sql`${table.status} IN (0, 1, 200, 429, 500, 504)`),
    check("gpt_answer_requests_feedback", sql`${table.feedback} IN (-1, 0, 1)`),
  ],
);

/** Requests of a person on a day (days since 1970 in São Paulo). */
export const gptAllowances = sqliteTable("gpt_allowances", {
  userNum: integer("user_num").primaryKey(),
  day: integer("day").notNull(),
  used: integer("used").notNull(),
});

/** Ended requests of a day. */
export const gptDays = sqliteTable("gpt_days", {
  day: integer("day").primaryKey(),
  answered: integer("answered").notNull(),
  refused: integer("refused").notNull(),
  failed: integer("failed").notNull(),
  /** Millionths of a real. */
  cost: integer("cost").notNull(),
});

/** What theory is answered from, filled from content. `body`: Markdown and LaTeX; `digest`: of the whole passage. */
export const passages = sqliteTable("passages", {
  num: integer("num").primaryKey(),
  href: text("href").notNull(),
  title: text("title").notNull(),
  page: text("page").notNull(),
  /** What else it is looked for by. */
  names: text("names").notNull(),
  body: text("body").notNull(),
  digest: text("digest").notNull().unique(),
});
