import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { accountLinks, profiles, users } from "#drizzle/schema/accounts/accounts.ts";
import type { QuestionnaireAnswers } from "../domain/sign-up/questionnaire-rules.ts";
import { type LinkInUse, userOfLink } from "./account-links.server.ts";

/** Fails on an e-mail or id that exists. */
export function insertUser(db: Database, user: typeof users.$inferInsert) {
  return db.insert(users).values(user);
}

/** At most one: whether the product is new. */
export function anyUser(db: Database) {
  return db.select(pick(columns(users), "id"), sql`FROM users LIMIT 1`);
}

export function takenEmails(db: Database, emails: readonly string[]) {
  return db.select(
    pick(columns(users, "u"), "email"),
    sql`FROM json_each(${JSON.stringify(emails)}) e CROSS JOIN users u ON u.email = e.value`,
  );
}

export function insertNewUser(
  db: Database,
  user: Pick<
    typeof users.$inferInsert,
    "id" | "email" | "firstName" | "lastName" | "passwordHash" | "promoCode" | "createdAt"
  >,
) {
  return db.insert(users).values(user).onConflictDoNothing({ target: users.email });
}

export function personById(db: Database, id: string) {
  return db.select(pick(columns(users), "email", "firstName", "lastName"), sql`FROM users WHERE id = ${id}`);
}

/** Confirms the e-mail of a `confirm` link's owner with its sign-up's password and names. The claims version grows. */
export function confirmUser(db: Database, link: LinkInUse) {
  const chosen = (name: string, column: string) =>
    sql`coalesce(link.payload ->> ${name}, users.${sql.identifier(column)})`;
  return db.statement(sql`UPDATE users SET email_verified = 1, claims_version = claims_version + 1,
      password_hash = ${chosen("passwordHash", "password_hash")},
      first_name = ${chosen("firstName", "first_name")},
      last_name = ${chosen("lastName", "last_name")},
      promo_code = ${chosen("promoCode", "promo_code")}
    FROM account_links link
    WHERE link.token_hash = ${link.tokenHash} AND users.id = ${userOfLink(link)} AND users.email_verified = 0`);
}

/** Sets the password of a `recover` link's owner; having the link proves the address. */
export function setPasswordByLink(db: Database, link: LinkInUse, passwordHash: string) {
  return db.statement(sql`UPDATE users SET password_hash = ${passwordHash}, email_verified = 1, pending_password_reset = 0,
      claims_version = claims_version + 1 WHERE id = ${userOfLink(link)}`);
}

export function setPendingPassword(db: Database, id: string, passwordHash: string) {
  return db.statement(sql`UPDATE users SET password_hash = ${passwordHash}, pending_password_reset = 0,
      claims_version = claims_version + 1 WHERE id = ${id} AND pending_password_reset = 1`);
}

export function deleteLinksOf(db: Database, userId: string) {
  return db.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

/** Stores a questionnaire; an existing one is unchanged. */
export function insertProfile(db: Database, userId: string, answers: QuestionnaireAnswers, now: number) {
  const profile = {
    userId,
    origin: answers.userOrigin,
    otherOrigin: answers.otherUserOrigin,
    courses: [...answers.targetedCourses],
    otherCourse: answers.otherTargetedCourse,
    studyLevel: answers.studyLevel,
    otherStudyLevel: answers.otherStudyLevel,
    state: answers.state,
    url: answers.url,
    ageBand: answers.ageBand as typeof profiles.$inferInsert.ageBand,
    guardianEmail: answers.guardianEmail || null,
    completedAt: now,
  };
  return db.insert(profiles).values(profile).onConflictDoNothing();
}

/** Completes a registration, once; the claims version grows. Batch with `refreshStamps`. */
export function completeProfileOf(db: Database, id: string, now: number) {
  return db.statement(sql`UPDATE users SET profile_complete_at = ${now}, claims_version = claims_version + 1
    WHERE id = ${id} AND profile_complete_at IS NULL`);
}
