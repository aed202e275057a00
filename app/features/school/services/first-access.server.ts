import { accountLimits } from "#app/features/accounts/domain/account-limits.ts";
import { newPasswordProblem } from "#app/features/accounts/domain/passwords/common-passwords.server.ts";
import { takenEmails } from "#app/features/accounts/queries/accounts.server.ts";
import { createProgress } from "#app/features/accounts/queries/progress.server.ts";
import { userForSignIn } from "#app/features/accounts/queries/sessions.server.ts";
import {
  createSession,
  type SignedIn,
} from "#app/features/accounts/services/sign-in/create-session.server.ts";
import { loginsFor } from "#app/platform/access/school-login.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt, deleteLastAttempt, purgeOldAttempts } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  bindAccount,
  type InvitedRow,
  insertInvitedUser,
  invitedPerson,
  transferEssays,
} from "../queries/first-access.server.ts";
import { auditInSchool } from "../queries/school-audit.server.ts";
import { fullName } from "./school-person-view.server.ts";

type Invited = InvitedRow & { mailed: boolean };

export type FirstAccess = {
  name: string;
  school: { id: string; name: string };
  className: string | null;
  /** Mailed to an address that has an account: it signs in first. */
  mustSignIn: boolean;
  /** The login made by the school that the account gets; null for a mailed address. */
  login: string | null;
};

/** Throws auth/too-many-requests, access-code-unknown, access-code-used, access-code-expired. */
async function openCode(deps: Deps, text: string, address: string): Promise<Invited> {
  const now = deps.now();
  const code = await deps.accessCodes.read(text);
  const limit = accountLimits.firstAccess(address);
  const {
    attempt: [attempt],
    person: [person],
  } = await deps.write({
    attempt: countAttempt(deps.db, limit, now),
    person: invitedPerson(deps.db, code?.person ?? 0),
    oldAttempts: purgeOldAttempts(deps.db, now),
  });
  if (attempt?.refused) throw new AppError("auth/too-many-requests");
  if (!code || !person) throw new AppError("access-code-unknown");
  deps.later(({ db, write }) => write(deleteLastAttempt(db, limit.key)));
  if (person.account !== null) throw new AppError("access-code-used");
  if (person.card % 512 !== code.card || person.cardUntil <= now || !person.active)
    throw new AppError("access-code-expired");
  return { ...person, mailed: code.mailed && person.email !== null };
}

/** Whom a code is for. Throws as above. */
export async function readFirstAccess(deps: Deps, text: string, address: string): Promise<FirstAccess> {
  const person = await openCode(deps, text, address);
  const { schoolId, schoolName, className, mailed, emailKnown } = person;
  const login = mailed ? null : await accountAddress(deps, person);
  return {
    login,
    name: fullName(person),
    school: { id: schoolId, name: schoolName },
    className,
    mustSignIn: mailed && emailKnown,
  };
}

function accessNote(deps: Deps, person: Invited, accountId: string, requestId: string) {
  const entry = { at: deps.now(), actorId: accountId, action: "school.first-access", requestId } as const;
  return auditInSchool(deps.db, { ...entry, scope: person.schoolId, reason: null }, person.id);
}

/** The account's address: the mailed one, which the link proves, or a login made by the school. */
async function accountAddress(deps: Deps, person: Invited): Promise<string> {
  if (person.mailed && person.email) return person.email;
  const logins = loginsFor(person.firstName, person.className, person.schoolId);
  const taken = await deps.read(takenEmails(deps.db, logins));
  const free = logins.find((login) => !taken.some(({ email }) => email === login));
  if (!free) throw new AppError("database-unavailable");
  return free;
}

type Entering = {
  code: string;
  password: string;
  address: string;
  userAgent: string | null;
  cookieHeader: string | null;
  requestId: string;
};

/** Creates the person's account, binds it and signs in; or the password's problem. Throws as `readFirstAccess`. */
export async function enterFirst(
  deps: Deps,
  { code, password, address, userAgent, cookieHeader, requestId }: Entering,
): Promise<{ problem: string } | SignedIn> {
  const person = await openCode(deps, code, address);
  if (person.mailed && person.emailKnown) throw new AppError("auth/email-already-in-use");
  const problem = newPasswordProblem(password, [person.firstName, person.lastName]);
  if (problem) return { problem };
  const email = await accountAddress(deps, person);
  const id = deps.newId();
  const { db } = deps;
  const { firstName, lastName, num, card } = person;
  const passwordHash = await deps.passwords.hash(password);
  const unused = { num, card, now: deps.now() };
  const account = { id, email, emailVerified: true, firstName, lastName, passwordHash };
  const {
    bound,
    user: [user],
  } = await deps.write({
    invitedUser: insertInvitedUser(db, account, unused),
    progress: createProgress(db, id),
    bound: bindAccount(db, id, person.mailed ? null : email, unused),
    user: userForSignIn(db, email),
    accessNote: accessNote(deps, person, id, requestId),
    overEssays: transferEssays(db, num),
  });
  if (bound.length === 0 || !user) throw new AppError("access-code-used");
  return createSession(deps, user, userAgent, cookieHeader);
}

/** Binds the person to the account that is signed in. Returns the school. Throws as `readFirstAccess`. */
export async function bindFirst(
  deps: Deps,
  viewer: Viewer,
  { code, address, requestId }: { code: string; address: string; requestId: string },
): Promise<string> {
  const person = await openCode(deps, code, address);
  const { num, card, schoolId } = person;
  const member = [viewer.school, ...viewer.otherSchools].some((each) => each?.id === schoolId);
  if (member) throw new AppError("person-has-account");
  const { bound } = await deps.write({
    bound: bindAccount(deps.db, viewer.id, null, { num, card, now: deps.now() }),
    accessNote: accessNote(deps, person, viewer.id, requestId),
    overEssays: transferEssays(deps.db, num),
  });
  if (bound.length === 0) throw new AppError("access-code-used");
  return schoolId;
}
