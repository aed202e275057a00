import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, seconds } from "./columns.ts";

/**
 * One row per person. `id` is the public user id; `num` is the short number that the ledger of answers uses.
 * `claims` is a JSON list of claim names; `claims_version` grows whenever what the person may do changes.
 */
export const users = sqliteTable(
  "users",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    email: text("email").notNull().unique(),
    emailVerified: flag("email_verified").notNull().default(false),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    passwordHash: text("password_hash"),
    claims: text("claims", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    claimsVersion: integer("claims_version").notNull().default(0),
    schoolId: text("school_id"),
    schoolRole: text("school_role", { enum: ["student", "teacher", "assistant", "admin"] }),
    profileCompleteAt: seconds("profile_complete_at"),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [check("users_email_lower", sql`${table.email} = lower(${table.email})`)],
);

/**
 * One row per signed-in device. `id` is the SHA-256 of the token in the cookie, so that the table opens no session.
 * `user_num` and `stamp` let one primary-key read tell whether a signed token still speaks the truth.
 */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: seconds("expires_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    /** Copied from the person's claims version at every change of their claims. */
    stamp: integer("stamp").notNull().default(0),
    userAgent: text("user_agent"),
  },
  (table) => [index("sessions_of_user").on(table.userId)],
);
