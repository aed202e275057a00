import { type SQL, sql } from "drizzle-orm";
import { guardianMailId } from "#app/features/accounts/domain/guardian-mail.ts";
import { notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { audienceKey } from "#app/features/messages/domain/audience.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Field, RowOf } from "#app/platform/db/fields.server.ts";
import type { PersonalColumn } from "#app/platform/personal/personal-column.ts";
import { personalColumns } from "./personal-columns.server.ts";

export type PersonKeys = { id: string; num: number };

/** The values that name a person. The e-mail is always the current one. */
const names: Record<PersonalColumn["by"], (person: PersonKeys) => SQL> = {
  id: ({ id }) => sql`${id}`,
  num: ({ num }) => sql`${num}`,
  email: ({ id }) => sql`(SELECT email FROM users WHERE id = ${id})`,
  audience: ({ id }) => sql`${audienceKey({ kind: "person", userId: id })}`,
  // With those about mentoring, whose ids go on behind a hyphen.
  "guardian-mail": ({ id }) => sql`SELECT id FROM mail_outbox WHERE id = ${guardianMailId(id)}
    OR (id > ${`${guardianMailId(id)}-`} AND id < ${`${guardianMailId(id)}.`})`,
  "school-person": ({ num }) => sql`SELECT num FROM school_people WHERE account = ${num}`,
  "own-list": ({ num }) => sql`SELECT num FROM lists WHERE owner = ${num}`,
};

/** Deletes a person by `personalColumns`, their own row last. One statement a table; idempotent. */
export function deletePerson(db: Database, person: PersonKeys) {
  return personalColumns
    .filter(({ fate }) => fate === "delete" || fate === "clear")
    .map((each) => {
      const table = sql.identifier(each.table);
      const column = sql.identifier(each.column);
      const named = sql`${column} IN (${names[each.by](person)})`;
      return db.statement(
        each.fate === "delete"
          ? sql`DELETE FROM ${table} WHERE ${named}`
          : sql`UPDATE ${table} SET ${column} = NULL WHERE ${named}`,
      );
    });
}

const stored: Readonly<Record<string, Field<string | number | null>>> = {};
export type StoredRow = RowOf<typeof stored>;

/** An additional column: whether the row's mark is withheld. */
export const MARK_HELD = "mark_held";

/** A person's rows of a table; for a long table, the next `most` after a key. */
export function rowsOfPerson(
  db: Database,
  each: PersonalColumn,
  { now, ...person }: PersonKeys & { now: number },
  page?: { key: string; after: string | number; limit: number },
) {
  const name = names[each.by](person);
  const held = sql`, NOT (${notHeld(sql`ord`, { userNum: person.num, now })}) AS ${sql.identifier(MARK_HELD)}`;
  const rows = sql`SELECT *${each.mark ? held : sql``} FROM ${sql.identifier(each.table)} WHERE ${sql.identifier(each.column)} IN (${name})`;
  if (!page) return { ...db.statement(rows), fields: stored };
  const key = sql.identifier(page.key);
  const some = sql`${rows} AND ${key} > ${page.after} ORDER BY ${key} LIMIT ${page.limit}`;
  return { ...db.statement(some), fields: stored };
}
