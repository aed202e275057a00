import { openDevices } from "#app/auth/known-device.server.ts";
import { signToken } from "#app/auth/session-token.server.ts";
import { userForSignIn } from "#app/queries/accounts/sessions.server.ts";
import { createUser, type NewUser } from "#app/services/accounts/create-user.server.ts";
import { openSession } from "#app/services/accounts/open-session.server.ts";
import type { Platform } from "../platform/open-platform.ts";

/** New students of this run, so that earlier answers change no count. Returns cookies, valid for an hour. Local only. */
export async function givenStudents(
  { deps, env }: Platform,
  count: number,
  school: NewUser["school"] = null,
): Promise<string[]> {
  const hash = await deps.passwords.hash(deps.newId());
  const local = {
    ...deps,
    passwords: { ...deps.passwords, hash: async () => hash },
    signToken: (viewer: Parameters<typeof signToken>[0]) => signToken(viewer, env.SESSION_KEYS, deps.now()),
    devices: openDevices(env.SESSION_KEYS),
    secureCookies: false,
  };
  const cookies: string[] = [];
  for (let index = 0; index < count; index++) {
    const email = `bench-${deps.newId()}@farol.test`;
    const name = { firstName: "Bia", lastName: "Bancada" };
    const state = { claims: [], school, verified: true, complete: true };
    await createUser(local, { email, password: "", ...name, ...state });
    const [[user]] = await deps.read(userForSignIn(deps.db, email));
    if (!user) throw new Error(`no account ${email}`);
    const signedIn = await openSession(local, user, "bench");
    cookies.push(signedIn.cookies.map((cookie) => cookie.split(";")[0]).join("; "));
  }
  return cookies;
}
