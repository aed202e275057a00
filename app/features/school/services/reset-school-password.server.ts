import { signInKeys } from "#app/features/accounts/domain/account-limits.ts";
import { endSessionsOf } from "#app/features/accounts/queries/sessions.server.ts";
import { codeDigits, groupedCode } from "#app/platform/access/access-code.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { clearLimits } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isClassTeacher } from "../queries/classes.server.ts";
import { personOfSchool } from "../queries/people-list.server.ts";
import { setTemporaryPassword } from "../queries/people-writes.server.ts";
import { auditInSchool } from "../queries/school-audit.server.ts";
import { isManagement, requireForRole, type SchoolActor, schoolEntry } from "./school-actor.ts";

type OwnedLogin = { accountId: string; login: string };

/**
 * The account of a person whose login the school made, for any of the management, or a teacher of a class of the
 * student. Throws person-not-found, person-without-account (also an account of the person's own), no-permission,
 * admin-role-denied, own-membership.
 */
async function loginOfSchool(deps: Deps, actor: SchoolActor, personId: string): Promise<OwnedLogin> {
  const { schoolId } = actor;
  const {
    person: [person],
    teaches: [teaches],
  } = await deps.read({
    person: personOfSchool(deps.db, schoolId, personId),
    teaches: isClassTeacher(deps.db, actor.person ?? 0, personId),
  });
  if (!person) throw new AppError("person-not-found");
  if (!isManagement(actor) && !(teaches?.teaches && person.role === "student"))
    throw new AppError("no-permission");
  if (person.num === actor.person) throw new AppError("own-membership");
  requireForRole(actor, person.role);
  const { accountId, login } = person;
  if (!accountId || !login) throw new AppError("person-without-account");
  return { accountId, login };
}

/**
 * Gives a login made by the school a password for once, demands a new one (`pendingPasswordReset`) and opens the login.
 * Returns the password. Throws as `loginOfSchool`.
 */
export async function resetSchoolPassword(deps: Deps, actor: SchoolActor, personId: string): Promise<string> {
  const { accountId, login } = await loginOfSchool(deps, actor, personId);
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const password = groupedCode(codeDigits(bytes, bytes.length));
  const passwordHash = await deps.passwords.hash(password);
  await deps.write([
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.ask-password"), personId),
    setTemporaryPassword(deps.db, accountId, passwordHash),
    endSessionsOf(deps.db, accountId),
    clearLimits(deps.db, signInKeys(login)),
  ]);
  return password;
}

/** Opens a login that wrong passwords closed: the student has no e-mail as a way out. Throws as `loginOfSchool`. */
export async function unlockSchoolLogin(deps: Deps, actor: SchoolActor, personId: string): Promise<void> {
  const { login } = await loginOfSchool(deps, actor, personId);
  await deps.write([
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.open-login"), personId),
    clearLimits(deps.db, signInKeys(login)),
  ]);
}
