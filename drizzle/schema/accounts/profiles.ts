import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ProfilePart, Visibility } from "#app/features/accounts/domain/profile-privacy.ts";
import { seconds } from "../columns.ts";
import { users } from "./accounts.ts";

/** One row at most; none: nothing is shared (R-MINOR-2). */
export const publicProfiles = sqliteTable(
  "public_profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    visibility: text("visibility").$type<Visibility>().notNull().default("private"),
    /** Parts shown besides first name, avatar and level: a JSON list. */
    shares: text("shares", { mode: "json" }).$type<ProfilePart[]>().notNull().default(sql`'[]'`),
    changedAt: seconds("changed_at").notNull(),
  },
  (table) => [
    check("public_profiles_visibility", sql`${table.visibility} IN ('private', 'signed-in', 'everybody')`),
  ],
);
