import { eq, sql } from "drizzle-orm";
import type { Privacy, ProfilePart, Visibility } from "#app/domain/accounts/profile-privacy.ts";
import { users } from "#drizzle/schema/accounts.ts";
import { publicProfiles } from "#drizzle/schema/profiles.ts";
import { type Database, statement } from "./database.server.ts";
import { COLUMNS, type SearchRow } from "./questions/search.server.ts";

export type ProfileRow = {
  id: string;
  firstName: string;
  /** Null for everybody but the person. */
  lastName: string | null;
  inSchool: 0 | 1;
  picture: string | null;
  ageBand: string | null;
  visibility: Visibility | null;
  /** A JSON list. */
  shares: string | null;
};

/**
 * A person with what they let others see; a suspended account shows nothing to anybody. The surname is only handed to the
 * person. Three rows.
 */
export function profileOf(db: Database, userId: string, viewerId: string | null) {
  return statement<ProfileRow>(
    db,
    sql`SELECT u.id, u.first_name AS firstName, CASE WHEN u.id = ${viewerId} THEN u.last_name END AS lastName,
      u.school_id IS NOT NULL AS inSchool, u.picture, q.age_band AS ageBand,
      CASE WHEN u.suspended_at IS NULL THEN s.visibility END AS visibility, s.shares
    FROM users u LEFT JOIN profiles q ON q.user_id = u.id LEFT JOIN public_profiles s ON s.user_id = u.id
    WHERE u.id = ${userId}`,
  );
}

/** The parts that a row of `profileOf` shares. */
export function sharesOf({ shares }: Pick<ProfileRow, "shares">): ProfilePart[] {
  return shares === null ? [] : (JSON.parse(shares) as ProfilePart[]);
}

/** The questions a person answered last, newest first, at most eight; `correct` is that person's. */
export function recentAnswersOf(db: Database, userId: string) {
  return statement<SearchRow>(
    db,
    sql`SELECT ${COLUMNS}, a.correct FROM users u CROSS JOIN progress p ON p.user_num = u.num
    CROSS JOIN json_each(p.recent) r CROSS JOIN answers a ON a.user_num = u.num AND a.ord = r.value
    CROSS JOIN questions q ON q.ord = a.ord
    WHERE u.id = ${userId} AND q.status <> 'quarantined' ORDER BY r.key`,
  );
}

/** A person's points, for the border of their avatar in the frame of every page. One row. */
export function framePoints(db: Database, userNum: number) {
  return statement<{ points: number }>(
    db,
    sql`SELECT frame.total_points AS points FROM progress frame WHERE frame.user_num = ${userNum}`,
  );
}

/** Changes a person's names; their claims version grows. To be batched with `refreshStamps`. */
export function setNames(db: Database, userId: string, names: { firstName: string; lastName: string }) {
  return statement<never>(
    db,
    sql`UPDATE users SET first_name = ${names.firstName}, last_name = ${names.lastName},
      claims_version = claims_version + 1 WHERE id = ${userId}`,
  );
}

/** The key of a person's picture. */
export function pictureOf(db: Database, userId: string) {
  return db.select({ picture: users.picture }).from(users).where(eq(users.id, userId)).limit(1);
}

/** Sets or removes a person's picture; their claims version grows. To be batched with `refreshStamps`. */
export function setPicture(db: Database, userId: string, picture: string | null) {
  return statement<never>(
    db,
    sql`UPDATE users SET picture = ${picture}, claims_version = claims_version + 1 WHERE id = ${userId}`,
  );
}

/**
 * Stores who sees a person's profile, and what of it: a row where it was stored. For everybody only where the
 * questionnaire says that the person is an adult: what was true when the page was made may not be any more.
 */
export function savePrivacy(db: Database, userId: string, { visibility, shares }: Privacy, now: number) {
  const parts = JSON.stringify(shares);
  return statement<{ saved: 1 }>(
    db,
    sql`INSERT INTO ${publicProfiles} (user_id, visibility, shares, changed_at)
    SELECT ${userId}, ${visibility}, ${parts}, CAST(${now} AS INTEGER)
    WHERE ${visibility} <> 'everybody'
      OR EXISTS (SELECT 1 FROM profiles WHERE user_id = ${userId} AND age_band = 'adult')
    ON CONFLICT (user_id) DO UPDATE SET visibility = excluded.visibility, shares = excluded.shares,
      changed_at = excluded.changed_at
    RETURNING 1 AS saved`,
  );
}
