import { personDetail, schoolNames } from "#app/features/accounts/queries/people.server.ts";
import { liveSessionsOf } from "#app/features/accounts/queries/sessions.server.ts";
import { auditRows, wholeAudit } from "#app/platform/audit/queries/audit.server.ts";
import { type AuditView, auditView } from "#app/platform/audit/services/audit-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { type PersonView, personView } from "./person-view.server.ts";

const LATEST = 8;

/** All that admins see of a person. Times in epoch seconds; changes of claims must send `version` back. */
export type PersonDetail = PersonView & {
  createdAt: number;
  profileCompleteAt: number | null;
  suspendedAt: number | null;
  suspensionReason: string | null;
  version: number;
  schoolName: string | null;
  lastAdmin: boolean;
  pendingPasswordReset: boolean;
  sessions: { createdAt: number; userAgent: string | null }[];
  audit: AuditView[];
  schools: { id: string; name: string }[];
};

/** A person with devices and recent audit rows. One round trip. Throws user-not-found. */
export async function readPerson(deps: Deps, id: string): Promise<PersonDetail> {
  const { db } = deps;
  const filter = { ...wholeAudit, person: id };
  const {
    row: [row],
    sessions,
    audit,
    schools,
  } = await deps.read({
    row: personDetail(db, id),
    sessions: liveSessionsOf(db, id, deps.now()),
    audit: auditRows(db, filter, FIRST_PAGE, LATEST),
    schools: schoolNames(db),
  });
  if (!row) throw new AppError("user-not-found");
  return {
    ...personView(row),
    createdAt: row.createdAt,
    profileCompleteAt: row.profileCompleteAt,
    suspendedAt: row.suspendedAt,
    suspensionReason: row.suspensionReason,
    version: row.version,
    schoolName: row.schoolName,
    lastAdmin: row.lastAdmin,
    pendingPasswordReset: row.pendingPasswordReset,
    sessions: sessions.map(({ createdAt, userAgent }) => ({ createdAt, userAgent })),
    audit: audit.map(auditView),
    schools,
  };
}
