import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ListColour } from "#app/features/lists/domain/list-colours.ts";
import { seconds } from "../columns.ts";

/** Questions in order, as they were when the test was made. */
export const mentoringTests = sqliteTable(
  "mentoring_tests",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    /** Null once that account is gone. */
    owner: integer("owner"),
    name: text("name").notNull(),
    colour: text("colour").$type<ListColour>().notNull(),
    ords: text("ords", { mode: "json" }).$type<number[]>().notNull(),
    size: integer("size").notNull(),
    subjects: text("subjects", { mode: "json" }).$type<number[]>().notNull(),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("mentoring_tests_by_id").on(table.id),
    index("mentoring_tests_of_owner").on(table.owner, table.num),
  ],
);

/** A test as one mentee has it. */
export const mentoringSittings = sqliteTable(
  "mentoring_sittings",
  {
    test: integer("test").notNull(),
    mentee: integer("mentee").notNull(),
    mode: text("mode", { enum: ["study", "exam"] }).notNull(),
    minutes: integer("minutes"),
    dueAt: seconds("due_at"),
    givenAt: seconds("given_at").notNull(),
    givenBy: text("given_by").notNull(),
    /** The practice session once begun. */
    session: text("session"),
  },
  (table) => [
    primaryKey({ columns: [table.test, table.mentee] }),
    index("mentoring_sittings_of_mentee").on(table.mentee, table.givenAt),
    check("mentoring_sittings_mode", sql`${table.mode} IN ('study', 'exam')`),
  ],
);

/** Links to a report for somebody without an account. */
export const mentoringShares = sqliteTable(
  "mentoring_shares",
  {
    /** SHA-256. */
    tokenHash: text("token_hash").primaryKey().notNull(),
    test: integer("test").notNull(),
    mentee: integer("mentee").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: seconds("created_at").notNull(),
    expiresAt: seconds("expires_at").notNull(),
  },
  (table) => [
    index("mentoring_shares_of_mentee").on(table.mentee, table.test),
    index("mentoring_shares_by_end").on(table.expiresAt),
  ],
);
