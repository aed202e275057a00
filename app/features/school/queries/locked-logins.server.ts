import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { rateLimits } from "#drizzle/schema/accounts/accounts.ts";
import { schoolNumber } from "./people.server.ts";

/** Rows where the login that the school made for a person is refused for now, on a device or on all new ones. */
export function lockedLogin(
  db: Database,
  { schoolId, id, now }: { schoolId: string; id: string; now: number },
  { at, to, seconds }: { at: number; to: number; seconds: number },
) {
  const keys = sql`'signin:' || p.login`;
  const live = sql`SELECT count(*) FROM json_each(r.hits) WHERE value > ${now - seconds}`;
  return db.select(
    pick(columns(rateLimits, "r"), "key"),
    sql`FROM school_people p CROSS JOIN rate_limits r ON r.key >= ${keys} || ':' AND r.key < ${keys} || ';'
    WHERE p.id = ${id} AND p.school = ${schoolNumber(schoolId)} AND p.account IS NOT NULL AND p.login IS NOT NULL
      AND (${live}) >= CASE r.key WHEN ${keys} || ':to' THEN ${to} ELSE ${at} END LIMIT 1`,
  );
}
