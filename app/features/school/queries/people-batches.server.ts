import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { mayInvite } from "#app/platform/mail/queries/third-party-mail.server.ts";
import { schoolPeople } from "#drizzle/schema/school/school-people.ts";
import type { Selection } from "../domain/people-batch.ts";
import { schoolNumber } from "./people.server.ts";
import { placesOf } from "./people-list.server.ts";

const person = pick(
  columns(schoolPeople, "p"),
  "place",
  "num",
  "id",
  "firstName",
  "lastName",
  "role",
  "active",
  "email",
  "account",
  "card",
);

function selected(classId: string | null) {
  const inClass = sql`EXISTS (SELECT 1 FROM class_members m WHERE m.class = (SELECT num FROM school_classes WHERE id = ${classId})
    AND m.until = 0 AND m.person = p.num)`;
  return { ...person, inClass: flag(inClass) };
}
export type SelectedRow = RowOf<ReturnType<typeof selected>>;

/** The next people of a selection: of ids by their position, of a filter by place. */
export function selectedPeople(
  db: Database,
  schoolId: string,
  { selection, classId }: { selection: Selection; classId: string | null },
  { after, limit }: { after: number; limit: number },
) {
  const chosen =
    "ids" in selection
      ? sql`SELECT f.place FROM json_each(${JSON.stringify(selection.ids.slice(after, after + limit))}) j
          CROSS JOIN school_people f ON f.id = j.value`
      : placesOf(schoolId, selection.filter, after, limit);
  return db.select(
    selected(classId),
    sql`FROM (${chosen}) n CROSS JOIN school_people p ON p.place = n.place
    WHERE p.school = ${schoolNumber(schoolId)} ORDER BY p.place`,
  );
}

/** Deletes stays that began at a time, as if they had never been. */
export function deleteStays(db: Database, classId: string, people: readonly string[], at: number) {
  return db.statement(sql`DELETE FROM class_members WHERE class = (SELECT num FROM school_classes WHERE id = ${classId})
    AND until = 0 AND since = ${at} AND person IN (SELECT p.num FROM json_each(${JSON.stringify(people)}) j
      CROSS JOIN school_people p ON p.id = j.value)`);
}

/** Reopens stays that ended at a time. */
export function reopenStays(db: Database, classId: string, people: readonly string[], at: number) {
  return db.statement(sql`UPDATE OR IGNORE class_members SET until = 0
    WHERE class = (SELECT num FROM school_classes WHERE id = ${classId}) AND until = ${at}
    AND person IN (SELECT p.num FROM json_each(${JSON.stringify(people)}) j CROSS JOIN school_people p ON p.id = j.value)`);
}

/** Gives each a new access code; the former ones are void. `invited`: by mail. */
export function issueCodes(
  db: Database,
  schoolId: string,
  people: readonly string[],
  { at, until, invited }: { at: number; until: number; invited: boolean },
) {
  const invitation = invited ? sql`, invited_at = ${at}` : sql``;
  return db.statement(sql`UPDATE school_people SET card = card + 1, card_until = ${until}${invitation}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(people)})) AND +school = ${schoolNumber(schoolId)}
      AND account IS NULL`);
}

/** `key`, `addressHash`: by what its address is counted, earlier in the batch. */
export type InvitationMail = {
  id: string;
  key: string;
  addressHash: string;
  recipient: string;
  template: string;
  subject: string;
  html: string;
  text: string;
};

export function insertInvitations(db: Database, mails: readonly InvitationMail[], now: number) {
  return db.statement(sql`INSERT INTO mail_outbox (id, recipient, template, subject, html, text, created_at, due_at)
    SELECT j.value ->> 'id', j.value ->> 'recipient', j.value ->> 'template', j.value ->> 'subject', j.value ->> 'html', j.value ->> 'text',
      ${now}, ${now} FROM json_each(${JSON.stringify(mails)}) j WHERE ${mayInvite}`);
}
