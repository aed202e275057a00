import { beforeAll, describe, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { cookiesOf, freshId, givenPerson, type Person } from "#tests/support/given.ts";
import { freshAddress, userRow } from "#tests/support/given-accounts.ts";
import { givenGooglePerson, type LocalGoogle, openLocalGoogle } from "#tests/support/local-google.ts";
import { latestToken } from "#tests/support/mailbox.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

let google: LocalGoogle;

beforeAll(async () => {
  google = await openLocalGoogle();
});

/** A confirmed account with a password that tries Google: refused, with the identity stored in their browser. */
async function givenHeld() {
  const owner = await givenPerson();
  const person = givenGooglePerson({ email: owner.email });
  const held = cookiesOf(await google.enter(person));
  return { owner, person, held };
}

function signIn(person: Person, cookie?: string): Promise<Response> {
  return google.door.post("/entrar", person, { cookie, headers: freshAddress() });
}

async function opens(person: ReturnType<typeof givenGooglePerson>): Promise<string | null> {
  const cookie = cookiesOf(await google.enter(person));
  return cookie.includes("farol_sessao=") ? (await viewerOfCookie(cookie)).id : null;
}

test("the password of the account, shown in the same browser, links Google to it (SEC-10)", async () => {
  const { owner, person, held } = await givenHeld();
  const response = await signIn(owner, held);
  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie().join()).toMatch(/__Host-farol_vinculo=; Path=\/; [^,]*Max-Age=0;/);
  const row = await userRow(owner.email);
  expect(await opens(person)).toBe(row?.id);
  // The password stays as it was.
  expect((await signIn(owner)).status).toBe(302);
});

describe("nothing is linked", () => {
  test("by a wrong password, and the identity goes on waiting", async () => {
    const { owner, person, held } = await givenHeld();
    expect((await signIn({ ...owner, password: "errada mesmo" }, held)).status).toBe(401);
    expect(await opens(person)).toBeNull();
    await signIn(owner, held);
    expect(await opens(person)).toBe((await userRow(owner.email))?.id);
  });

  test("by the password in another browser", async () => {
    const { owner, person } = await givenHeld();
    expect((await signIn(owner)).status).toBe(302);
    expect(await opens(person)).toBeNull();
  });

  test("by the password of somebody else, whose account it never becomes", async () => {
    const { owner, person, held } = await givenHeld();
    const other = await givenPerson();
    expect((await signIn(other, held)).status).toBe(302);
    expect(await opens(person)).toBeNull();
    // The token is used up.
    expect((await signIn(owner, held)).status).toBe(302);
    expect(await opens(person)).toBeNull();
  });

  test("after ten minutes", async () => {
    const { owner, person, held } = await givenHeld();
    await bindings.DB.prepare(
      "UPDATE account_links SET expires_at = unixepoch() WHERE purpose = 'link-google'",
    ).run();
    await signIn(owner, held);
    expect(await opens(person)).toBeNull();
  });

  test("once the account was recovered, or has another e-mail", async () => {
    const recovered = await givenHeld();
    const { email, password } = recovered.owner;
    await google.door.call("sendPasswordResetEmail", { email }, { headers: freshAddress() });
    const token = await latestToken(email, "recover");
    const fields = { token, password, confirmation: password };
    await google.door.post("/redefinir-senha", fields, { headers: freshAddress() });
    expect((await signIn(recovered.owner, recovered.held)).status).toBe(302);
    expect(await opens(recovered.person)).toBeNull();

    const moved = await givenHeld();
    const elsewhere = `${freshId()}@farol.test`;
    await bindings.DB.prepare("UPDATE users SET email = ? WHERE email = ?")
      .bind(elsewhere, moved.owner.email)
      .run();
    expect((await signIn({ ...moved.owner, email: elsewhere }, moved.held)).status).toBe(302);
    expect(await opens(moved.person)).not.toBe((await userRow(elsewhere))?.id);
  });

  test("by a token nobody was given, or one that was mailed for something else", async () => {
    const { owner, person } = await givenHeld();
    await google.door.call("sendPasswordResetEmail", { email: owner.email }, { headers: freshAddress() });
    const mailed = await latestToken(owner.email, "recover");
    for (const value of ["x", "", mailed, "%00", "a".repeat(5000)]) {
      expect((await signIn(owner, `__Host-farol_vinculo=${value}`)).status).toBe(302);
      expect(await opens(person)).toBeNull();
    }
    // The mailed link still works: nothing else may use it up.
    const page = await google.door.send(`/redefinir-senha?token=${mailed}`);
    expect((await page.text()).includes("Criar nova senha")).toBe(true);
  });

  test("where the account has another identity already: the first one stays", async () => {
    const first = await givenHeld();
    await signIn(first.owner, first.held);
    const second = givenGooglePerson({ email: first.owner.email });
    await signIn(first.owner, cookiesOf(await google.enter(second)));
    expect(await opens(second)).toBeNull();
    expect(await opens(first.person)).toBe((await userRow(first.owner.email))?.id);
  });
});

test("a suspended person enters by Google as little as by password", async () => {
  const { owner, person, held } = await givenHeld();
  await signIn(owner, held);
  await bindings.DB.prepare("UPDATE users SET suspended_at = 1 WHERE email = ?").bind(owner.email).run();
  const response = await google.enter(person);
  expect([response.headers.get("Location"), cookiesOf(response)]).toEqual([
    "/?login=true&falha=suspensa",
    "",
  ]);
});
