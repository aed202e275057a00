import { type SQL, sql } from "drizzle-orm";
import { isLastAdmin } from "#app/features/accounts/queries/people.server.ts";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { sessions, users } from "#drizzle/schema/accounts/accounts.ts";
import { insertPeople, type NewSchoolPerson, schoolNumber } from "./people.server.ts";

/** Claims in order, and a school with the role in it, or neither. */
export type Access = { claims: readonly string[]; schoolId: string | null; schoolRole: RoleInSchool | null };

/** `version`: the claims version the change is based on; null: the current one. */
export type AccessChange = Access & {
  userId: string;
  version: number | null;
  /** The person as the wanted school gets them, unless it has them; null without a school. */
  newcomer: Omit<NewSchoolPerson, "role" | "accountId"> | null;
  /** A condition of what the change belongs to. */
  only?: SQL;
};

const user = columns(users, "u");
const state = { version: user.claimsVersion, lastAdmin: flag(isLastAdmin), suspendedAt: user.suspendedAt };

export type PersonState = RowOf<ReturnType<typeof personState>["fields"]>;

/** A person's state before a change; no row if unknown. */
export function personState(db: Database, userId: string, schoolId: string | null = null) {
  const known = sql`(${schoolId} IS NULL OR EXISTS (SELECT 1 FROM schools s WHERE s.id = ${schoolId}))`;
  return db.select({ ...state, schoolKnown: flag(known) }, sql`FROM users u WHERE u.id = ${userId}`);
}

/** Claims as text, independent of order. */
function inOrder(list: SQL): SQL {
  return sql`(SELECT coalesce(group_concat(value, ' '), '') FROM (SELECT value FROM json_each(${list}) ORDER BY value))`;
}

/** Condition: the change of person `u` is allowed and changes something. */
function mayChange({ userId, version, claims, schoolId, schoolRole, only }: AccessChange): SQL {
  const wanted = JSON.stringify(claims);
  const staysAdmin = claims.includes("admin") ? 1 : 0;
  return sql`WHERE u.id = ${userId} AND (${version} IS NULL OR u.claims_version = ${version}) AND ${only ?? sql`1`}
    AND (${schoolId} IS NULL OR EXISTS (SELECT 1 FROM schools s WHERE s.id = ${schoolId}))
    AND (${staysAdmin} = 1 OR NOT ${isLastAdmin})
    AND NOT (u.school_id IS ${schoolId} AND u.school_role IS ${schoolRole}
      AND ${inOrder(sql`u.claims`)} = ${inOrder(sql`${wanted}`)})`;
}

