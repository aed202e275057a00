import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { charges, seatGroups } from "#drizzle/schema/billing/billing.ts";
import type { NewSeatGroup } from "../domain/code-fields.ts";

const MOST_LISTED = 100;

/** Charge c's seat was revoked. */
const REVOKED = sql`EXISTS (SELECT 1 FROM payment_events e
  WHERE e.user_num = c.user_num AND e.charge = c.id AND e.kind = 'revoked')`;
/** Seats of group g that are somebody's. */
const TAKEN = sql`(SELECT count(*) FROM charges c WHERE c.seat_group = g.num AND NOT ${REVOKED})`;

/** Active in the school of group g. */
function inItsSchool(userNum: number): SQL {
  return sql`EXISTS (SELECT 1 FROM schools s CROSS JOIN school_people p ON p.school = s.num
    WHERE s.id = g.school AND p.account = ${userNum} AND p.active = 1)`;
}

const group = {
  ...columns(seatGroups, "g"),
  taken: int(TAKEN),
  schoolName: orNull(text(sql`(SELECT s.name FROM schools s WHERE s.id = g.school)`)),
};

/** Newest first. */
export function listSeatGroups(db: Database) {
  return db.select(group, sql`FROM seat_groups g ORDER BY g.num DESC LIMIT ${MOST_LISTED}`);
}

/** Who has a seat of a group, or had; without the account the name is null. */
export function seatsOf(db: Database, groupId: string, most: number) {
  return db.select(
    {
      ...pick(columns(charges, "c"), "id", "createdAt"),
      ...pick(outer(columns(users, "u")), "firstName", "lastName", "email"),
      revoked: flag(REVOKED),
    },
    sql`FROM seat_groups g CROSS JOIN charges c ON c.seat_group = g.num LEFT JOIN users u ON u.num = c.user_num
    WHERE g.id = ${groupId} ORDER BY c.num DESC LIMIT ${most}`,
  );
}

/** A school's groups, newest first. */
export function seatGroupsOfSchool(db: Database, schoolId: string) {
  return db.select(
    {
      ...pick(columns(seatGroups, "g"), "num", "code", "plan", "months", "seats", "endsAt", "endedAt"),
      taken: group.taken,
    },
    sql`FROM seat_groups g WHERE g.school = ${schoolId} ORDER BY g.num DESC LIMIT ${MOST_LISTED}`,
  );
}

/** Whose seats of a school's groups are. `isActive`: still of the school. Without the account the name is null. */
export function seatsOfSchool(db: Database, schoolId: string, most: number) {
  return db.select(
    {
      ...pick(columns(charges, "c"), "id", "createdAt"),
      ...pick(outer(columns(users, "u")), "firstName", "lastName"),
      group: int(sql`g.num`),
      isActive: flag(sql`EXISTS (SELECT 1 FROM json_each(u.schools) m WHERE m.value ->> 'id' = g.school)`),
    },
    sql`FROM seat_groups g CROSS JOIN charges c ON c.seat_group = g.num LEFT JOIN users u ON u.num = c.user_num
    WHERE g.school = ${schoolId} AND NOT ${REVOKED} ORDER BY g.num DESC, c.num DESC LIMIT ${most}`,
  );
}

const added = pick(columns(seatGroups), "id");

/** Returns a row if it is new: idempotent by its id. With its audit row. */
export function insertSeatGroup(
  db: Database,
  given: NewSeatGroup & { id: string; code: string; at: number; by: string },
  entry: AuditEntry,
) {
  const { id, code, name, plan, months, seats, school, endsAt, at, by } = given;
  return [
    insertAudit(db, entry, {
      subjectId: sql`${id}`,
      after: sql`${JSON.stringify({ name, plan, months, seats, school, endsAt })}`,
      from: sql`WHERE NOT EXISTS (SELECT 1 FROM seat_groups WHERE id = ${id})`,
    }),
    db.returning(
      added,
      sql`INSERT INTO seat_groups (id, code, name, plan, months, seats, school, ends_at, created_at, created_by)
      VALUES (${id}, ${code}, ${name}, ${plan}, ${months}, ${seats}, ${school}, ${endsAt}, ${at}, ${by}) ON CONFLICT DO NOTHING`,
    ),
  ] as const;
}

/** Returns a row if it had not ended; existing seats remain. */
export function endSeatGroup(db: Database, id: string, at: number, entry: AuditEntry) {
  const open = sql`id = ${id} AND ended_at IS NULL`;
  return [
    insertAudit(db, entry, { subjectId: sql`id`, from: sql`FROM seat_groups WHERE ${open}` }),
    db.returning(added, sql`UPDATE seat_groups SET ended_at = CAST(${at} AS INTEGER) WHERE ${open}`),
  ] as const;
}

/** A group by its code, and the viewer's seat of it. `isMember`: of its school. */
export function seatGroupFor(db: Database, code: string, userNum: number) {
  return db.select(
    {
      ...group,
      isMember: flag(inItsSchool(userNum)),
      own: orNull(
        text(sql`(SELECT c.id FROM charges c WHERE c.seat_group = g.num AND c.user_num = ${userNum})`),
      ),
      isRevoked: flag(
        sql`EXISTS (SELECT 1 FROM charges c WHERE c.seat_group = g.num AND c.user_num = ${userNum} AND ${REVOKED})`,
      ),
    },
    sql`FROM seat_groups g WHERE g.code = ${code}`,
  );
}

type Taken = { code: string; userNum: number; charge: string; now: number };

/**
 * A seat, and in the same batch its event in the ledger: rows if it was claimed. One per person; concurrent claims
 * never exceed the number of seats.
 */
export function claimSeat(db: Database, { code, userNum, charge, now }: Taken) {
  return [
    db.returning(
      pick(columns(charges), "id"),
      sql`INSERT INTO charges (id, user_num, plan, months, price_cents, cents, method, provider, created_at, expires_at, seat_group)
      SELECT ${charge}, CAST(${userNum} AS INTEGER), g.plan, g.months, 0, 0, 'code', 'farol', CAST(${now} AS INTEGER), g.ends_at, g.num
      FROM seat_groups g WHERE g.code = ${code} AND g.ended_at IS NULL AND g.ends_at > ${now} AND ${TAKEN} < g.seats
        AND (g.school IS NULL OR ${inItsSchool(userNum)})
      ON CONFLICT DO NOTHING`,
    ),
    db.statement(
      sql`INSERT OR IGNORE INTO payment_events (provider, event, user_num, charge, kind, cents, occurred_at, received_at)
      SELECT 'farol', 'lugar:' || c.id, c.user_num, c.id, 'paid', 0, c.created_at, c.created_at FROM charges c WHERE c.id = ${charge}`,
    ),
  ] as const;
}

/** Whose seat a charge is. */
export function seatOwner(db: Database, charge: string) {
  return db.select(
    pick(columns(charges, "c"), "userNum"),
    sql`FROM charges c WHERE c.id = ${charge} AND c.seat_group IS NOT NULL`,
  );
}
