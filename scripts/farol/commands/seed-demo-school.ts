import { createProgress } from "#app/features/accounts/queries/progress.server.ts";
import { userIdOfEmail } from "#app/features/messages/queries/live-channels.server.ts";
import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import { bindAccount, insertInvitedUser } from "#app/features/school/queries/first-access.server.ts";
import { issueCodes } from "#app/features/school/queries/people-batches.server.ts";
import { peopleOfSchool, schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { auditInSchool } from "#app/features/school/queries/school-audit.server.ts";
import { loginsFor } from "#app/platform/access/school-login.ts";
import type { AuditAction } from "#app/platform/audit/domain/audit-actions.ts";
import type { AuditEntry } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { DEMO_PASSWORD } from "#content/demo-accounts.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { seedAssessments } from "./seed-assessments.ts";
import { seedAnswers } from "./seed-history.ts";
import { seedMaterials } from "./seed-materials.ts";
import { seedNotebooks } from "./seed-notebooks.ts";
import { seedResults } from "./seed-results.ts";
import { seedSchool } from "./seed-school.ts";

const STUDENTS = 46;
/** Of the first class: have used their card. */
const ENTERED = 12;
/** Of them: have not come for 8 to 10 days, so that each has answers within the three weeks on any day of the week. */
const AWAY = 3;
const WEEKS = 3;

/** People, classes, materials, notebooks, assessments and results of a demo school; its accounts enter the first class, once, and part of it studies for three weeks. */
export async function seedDemoSchool(platform: Platform, schoolId: string): Promise<void> {
  const { classes } = await seedSchool(platform, schoolId, STUDENTS);
  if (classes === 0) return;
  await seedMaterials(platform, schoolId);
  const { deps } = platform;
  const {
    panel: [panel],
    accounts,
  } = await deps.read({
    panel: schoolPanel(deps.db, schoolId),
    accounts: peopleOfSchool(deps.db, schoolId, { ...noFilter, text: `${schoolId} farol test` }, 0, 10),
  });
  const first = panel?.classes[0];
  if (!first) return;
  const people = accounts.filter(({ role }) => role === "student" || role === "teacher").map(({ id }) => id);
  const [office] = await deps.read(userIdOfEmail(deps.db, `${schoolId}-admin@farol.test`));
  const entry = entryOf(deps, schoolId, office?.id ?? null);
  await deps.write([
    auditInSchool(deps.db, entry("school.role"), first.id, { after: { entered: people } }),
    auditInSchool(deps.db, entry("school.cards"), schoolId, { after: { act: "cards", people: ENTERED } }),
    enterClasses(deps.db, schoolId, people, [first.id], deps.now()),
    ...(panel?.classes ?? []).map(({ id, name, year }) =>
      auditInSchool(deps.db, entry("school.class"), id, { after: { name, year } }),
    ),
  ]);
  const logins = await enterStudents(deps, schoolId, first);
  for (const [index, login] of [`${schoolId}-aluna@farol.test`, ...logins].entries())
    await seedAnswers(deps, login, { weeks: WEEKS, away: index > ENTERED - AWAY ? index - 2 : index % 3 });
  await seedNotebooks(platform, { id: schoolId, classId: first.id });
  await seedResults(platform, { schoolId, classId: first.id });
  await seedAssessments(platform, { id: schoolId, classId: first.id });
}

/** Audit columns of an account's acts, as the pages note them. */
function entryOf(deps: Deps, scope: string, actorId: string | null) {
  return (action: AuditAction): AuditEntry => {
    return { scope, at: deps.now(), actorId, action, reason: null, requestId: deps.newId() };
  };
}

/** Some students of a class get a login of the school, as by a card; their logins. */
async function enterStudents(
  deps: Deps,
  schoolId: string,
  room: { id: string; name: string },
): Promise<string[]> {
  const { db } = deps;
  const inClass = { ...noFilter, roles: ["student" as const], classId: room.id };
  const students = await deps.read(peopleOfSchool(db, schoolId, inClass, 0, ENTERED + 1));
  const chosen = students.filter(({ account }) => account === null).slice(0, ENTERED);
  const now = deps.now();
  const ids = chosen.map(({ id }) => id);
  await deps.write(issueCodes(db, schoolId, ids, { at: now, until: now + 60, invited: false }));
  const passwordHash = await deps.passwords.hash(DEMO_PASSWORD);
  const taken = new Set<string>();
  for (const { id: personId, num, card, firstName, lastName } of chosen) {
    const email = loginsFor(firstName, room.name, schoolId).find((each) => !taken.has(each)) ?? "";
    taken.add(email);
    const id = deps.newId();
    const unused = { num, card: card + 1, now };
    const account = { id, email, emailVerified: true, firstName, lastName, passwordHash };
    await deps.write([
      insertInvitedUser(db, account, unused),
      createProgress(db, id),
      bindAccount(db, id, email, unused),
      auditInSchool(db, entryOf(deps, schoolId, id)("school.first-access"), personId),
    ]);
  }
  return [...taken];
}
