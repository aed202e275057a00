import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import { publicProfiles } from "#drizzle/schema/accounts/profiles.ts";
import { progress } from "#drizzle/schema/accounts/progress.ts";
import type { Privacy, Visibility } from "../domain/profile-privacy.ts";

const person = columns(users, "u");
const shown = outer(columns(publicProfiles, "s"));
const profile = {
  ...pick(person, "id", "firstName", "picture"),
  inSchool: flag(sql`u.school_id IS NOT NULL`),
  ...pick(outer(columns(profiles, "q")), "ageBand"),
  visibility: orNull(
    text<Visibility>(sql`CASE WHEN u.suspended_at IS NULL AND u.guardian_waits = 0 THEN s.visibility END`),
  ),
  shares: shown.shares,
};

export type ProfileRow = RowOf<ReturnType<typeof profileOf>["fields"]>;

/** What a person shows others; nothing if suspended. The surname is for the owner only. Three rows. */
export function profileOf(db: Database, userId: string, viewerId: string | null) {
  const lastName = orNull(text(sql`CASE WHEN u.id = ${viewerId} THEN u.last_name END`));
  return db.select(
    { ...profile, lastName },
    sql`FROM users u LEFT JOIN profiles q ON q.user_id = u.id LEFT JOIN public_profiles s ON s.user_id = u.id
    WHERE u.id = ${userId}`,
  );
}

/** For the border of the avatar. One row. */
export function framePoints(db: Database, userNum: number) {
  return db.select(
    { points: columns(progress, "frame").totalPoints },
    sql`FROM progress frame WHERE frame.user_num = ${userNum}`,
  );
}

/** The claims version grows. Batch with `refreshStamps`. */
export function setNames(db: Database, userId: string, names: { firstName: string; lastName: string }) {
  return db.statement(sql`UPDATE users SET first_name = ${names.firstName}, last_name = ${names.lastName},
      claims_version = claims_version + 1 WHERE id = ${userId}`);
}

export function pictureOf(db: Database, userId: string) {
  return db.select(pick(columns(users), "picture"), sql`FROM users WHERE id = ${userId}`);
}

/** Sets or removes it; the claims version grows. Batch with `refreshStamps`. */
export function setPicture(db: Database, userId: string, picture: string | null) {
  return db.statement(
    sql`UPDATE users SET picture = ${picture}, claims_version = claims_version + 1 WHERE id = ${userId}`,
  );
}

/** Stores visibility; public only for an adult by the current questionnaire. A row if stored. */
export function savePrivacy(db: Database, userId: string, { visibility, shares }: Privacy, now: number) {
  const parts = JSON.stringify(shares);
  return db.returning(
    pick(columns(publicProfiles), "userId"),
    sql`INSERT INTO public_profiles (user_id, visibility, shares, changed_at)
    SELECT ${userId}, ${visibility}, ${parts}, CAST(${now} AS INTEGER)
    WHERE ${visibility} <> 'everybody'
      OR EXISTS (SELECT 1 FROM profiles WHERE user_id = ${userId} AND age_band = 'adult')
    ON CONFLICT (user_id) DO UPDATE SET visibility = excluded.visibility, shares = excluded.shares,
      changed_at = excluded.changed_at`,
  );
}

/** The exams of the questionnaire; no row before it. */
export function coursesOf(db: Database, userId: string) {
  return db.select(pick(columns(profiles), "courses"), sql`FROM profiles WHERE user_id = ${userId}`);
}
