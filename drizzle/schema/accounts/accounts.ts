import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AgeBand } from "#app/features/accounts/domain/sign-up/questionnaire-options.ts";
import type { OwnCommunity } from "#app/platform/access/community.ts";
import type { Membership } from "#app/platform/access/membership.ts";
import type { PlanPeriod } from "#app/platform/access/plan-claims.ts";
import { flagColumn, seconds } from "../columns.ts";

/** `id` is public, `num` the ledger's; `claims` a JSON list; `claims_version` grows with every change of access. */
export const users = sqliteTable(
  "users",
  {
    num: integer("num").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    email: text("email").notNull().unique(),
    emailVerified: flagColumn("email_verified").notNull().default(false),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    passwordHash: text("password_hash"),
    claims: text("claims", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
    claimsVersion: integer("claims_version").notNull().default(0),
    /** With `schoolRole`, the membership used last; by triggers, from `schools`. */
    schoolId: text("school_id"),
    schoolRole: text("school_role", { enum: ["student", "teacher", "assistant", "admin"] }),
    profileCompleteAt: seconds("profile_complete_at"),
    createdAt: seconds("created_at").notNull(),
    promoCode: text("promo_code"),
    pendingPasswordReset: flagColumn("pending_password_reset").notNull().default(false),
    /** 1: signed up with Google and not yet set up; 2: set up (R-ACC-2). */
    creationState: integer("creation_state").$type<1 | 2>().notNull().default(2),
    /** The key in the file store, new with every picture. */
    picture: text("picture"),
    /** Set by an admin: no session, no sign-in. */
    suspendedAt: seconds("suspended_at"),
    suspensionReason: text("suspension_reason"),
    /** Active memberships, by triggers of `school_people`. */
    schools: text("schools", { mode: "json" }).$type<Membership[]>().notNull().default(sql`'[]'`),
    /** Made of the payments' ledger; with what number of it, the last end, and the end the person was reminded of. */
    plans: text("plans", { mode: "json" }).$type<PlanPeriod[]>().notNull().default(sql`'[]'`),
    plansSeen: integer("plans_seen").notNull().default(0),
    plansUntil: seconds("plans_until"),
    plansTold: seconds("plans_told"),
    /** Rows of `community_people` in open communities, by its triggers. */
    communities: text("communities", { mode: "json" }).$type<OwnCommunity[]>().notNull().default(sql`'[]'`),
    /** Up to 16, and the guardian has not confirmed (app/platform/access/guardian.ts). */
    guardianWaits: flagColumn("guardian_waits").notNull().default(false),
  },
  (table) => [
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    index("users_by_plans_until").on(table.plansUntil).where(sql`plans_until IS NOT NULL`),
    index("users_waiting_for_guardian").on(table.profileCompleteAt).where(sql`guardian_waits = 1`),
  ],
);

/** `id`: SHA-256 of the cookie's token. `stamp`: checked against the signed token by one primary-key read. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: seconds("expires_at").notNull(),
    createdAt: seconds("created_at").notNull(),
    /** Copied from the person's claims version when it changes. */
    stamp: integer("stamp").notNull().default(0),
    userAgent: text("user_agent"),
  },
  (table) => [index("sessions_of_user").on(table.userId)],
);

/** The questionnaire (R-ACC-23; age band and guardian's e-mail: R-MINOR-1). One row at most. */
export const profiles = sqliteTable(
  "profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    origin: text("origin").notNull(),
    otherOrigin: text("other_origin").notNull().default(""),
    courses: text("courses", { mode: "json" }).$type<string[]>().notNull(),
    otherCourse: text("other_course").notNull().default(""),
    studyLevel: text("study_level").notNull(),
    otherStudyLevel: text("other_study_level").notNull().default(""),
    state: text("state").notNull(),
    url: text("url").notNull().default(""),
    /** Null: unknown; the person then counts as a minor. */
    ageBand: text("age_band").$type<AgeBand>(),
    guardianEmail: text("guardian_email"),
    completedAt: seconds("completed_at").notNull(),
    /** SHA-256 of the token of the link that the guardian got last. */
    guardianTokenHash: text("guardian_token_hash"),
    guardianAskedAt: seconds("guardian_asked_at"),
    guardianConfirmedAt: seconds("guardian_confirmed_at"),
  },
  (table) => [
    uniqueIndex("profiles_by_guardian_token")
      .on(table.guardianTokenHash)
      .where(sql`guardian_token_hash IS NOT NULL`),
  ],
);

/** `token_hash`: SHA-256. `payload`: the sign-up's JSON for `confirm` (`create-new-user.server.ts`). */
export const accountLinks = sqliteTable(
  "account_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm", "recover", "change-email", "link-google"] }).notNull(),
    payload: text("payload").notNull().default("{}"),
    createdAt: seconds("created_at").notNull(),
    expiresAt: seconds("expires_at").notNull(),
  },
  (table) => [index("account_links_of_user").on(table.userId)],
);

/** Keyed by the provider's id, never by e-mail. `email`: as verified when linked. */
export const identities = sqliteTable(
  "identities",
  {
    provider: text("provider", { enum: ["google"] }).notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: seconds("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("identities_of_user").on(table.userId, table.provider),
  ],
);

/** `hits`: JSON list of epoch seconds; `refused`: the last one was too many. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    hits: text("hits").notNull(),
    refused: flagColumn("refused").notNull().default(false),
    expiresAt: seconds("expires_at").notNull(),
  },
  (table) => [index("rate_limits_by_end").on(table.expiresAt)],
);
