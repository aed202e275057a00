import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import { schools } from "#drizzle/schema/school/schools.ts";

const invited = {
  ...pick(
    columns(schoolPeople, "p"),
    "num",
    "id",
    "firstName",
    "lastName",
    "email",
    "account",
    "active",
    "card",
    "cardUntil",
  ),
  schoolId: columns(schools, "s").id,
  schoolName: columns(schools, "s").name,
  className: orNull(
    text(sql`(SELECT c.name FROM class_members m CROSS JOIN school_classes c ON c.num = m.class
      WHERE m.person = p.num AND m.until = 0 ORDER BY c.year DESC, m.since DESC LIMIT 1)`),
  ),
  emailKnown: flag(sql`EXISTS (SELECT 1 FROM users u WHERE u.email = p.email)`),
};
export type InvitedRow = RowOf<typeof invited>;

export function invitedPerson(db: Database, num: number) {
  return db.select(
    invited,
    sql`FROM school_people p CROSS JOIN schools s ON s.num = p.school WHERE p.num = ${num}`,
  );
}

/** Whether a code still opens the first access, in the batch that uses it. */
function unused(num: number, card: number, now: number) {
  return sql`num = ${num} AND account IS NULL AND active = 1 AND card = ${card} AND card_until > ${now}`;
}

type FirstAccount = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  passwordHash: string;
};
type Code = { num: number; card: number; now: number };

/** Creates the account of a person, while their code is unused. Fails on an existing e-mail. */
export function insertInvitedUser(db: Database, account: FirstAccount, { num, card, now }: Code) {
  const { id, email, emailVerified, firstName, lastName, passwordHash } = account;
  return db.statement(sql`INSERT INTO users (id, email, email_verified, first_name, last_name, password_hash,
      profile_complete_at, created_at)
    SELECT ${id}, ${email}, ${emailVerified ? 1 : 0}, ${firstName}, ${lastName}, ${passwordHash}, ${now}, ${now}
    FROM school_people WHERE ${unused(num, card, now)}`);
}

/** Binds the person to an account, once. A row if their code was unused. */
export function bindAccount(db: Database, accountId: string, login: string | null, { num, card, now }: Code) {
  return db.returning(
    { id: text(sql`id`) },
    sql`UPDATE school_people SET account = (SELECT u.num FROM users u WHERE u.id = ${accountId}), login = ${login},
      card_until = 0, updated_at = ${now}, updated_by = ${accountId} WHERE ${unused(num, card, now)}`,
  );
}

/** What the school photographed of a person who had no account is their account's. */
export function transferEssays(db: Database, num: number) {
  return db.statement(sql`UPDATE essays SET user_num = (SELECT p.account FROM school_people p WHERE p.num = ${num})
    WHERE person = ${num} AND user_num IS NULL AND EXISTS (SELECT 1 FROM essay_photos f CROSS JOIN uploads u ON u.num = f.upload
      WHERE f.essay = essays.num AND u.owner_kind = 'essay-sheet')`);
}

const card = {
  ...pick(columns(schoolPeople, "p"), "place", "num", "id", "firstName", "lastName", "card", "cardUntil"),
  className: invited.className,
};
export type CardRow = RowOf<typeof card>;

/** People with unused cards of a step of a job, by name, after a place. */
export function cardsOfJob(
  db: Database,
  schoolId: string,
  of: { jobId: string; step: number; after: number; limit: number },
  now: number,
) {
  const { jobId, step, after, limit } = of;
  return db.select(
    card,
    sql`FROM job_steps t CROSS JOIN json_each(t.report, '$.items') i CROSS JOIN school_people p ON p.id = i.value ->> 'id'
    WHERE t.job = (SELECT j.num FROM jobs j WHERE j.id = ${jobId}) AND t.step = ${step}
      AND i.value ->> 'outcome' = 'changed' AND p.school = (SELECT num FROM schools WHERE id = ${schoolId})
      AND p.account IS NULL AND p.card_until > ${now} AND p.place > CAST(${after} AS INTEGER) ORDER BY p.place LIMIT ${limit}`,
  );
}
