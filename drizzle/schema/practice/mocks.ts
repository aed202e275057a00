import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AreaScore } from "#app/features/practice/domain/mocks/score-sheet.ts";
import { flagColumn, seconds } from "../columns.ts";

/** Mock exams of the platform's calendar: everybody starts together. Results are withheld until `endsAt`. */
export const mockEvents = sqliteTable(
  "mock_events",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    title: text("title").notNull(),
    /** Of the templates (domain/lists/exam-blueprints.ts). */
    template: text("template").notNull(),
    ords: text("ords", { mode: "json" }).$type<number[]>().notNull(),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    /** Its maker, notified when all is scored. */
    ownerId: text("owner_id").notNull(),
    /** The jobs that score it: at its end, and after the last late sheet. */
    job: text("job"),
    lastJob: text("last_job"),
    rankedAt: seconds("ranked_at"),
    cancelledAt: seconds("cancelled_at"),
    /** Sheets with a place. */
    ranked: integer("ranked").notNull().default(0),
    /** `ords` with Spanish in English's place. Null: no language is chosen. */
    spanishOrds: text("spanish_ords", { mode: "json" }).$type<number[]>(),
  },
  (table) => [
    uniqueIndex("mock_events_by_id").on(table.id),
    index("mock_events_by_end").on(table.endsAt),
    index("mock_events_of_owner").on(table.ownerId),
  ],
);

/** What makes a practice session a mock exam. `exam`: the last part of its address. */
export const mockSessions = sqliteTable(
  "mock_sessions",
  {
    session: integer("session").primaryKey(),
    userNum: integer("user_num").notNull(),
    exam: text("exam").notNull(),
    /** By area of ENEM, or by right answers. */
    method: text("method", { enum: ["tri", "hits"] }).notNull(),
    event: integer("event"),
    scores: text("scores", { mode: "json" }).$type<AreaScore[]>(),
    /** Mean of the areas, or right answers: what ranks. */
    score: real("score"),
    scoredAt: seconds("scored_at"),
    place: integer("place"),
    /** Left the ranking. */
    isHidden: flagColumn("is_hidden").notNull().default(false),
  },
  (table) => [
    index("mock_sessions_of_person").on(table.userNum, table.session),
    uniqueIndex("mock_sessions_of_event").on(table.event, table.userNum).where(sql`event IS NOT NULL`),
    index("mock_sessions_by_place").on(table.event, table.place).where(sql`place IS NOT NULL`),
  ],
);

/** People signed up for an event, for reminders and notices of a new time. */
export const mockRegistrations = sqliteTable(
  "mock_registrations",
  {
    event: integer("event").notNull(),
    userNum: integer("user_num").notNull(),
    language: text("language", { enum: ["ingles", "espanhol"] }),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.userNum] }),
    index("mock_registrations_of_person").on(table.userNum),
  ],
);
