import { codeDigits, groupedCode } from "#app/domain/school/access-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { endSessionsOf } from "#app/queries/accounts/sessions.server.ts";
import { isClassTeacher } from "#app/queries/school/classes.server.ts";
import { personOfSchool } from "#app/queries/school/people-list.server.ts";
import { setTemporaryPassword } from "#app/queries/school/people-writes.server.ts";
import { noteInSchool } from "#app/queries/school/school-audit.server.ts";
import type { Deps } from "../deps.ts";
import { isManagement, requireForRole, type SchoolActor, schoolEntry } from "./school-actor.ts";

/**
 * Gives a login made by the school a password for once, and demands a new one (`pendingPasswordReset`). Any of the
 * management, or a teacher of a class of the student. Returns the password. Throws person-not-found,
 * person-without-account (also an account of the person's own), no-permission, admin-role-denied.
 */
export async function resetSchoolPassword(deps: Deps, actor: SchoolActor, personId: string): Promise<string> {
  const { schoolId } = actor;
  const [[person], [teaches]] = await deps.read(
    personOfSchool(deps.db, schoolId, personId),
    isClassTeacher(deps.db, actor.person ?? 0, personId),
  );
  if (!person) throw new AppError("person-not-found");
  if (!isManagement(actor) && !(teaches?.teaches && person.role === "student"))
    throw new AppError("no-permission");
  if (person.num === actor.person) throw new AppError("own-membership");
  requireForRole(actor, person.role);
  const { accountId, login } = person;
  if (!accountId || !login) throw new AppError("person-without-account");
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const password = groupedCode(codeDigits(bytes, bytes.length));
  const passwordHash = await deps.passwords.hash(password);
  await deps.write(
    noteInSchool(deps.db, schoolEntry(deps, actor, "school.ask-password"), personId),
    setTemporaryPassword(deps.db, accountId, passwordHash),
    endSessionsOf(deps.db, accountId),
  );
  deps.later(({ channels }) => channels.closeUser(accountId));
  return password;
}
