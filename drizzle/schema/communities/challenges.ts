import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ParticipantLine } from "#app/features/communities/domain/participants.ts";
import type { Uninvited } from "#app/features/communities/domain/uninvited.ts";
import { seconds } from "../columns.ts";

/** A challenge of a community, from `starts_at` up to `ends_at`. */
export const challengeSeasons = sqliteTable(
  "challenge_seasons",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    community: text("community").notNull(),
    name: text("name").notNull(),
    startsAt: seconds("starts_at").notNull(),
    endsAt: seconds("ends_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    /** With the notices of its end. */
    closedAt: seconds("closed_at"),
  },
  (table) => [
    uniqueIndex("challenge_seasons_by_id").on(table.id),
    index("challenge_seasons_of_community").on(table.community, table.startsAt),
    index("challenge_seasons_open").on(table.endsAt).where(sql`closed_at IS NULL`),
  ],
);

/** Participants with their team; an account is linked by its confirmed e-mail. */
export const challengeParticipants = sqliteTable(
  "challenge_participants",
  {
    season: integer("season").notNull(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    team: text("team").notNull(),
    /** Why they got no invitation by mail. */
    uninvited: text("uninvited").$type<Uninvited>(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.email] }),
    index("challenge_participants_by_email").on(table.email),
  ],
);

/** The questions of a week. */
export const challengeSets = sqliteTable(
  "challenge_sets",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    season: integer("season").notNull(),
    /** Its Monday. */
    week: text("week").notNull(),
    ords: text("ords", { mode: "json" }).$type<number[]>().notNull(),
    size: integer("size").notNull(),
    opensAt: seconds("opens_at").notNull(),
    closesAt: seconds("closes_at").notNull(),
    /** With its scores. */
    closedAt: seconds("closed_at"),
  },
  (table) => [
    uniqueIndex("challenge_sets_by_id").on(table.id),
    uniqueIndex("challenge_sets_of_season").on(table.season, table.week),
    index("challenge_sets_open").on(table.closesAt).where(sql`closed_at IS NULL`),
  ],
);

/** A set as somebody practises it. */
export const challengeSittings = sqliteTable(
  "challenge_sittings",
  {
    set: integer("challenge_set").notNull(),
    userNum: integer("user_num").notNull(),
    /** Of the practice session. */
    session: text("session").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.set, table.userNum] }),
    index("challenge_sittings_of_person").on(table.userNum, table.set),
  ],
);

/** What the ledger said of a set when it closed. */
export const challengeScores = sqliteTable(
  "challenge_scores",
  {
    set: integer("challenge_set").notNull(),
    userNum: integer("user_num").notNull(),
    right: integer("right_answers").notNull(),
    answered: integer("answered").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.set, table.userNum] }),
    index("challenge_scores_of_person").on(table.userNum, table.set),
  ],
);

/** A list of participants on its way into a season. */
export const challengeImports = sqliteTable(
  "challenge_imports",
  {
    id: text("id").primaryKey().notNull(),
    season: integer("season").notNull(),
    ownerId: text("owner_id").notNull(),
    lines: text("lines", { mode: "json" }).$type<ParticipantLine[]>().notNull(),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    index("challenge_imports_of_owner").on(table.ownerId),
    index("challenge_imports_by_time").on(table.createdAt),
  ],
);
