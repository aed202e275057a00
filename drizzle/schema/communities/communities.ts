import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CommunityModule } from "#app/platform/access/community.ts";
import { flagColumn, seconds } from "../columns.ts";

/** Times at which volunteers of a community answer the forum. */
export const shifts = sqliteTable(
  "shifts",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    community: text("community").notNull(),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    places: integer("places").notNull(),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    cancelledAt: seconds("cancelled_at"),
  },
  (table) => [
    uniqueIndex("shifts_by_id").on(table.id),
    index("shifts_of_community").on(table.community, table.startsAt),
    check("shifts_order", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** The volunteers of a shift. */
export const shiftPeople = sqliteTable(
  "shift_people",
  {
    shift: integer("shift").notNull(),
    userNum: integer("user_num").notNull(),
    takenAt: seconds("taken_at").notNull(),
    /** By an admin: present though nothing was to be answered. */
    confirmedAt: seconds("confirmed_at"),
    confirmedBy: text("confirmed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.shift, table.userNum] }),
    index("shift_people_of_person").on(table.userNum, table.shift),
  ],
);

/** `closedAt`: its pages are not found any more. */
export const communities = sqliteTable(
  "communities",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    /** In its addresses. */
    code: text("code").notNull(),
    name: text("name").notNull(),
    /** Its line of the menu. */
    menu: text("menu").notNull(),
    colour: text("colour").notNull(),
    lead: text("lead").notNull(),
    about: text("about").notNull(),
    modules: text("modules", { mode: "json" }).$type<CommunityModule[]>().notNull().default(sql`'[]'`),
    /** Of a right answer in its challenge. */
    points: integer("points").notNull(),
    /** Codes of institutions. */
    catalogue: text("catalogue", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    /** Ids of lists. */
    lists: text("lists", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    closedAt: seconds("closed_at"),
    /** What its people hold besides, and its admins; null but for the partners of R-ACCESS-4. */
    memberClaim: text("member_claim"),
    adminClaim: text("admin_claim"),
  },
  (table) => [
    uniqueIndex("communities_by_code").on(table.code),
    check("communities_points", sql`points BETWEEN 1 AND 100`),
  ],
);

/** Members of a community; triggers update `users.communities` and `users.claims`. */
export const communityPeople = sqliteTable(
  "community_people",
  {
    userNum: integer("user_num").notNull(),
    community: text("community").notNull(),
    isAdmin: flagColumn("is_admin").notNull().default(false),
    since: seconds("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userNum, table.community] }),
    index("community_people_of_community").on(table.community, table.userNum),
  ],
);
