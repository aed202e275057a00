import { personByIdOrEmail } from "#app/features/accounts/queries/people.server.ts";
import { auditAction } from "#app/platform/audit/domain/audit-actions.ts";
import { auditRows, wholeAudit } from "#app/platform/audit/queries/audit.server.ts";
import { type AuditView, auditView } from "#app/platform/audit/services/audit-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { readFirstDay, readLastDay } from "#app/platform/time/date-field.ts";

const PAGE = 25;

/** Filters as typed. `person`: an id or an e-mail; days in São Paulo, "2026-11-21", inclusive. */
export type AuditQuestion = {
  person: string;
  action: string;
  from: string;
  until: string;
  before: number | null;
};

/** Newest first. `next`: the next page starts below it; `unknownPerson`: no account has that id. */
export type AuditPage = { rows: AuditView[]; next: number | null; unknownPerson: boolean };

/** The audit. A person is looked up in a round trip of its own, so that their e-mail finds them too. */
export async function listAudit(deps: Deps, question: AuditQuestion): Promise<AuditPage> {
  const typed = question.person.trim();
  const person = typed ? await personIdOf(deps, typed) : null;
  if (typed && !person) return { rows: [], next: null, unknownPerson: true };
  const filter = {
    ...wholeAudit,
    person,
    action: auditAction(question.action),
    from: readFirstDay(question.from),
    until: readLastDay(question.until),
  };
  const rows = await deps.read(auditRows(deps.db, filter, question.before ?? FIRST_PAGE, rowsToRead(PAGE)));
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return { rows: shown.map(auditView), next, unknownPerson: false };
}

/** The id to filter by. The audit outlives accounts, so an unknown id is used as typed. */
async function personIdOf(deps: Deps, typed: string): Promise<string | null> {
  const [found] = await deps.read(personByIdOrEmail(deps.db, typed));
  return found?.id ?? (/^[0-9a-f]{32}$/.test(typed) ? typed : null);
}
