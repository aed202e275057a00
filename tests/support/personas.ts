import { insertUser } from "#app/features/accounts/queries/accounts.server.ts";
import { createProgress } from "#app/features/accounts/queries/progress.server.ts";
import { insertPeople } from "#app/features/school/queries/people.server.ts";
import { insertSchools } from "#app/features/school/queries/schools.server.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import { signedInCookies } from "#app/platform/auth/cookies.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type DemoAccount, demoAccounts } from "#content/demo-accounts.ts";
import { demoSchools } from "#content/demo-schools.ts";
import { visitorDeps } from "#tests/support/given.ts";

/** Everybody the product knows: the demo accounts by name, and the visitor. */
export type Persona = { name: string; account: DemoAccount | null };

export const personas: readonly Persona[] = [
  { name: "visitante", account: null },
  ...demoAccounts.map((account) => ({ name: account.name, account })),
];

/** Adds the demo schools to this test file's database. */
export async function givenDemoSchools(): Promise<void> {
  const deps = visitorDeps();
  await deps.write(
    insertSchools(
      deps.db,
      demoSchools.map((school) => ({ ...school, createdAt: deps.now() })),
    ),
  );
}

function membership(
  deps: Deps,
  accountId: string,
  account: DemoAccount,
  school: { id: string; role: SchoolRole },
) {
  const { name, firstName, lastName } = account;
  const contact = { email: `${name}@farol.test`, mobile: null, schoolUserId: null };
  const person = { firstName, lastName, ...contact, role: school.role, active: true, year: 2026, accountId };
  return insertPeople(deps.db, school.id, [{ id: deps.newId(), ...person }], { at: deps.now(), by: null });
}

/**
 * Adds a demo account to this test file's database. It has no password: hashing one for each would be most of a test's
 * time.
 */
async function givenDemoAccount(account: DemoAccount): Promise<string> {
  const deps = visitorDeps();
  const id = deps.newId();
  const now = deps.now();
  await deps.write([
    insertUser(deps.db, {
      id,
      email: `${account.name}@farol.test`,
      emailVerified: account.verified,
      firstName: account.firstName,
      lastName: account.lastName,
      passwordHash: null,
      claims: account.claims,
      profileCompleteAt: account.complete ? now : null,
      createdAt: now,
    }),
    createProgress(deps.db, id),
    ...(account.school ? [membership(deps, id, account, account.school)] : []),
  ]);
  return id;
}

/** The cookie header of a browser in which a person has just been signed in. */
async function cookieOf(userId: string): Promise<string> {
  const deps = visitorDeps();
  const { token } = await deps.sessions.start(userId, 0, null);
  const viewer = await deps.sessions.read(token);
  if (!viewer) throw new Error("the session did not start");
  const cookies = signedInCookies(await deps.signToken(viewer), token, deps.secureCookies);
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** The demo accounts in this test file's database, and for each, on every call, the cookie header of a new session. */
export async function givenPersonas() {
  await givenDemoSchools();
  const ids = new Map<string, string>();
  for (const { name, account } of personas) if (account) ids.set(name, await givenDemoAccount(account));

  /** Cookie headers by name; the visitor has none. */
  async function newSessions(people: readonly Persona[]): Promise<Map<string, string | undefined>> {
    const cookies = people.map(async ({ name }) => {
      const id = ids.get(name);
      return [name, id && (await cookieOf(id))] as const;
    });
    return new Map(await Promise.all(cookies));
  }
  return { ids, newSessions };
}
