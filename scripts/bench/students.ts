import { userForSignIn } from "#app/features/accounts/queries/sessions.server.ts";
import { createSession } from "#app/features/accounts/services/sign-in/create-session.server.ts";
import { createUser, type NewUser } from "#app/features/admin/services/create-user.server.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import { createKnownDevices } from "#app/platform/auth/known-device.server.ts";
import { signToken } from "#app/platform/auth/session-token.server.ts";
import type { Platform } from "../platform/open-platform.ts";

/** People who sign in without a password; their cookies are valid for an hour. Local only. */
async function openAccounts({ deps, env }: Platform) {
  const hash = await deps.passwords.hash(deps.newId());
  const local = {
    ...deps,
    passwords: { ...deps.passwords, hash: async () => hash },
    signToken: (viewer: Parameters<typeof signToken>[0]) => signToken(viewer, env.SESSION_KEYS, deps.now()),
    devices: createKnownDevices(env.SESSION_KEYS, () => crypto.randomUUID()),
    secureCookies: false,
  };
  return async (
    email: string,
    school: NewUser["school"],
    claims: NewUser["claims"] = [],
  ): Promise<string> => {
    const [known] = await deps.read(userForSignIn(deps.db, email));
    const name = { firstName: "Bia", lastName: "Bancada" };
    const state = { claims, school, verified: true, complete: true };
    if (!known) await createUser(local, { email, password: "", ...name, ...state });
    const [user] = await deps.read(userForSignIn(deps.db, email));
    if (!user) throw new Error(`no account ${email}`);
    const signedIn = await createSession(local, user, "bench");
    return signedIn.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  };
}

/** New students of this run, so that earlier answers change no count. Returns their cookies. */
export async function givenStudents(platform: Platform, count: number): Promise<string[]> {
  const signIn = await openAccounts(platform);
  const cookies: string[] = [];
  for (let index = 0; index < count; index++)
    cookies.push(await signIn(`bench-${platform.deps.newId()}@farol.test`, null));
  return cookies;
}

/** Students of a school, the same in each run. */
export async function givenTakers(platform: Platform, schoolId: string, count: number) {
  const signIn = await openAccounts(platform);
  const takers: { email: string; cookie: string }[] = [];
  for (let index = 0; index < count; index++) {
    const email = `${schoolId}-${index}@farol.test`;
    takers.push({ email, cookie: await signIn(email, { id: schoolId, role: "student" }) });
  }
  return takers;
}

/** People of a school, one a role, the same in each run: their cookies by role. */
export async function givenStaff<Role extends SchoolRole>(
  platform: Platform,
  schoolId: string,
  roles: readonly Role[],
): Promise<Record<Role, string>> {
  const signIn = await openAccounts(platform);
  const cookies: [string, string][] = [];
  for (const role of roles)
    cookies.push([role, await signIn(emailOfStaff(schoolId, role), { id: schoolId, role })]);
  return Object.fromEntries(cookies) as Record<Role, string>;
}

function emailOfStaff(schoolId: string, role: SchoolRole): string {
  return `${schoolId}-${role}@farol.test`;
}

/** A moderator and a student, the same in each run, and the student's id. */
export async function givenModerator(platform: Platform) {
  const signIn = await openAccounts(platform);
  const email = "bancada-aluna@farol.test";
  const [moderator, author] = [
    await signIn("bancada-moderadora@farol.test", null, ["moderator"]),
    await signIn(email, null),
  ];
  const [user] = await platform.deps.read(userForSignIn(platform.deps.db, email));
  return { moderator, author, authorId: user?.id ?? "" };
}
