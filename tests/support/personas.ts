import { createUser } from "#app/services/accounts/create-user.server.ts";
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from "#drizzle/seed/demo-accounts.ts";
import { type Person, signedIn, visitorDeps } from "#tests/support/given.ts";

/** Everybody the product knows: the demo accounts by name, and the visitor. */
export type Persona = { name: string; account: DemoAccount | null };

export const personas: readonly Persona[] = [
  { name: "visitante", account: null },
  ...demoAccounts.map((account) => ({ name: account.name, account })),
];

/** Adds a demo account to this test file's database. */
export async function givenDemoAccount(account: DemoAccount): Promise<Person> {
  const email = `${account.name}@farol.test`;
  await createUser(visitorDeps(), { ...account, email, password: DEMO_PASSWORD });
  return { email, password: DEMO_PASSWORD };
}

/** The cookie header of each persona, signed in through the product; none for the visitor. */
export async function cookiesOfPersonas(): Promise<Map<string, string | undefined>> {
  const cookies = new Map<string, string | undefined>();
  for (const { name, account } of personas)
    cookies.set(name, account ? await signedIn(await givenDemoAccount(account)) : undefined);
  return cookies;
}
