import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AuditBreak } from "#app/platform/audit/domain/audit-chain.ts";
import { seconds } from "../columns.ts";

/** Append-only by triggers. Ids only, so that a deleted account leaves no name or address. */
export const audit = sqliteTable(
  "audit",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    at: seconds("at").notNull(),
    /** Null: the command line. */
    actorId: text("actor_id"),
    action: text("action").notNull(),
    /** A person's or a notification's id, by action. */
    subjectId: text("subject_id").notNull(),
    /** JSON: the changed values, before and after. */
    before: text("before").notNull().default("{}"),
    after: text("after").notNull().default("{}"),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
    /** Whose audit: a school's id, or "" for the platform. */
    scope: text("scope").notNull().default(""),
    /** From 1 in each scope, without gaps. */
    place: integer("place").notNull().default(0),
  },
  (table) => [
    index("audit_of_actor").on(table.actorId),
    index("audit_of_subject").on(table.subjectId),
    index("audit_of_action").on(table.action),
    index("audit_by_time").on(table.at),
    index("audit_of_scope").on(table.scope),
    index("audit_of_scope_action").on(table.scope, table.action),
    uniqueIndex("audit_by_place").on(table.scope, table.place).where(sql`place > 0`),
  ],
);

/** The chain (decision 025): `hash` of the seal before and the row. Append-only by triggers. */
export const auditSeals = sqliteTable(
  "audit_seals",
  {
    scope: text("scope").notNull(),
    place: integer("place").notNull(),
    num: integer("num").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.place] })],
);

/** When a chain was last read from end to end, and up to which place. */
export const auditChecks = sqliteTable("audit_checks", {
  scope: text("scope").primaryKey(),
  checkedAt: seconds("checked_at").notNull(),
  places: integer("places").notNull(),
  broken: text("broken", { mode: "json" }).$type<AuditBreak>(),
});

/** 'claim:pro', 'school:azambuja', 'suspended'; triggers of `users` maintain it and the full-text `user_search`. */
export const userMarks = sqliteTable(
  "user_marks",
  { mark: text("mark").notNull(), num: integer("num").notNull() },
  (table) => [primaryKey({ columns: [table.mark, table.num] }), index("user_marks_of_user").on(table.num)],
);