/** Sets claims and role, with session stamps and audit row: that comes first, under the change's conditions. */
export function updateAccessOf(db: Database, change: AccessChange, entry: AuditEntry) {
  const { userId, claims, schoolId } = change;
  const after = JSON.stringify({ claims, school: schoolId, role: change.schoolRole });
  return {
    noted: insertAudit(db, entry, {
      subjectId: sql`u.id`,
      before: sql`json_object('claims', json(u.claims), 'school', u.school_id, 'role', u.school_role)`,
      after: sql`${after}`,
      from: sql`FROM users u ${mayChange(change)}`,
    }),
    claims: db.statement(
      sql`UPDATE users AS u SET claims = ${JSON.stringify(claims)}, claims_version = claims_version + 1 ${mayChange(change)}`,
    ),
    school: moveToSchool(db, change, entry),
    stamps: db.statement(
      sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = ${userId}) WHERE user_id = ${userId}`,
    ),
  };
}

/** Ends the membership in the school used last and begins or changes the wanted one, where the change was noted. */
function moveToSchool(db: Database, change: AccessChange, entry: AuditEntry) {
  const { userId, schoolId, schoolRole, newcomer } = change;
  const by = { at: entry.at, by: entry.actorId };
  const account = sql`account = (SELECT num FROM users WHERE id = ${userId})`;
  const noted = sql`EXISTS (SELECT 1 FROM audit WHERE subject_id = ${userId} AND request_id = ${entry.requestId}
    AND action = ${entry.action})`;
  const wanted = sql`school = ${schoolNumber(schoolId ?? "")}`;
  const written = sql`updated_at = ${by.at}, updated_by = ${by.by}`;
  const ended = sql`UPDATE school_people SET active = 0, ${written} WHERE ${account} AND active = 1
    AND school = (SELECT s.num FROM users u CROSS JOIN schools s ON s.id = u.school_id WHERE u.id = ${userId})
    AND school IS NOT ${schoolNumber(schoolId ?? "")} AND ${noted}`;
  if (schoolId === null || schoolRole === null || !newcomer) return [db.statement(ended)] as const;
  const unknown = sql`${noted} AND NOT EXISTS (SELECT 1 FROM school_people WHERE ${account} AND ${wanted})`;
  return [
    db.statement(ended),
    insertPeople(db, schoolId, [{ ...newcomer, role: schoolRole, accountId: userId }], by, unknown),
    db.statement(
      sql`UPDATE school_people SET role = ${schoolRole}, active = 1, ${written} WHERE ${account} AND ${wanted} AND ${noted}`,
    ),
    db.statement(
      sql`UPDATE users SET school_id = ${schoolId}, school_role = ${schoolRole} WHERE id = ${userId} AND ${noted}`,
    ),
    // A membership that begins or changes is recorded in the audit of its school, too.
    insertAudit(
      db,
      { ...entry, scope: schoolId, action: "school.role" },
      {
        subjectId: sql`p.id`,
        after: sql`json_object('role', p.role)`,
        from: sql`FROM school_people p WHERE p.${account} AND p.${wanted} AND ${noted}`,
      },
    ),
  ] as const;
}

function maySuspend(userId: string): SQL {
  return sql`WHERE u.id = ${userId} AND u.suspended_at IS NULL AND NOT ${isLastAdmin}`;
}

/** Suspends a person and ends their sessions, with the audit row. */
export function suspendPerson(db: Database, userId: string, entry: AuditEntry) {
  return {
    noted: insertAudit(db, entry, {
      subjectId: sql`u.id`,
      before: sql`json_object('suspended', json('false'))`,
      after: sql`json_object('suspended', json('true'))`,
      from: sql`FROM users u ${maySuspend(userId)}`,
    }),
    updateUsers:
      db.statement(sql`UPDATE users AS u SET suspended_at = ${entry.at}, suspension_reason = ${entry.reason},
        claims_version = claims_version + 1 ${maySuspend(userId)}`),
    deleteSessions: db.statement(
      sql`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE id = ${userId} AND suspended_at IS NOT NULL)`,
    ),
  };
}

/** Lifts a suspension, with the audit row. */
export function unsuspendPerson(db: Database, userId: string, entry: AuditEntry) {
  return {
    noted: insertAudit(db, entry, {
      subjectId: sql`u.id`,
      before: sql`json_object('suspended', json('true'))`,
      after: sql`json_object('suspended', json('false'))`,
      from: sql`FROM users u WHERE u.id = ${userId} AND u.suspended_at IS NOT NULL`,
    }),
    updateUsers:
      db.statement(sql`UPDATE users SET suspended_at = NULL, suspension_reason = NULL, claims_version = claims_version + 1
      WHERE id = ${userId} AND suspended_at IS NOT NULL`),
  };
}

/** Demands a new password, with session stamps and audit row; nothing where it is demanded already. */
export function demandNewPasswordOf(db: Database, userId: string, entry: AuditEntry) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`u.id`,
      from: sql`FROM users u WHERE u.id = ${userId} AND u.pending_password_reset = 0`,
    }),
    updateUsers:
      db.statement(sql`UPDATE users SET pending_password_reset = 1, claims_version = claims_version + 1
      WHERE id = ${userId} AND pending_password_reset = 0`),
    updateSessions: db.statement(
      sql`UPDATE sessions SET stamp = (SELECT claims_version FROM users WHERE id = ${userId}) WHERE user_id = ${userId}`,
    ),
  };
}

/** Ends all sessions of a person, with the audit row: a row for each. */
export function endSessionsWithAudit(db: Database, userId: string, entry: AuditEntry) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${userId}`,
      before: sql`json_object('sessions', (SELECT count(*) FROM sessions WHERE user_id = ${userId}))`,
      after: sql`json_object('sessions', 0)`,
      from: sql`WHERE EXISTS (SELECT 1 FROM sessions WHERE user_id = ${userId})`,
    }),
    ended: db.returning(pick(columns(sessions), "id"), sql`DELETE FROM sessions WHERE user_id = ${userId}`),
  };
}

/** An audit row about a person whose account stays as it is. */
export function auditPerson(db: Database, userId: string, entry: AuditEntry) {
  return insertAudit(db, entry, {
    subjectId: sql`u.id`,
    from: sql`FROM users u WHERE u.id = ${userId}`,
  });
}

/** The audit row of a new account with claims or a school; none for a plain one. */
export function auditCreated(db: Database, userId: string, access: Access, entry: AuditEntry) {
  const { claims, schoolId, schoolRole } = access;
  return insertAudit(db, entry, {
    subjectId: sql`${userId}`,
    after: sql`${JSON.stringify({ claims, school: schoolId, role: schoolRole })}`,
    from: sql`WHERE ${claims.length > 0 || schoolId !== null ? 1 : 0}`,
  });
}
