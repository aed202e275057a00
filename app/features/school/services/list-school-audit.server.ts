import { auditAction, isInSchool } from "#app/platform/audit/domain/audit-actions.ts";
import { wholeAudit } from "#app/platform/audit/queries/audit.server.ts";
import { lastCheck } from "#app/platform/audit/queries/audit-chain.server.ts";
import { checkAudit } from "#app/platform/audit/services/check-audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { readFirstDay, readLastDay } from "#app/platform/time/date-field.ts";
import { DAY } from "#app/platform/time/units.ts";
import { noFilter } from "../domain/people-filter.ts";
import { peopleOfSchool, personOfSchool } from "../queries/people-list.server.ts";
import { accountOfPerson, schoolAuditRows } from "../queries/school-audit.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { requireManagement, type SchoolActor } from "./school-actor.ts";
import { type SchoolAuditView, schoolAuditView } from "./school-audit-view.server.ts";
import { fullName } from "./school-person-view.server.ts";

const PAGE = 20;
const CHOICES = 6;

/** Filters as typed. `who`, `whom`: a person's id or words of a name; days in São Paulo, inclusive. */
export type SchoolAuditQuestion = {
  who: string;
  whom: string;
  action: string;
  from: string;
  until: string;
  before: number | null;
};

type Named = { id: string; name: string };
/** A person of a filter: found, or several to choose from, or none. */
export type AuditPerson = { typed: string; found: Named | null; choices: Named[] };

async function personOf(deps: Deps, schoolId: string, typed: string): Promise<AuditPerson> {
  if (typed === "") return { typed, found: null, choices: [] };
  const isId = /^[0-9a-f]{32}$/.test(typed);
  const filter = { ...noFilter, text: typed };
  const rows = await deps.read(
    isId ? personOfSchool(deps.db, schoolId, typed) : peopleOfSchool(deps.db, schoolId, filter, 0, CHOICES),
  );
  const people = rows.map((row) => ({ id: row.id, name: fullName(row) }));
  const [only] = people;
  return people.length === 1 && only
    ? { typed, found: only, choices: [] }
    : { typed, found: null, choices: people };
}

/** The filter as stored values; null if it is ambiguous. */
export async function schoolAuditFilter(deps: Deps, schoolId: string, question: SchoolAuditQuestion) {
  const [who, whom] = await Promise.all([
    personOf(deps, schoolId, question.who.trim()),
    personOf(deps, schoolId, question.whom.trim()),
  ]);
  const certain = [who, whom].every(({ typed, found }) => typed === "" || found !== null);
  const action = auditAction(question.action);
  const filter = {
    ...wholeAudit,
    actor: who.found && accountOfPerson(schoolId, who.found.id),
    subject: whom.found?.id ?? null,
    action: action && isInSchool(action) ? action : null,
    from: readFirstDay(question.from),
    until: readLastDay(question.until),
  };
  return { who, whom, filter: certain ? filter : null };
}

export type SchoolAuditPage = {
  school: Named;
  who: AuditPerson;
  whom: AuditPerson;
  rows: SchoolAuditView[];
  /** The next page starts below it. */
  next: number | null;
  /** The last check of the chain; null before the first. */
  check: { at: number; holds: boolean; brokenPlace: number | null } | null;
};

/** Newest first. A chain that was not checked for a day is checked after the response. Throws page-not-found. */
export async function listSchoolAudit(
  deps: Deps,
  actor: SchoolActor,
  question: SchoolAuditQuestion,
): Promise<SchoolAuditPage> {
  requireManagement(actor);
  const { schoolId } = actor;
  const { who, whom, filter } = await schoolAuditFilter(deps, schoolId, question);
  const page = { before: question.before ?? FIRST_PAGE, limit: filter ? rowsToRead(PAGE) : 0 };
  const {
    school: [school],
    rows,
    check: [check],
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    rows: schoolAuditRows(deps.db, schoolId, filter ?? wholeAudit, page),
    check: lastCheck(deps.db, schoolId),
  });
  if (!school) throw new AppError("page-not-found");
  if (!check || check.checkedAt < deps.now() - DAY) deps.later((later) => checkAudit(later, schoolId));
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return {
    school: { id: school.id, name: school.name },
    who,
    whom,
    rows: shown.map(schoolAuditView),
    next,
    check: check
      ? { at: check.checkedAt, holds: check.broken === null, brokenPlace: check.broken?.place ?? null }
      : null,
  };
}
