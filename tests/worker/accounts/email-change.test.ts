import { describe, expect, test } from "vitest";
import { accountPaths } from "#app/features/home/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, type Person, signedIn } from "#tests/support/given.ts";
import { canSignIn, freshAddress, sessionCount, userRow } from "#tests/support/given-accounts.ts";
import { latestToken, linkIn, mailsTo } from "#tests/support/mailbox.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";

const freshEmail = () => `${freshId()}@farol.test`;

function ask(cookie: string, email: string, current: string, through = door) {
  return through.post(
    accountPaths.account(),
    { intent: "email", email, current },
    { cookie, headers: freshAddress() },
  );
}

function confirm(token: string, cookie?: string) {
  return door.post("/conta/confirmar-email", { token }, { cookie, headers: freshAddress() });
}

async function templatesTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ template }) => template);
}

/** A signed-in person who has requested another address, with the link's token. */
async function givenAsked(fields: Parameters<typeof givenPerson>[0] = {}) {
  const person = await givenPerson(fields);
  const cookie = await signedIn(person);
  const email = freshEmail();
  expect((await ask(cookie, email, person.password)).status).toBe(200);
  return { person, cookie, email, token: await latestToken(email, "change-email") };
}

function linksOf(person: Person) {
  return bindings.DB.prepare(
    "SELECT * FROM account_links WHERE user_id = (SELECT id FROM users WHERE email = ?)",
  )
    .bind(person.email)
    .all<{ token_hash: string; purpose: string; created_at: number; expires_at: number }>();
}

describe("requesting another e-mail", () => {
  test("mails the link to the new address, notifies the old one, and changes nothing (SEC-13)", async () => {
    const { person, cookie, email, token } = await givenAsked();
    expect(linkIn((await mailsTo(email))[0]).pathname).toBe("/conta/confirmar-email");
    expect(await templatesTo(person.email)).toEqual(["change-email-asked"]);
    expect((await mailsTo(person.email))[0]?.text).not.toContain(email);
    expect(await userRow(person.email)).toMatchObject({ claims_version: 0 });
    const { results } = await linksOf(person);
    expect(results.map((link) => [link.purpose, link.expires_at - link.created_at])).toEqual([
      ["change-email", 86_400],
    ]);
    expect(JSON.stringify(results)).not.toContain(token);
    const page = await (await door.send(accountPaths.account(), { cookie })).text();
    expect(page).toContain("Falta confirmar");
    expect(page).toContain(email);
  });

  test.each([
    ["ana", null, 422, "Digite um endereço de e-mail válido"],
    [`${"a".repeat(71)}@farol.test`, null, 422, "Digite um endereço de e-mail válido"],
    [null, null, 422, "Este já é o e-mail da sua conta"],
    ["outra@farol.test", "errada mesmo", 401, "Senha incorreta."],
  ])("is refused for %j with the password %j", async (email, current, status, message) => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const wanted = email ?? person.email.toUpperCase();
    const response = await ask(cookie, wanted, current ?? person.password);
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain(message);
    expect(page).toContain(`value="${wanted}"`);
    expect((await linksOf(person)).results).toEqual([]);
    expect(await templatesTo(wanted.toLowerCase())).toEqual([]);
  });

  test("of another account gets the same answer from the same statements, and its owner a mail (SEC-08)", async () => {
    const owner = await givenPerson();
    const before = await userRow(owner.email);
    const free = freshEmail();
    const seen: { text: string; statements: string[][] }[] = [];
    for (const email of [owner.email, free]) {
      const person = await givenPerson();
      const cookie = await signedIn(person);
      const { database, trips } = countedDatabase(bindings.DB);
      const response = await ask(cookie, email, person.password, openDoor({ DB: database }));
      expect(response.status).toBe(200);
      const text = /role="status"[^>]*>.*?<\/div>/s.exec(await response.text())?.[0] ?? "";
      expect(text).toContain(email);
      seen.push({
        text: text.replaceAll(email, "x"),
        statements: trips.map((trip) => trip.map(({ sql }) => sql)),
      });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(await templatesTo(owner.email)).toEqual(["exists"]);
    expect((await mailsTo(owner.email))[0]?.text).toContain("passar uma conta do Farol para este e-mail");
    expect(await templatesTo(free)).toEqual(["change-email"]);
    expect(await userRow(owner.email)).toEqual(before);
  });

  test("a second request replaces the first; cancelled, its link is dead", async () => {
    const { person, cookie, token } = await givenAsked();
    const second = freshEmail();
    await ask(cookie, second, person.password);
    expect((await confirm(token)).status).toBe(410);
    await door.post(accountPaths.account(), { intent: "cancel-email" }, { cookie, headers: freshAddress() });
    expect((await confirm(await latestToken(second, "change-email"))).status).toBe(410);
    expect(await userRow(person.email)).not.toBeNull();
  });

  test("sends at most 5 an hour for one account, and 5 to one address, with the same reply (SEC-09)", async () => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    for (let time = 0; time < 5; time += 1)
      expect((await ask(cookie, freshEmail(), person.password)).status).toBe(200);
    expect((await ask(cookie, freshEmail(), person.password)).status).toBe(429);
    const victim = freshEmail();
    for (let time = 0; time < 6; time += 1) {
      const other = await givenPerson();
      expect((await ask(await signedIn(other), victim, other.password)).status).toBe(200);
    }
    expect(await mailsTo(victim)).toHaveLength(5);
  });

  test("of an unconfirmed account sends nothing to the address it claims", async () => {
    const { person } = await givenAsked({ verified: false, complete: false });
    expect(await templatesTo(person.email)).toEqual([]);
  });
});

describe("the link to the new address", () => {
  test("a GET of the link changes nothing; its button moves the account, ends other sessions and links, notifies the old address", async () => {
    const { person, cookie, email, token } = await givenAsked();
    const other = await signedIn(person);
    const tab = await openTab(other);
    await door.call("sendPasswordResetEmail", { email: person.email }, { headers: freshAddress() });
    for (let time = 0; time < 2; time += 1) {
      const page = await door.send(accountPaths.confirmNewEmail(token), { cookie });
      expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
      expect(page.headers.get("Cache-Control")).toContain("no-store");
      expect(await page.text()).toContain(email);
    }
    expect(await userRow(email)).toBeNull();
    const done = await confirm(token, cookie);
    expect([done.status, done.headers.get("Location")]).toEqual([302, accountPaths.notice("email")]);
    const account = await door.send("/conta?aviso=email", { cookie });
    expect(await account.text()).toContain(`O e-mail da sua conta agora é ${email}`);
    expect(await userRow(person.email)).toBeNull();
    expect(await userRow(email)).toMatchObject({ email_verified: 1, claims_version: 1 });
    await until(() => tab.closed !== null);
    expect(await sessionCount(email)).toBe(1);
    expect((await door.send("/geral", { cookie })).status).toBe(200);
    expect((await door.send("/geral", { cookie: other })).status).toBe(302);
    expect(await canSignIn(email, person.password)).toBe(true);
    expect(await canSignIn(person.email, person.password)).toBe(false);
    expect(await templatesTo(person.email)).toEqual(["change-email-asked", "recover", "email-changed"]);
    const recovery = await latestToken(person.email, "recover");
    const fields = { token: recovery, password: "oito barcos azuis", confirmation: "oito barcos azuis" };
    expect((await door.post("/redefinir-senha", fields, { headers: freshAddress() })).status).toBe(410);
  });

  test("used without a session ends them all", async () => {
    const { email, token } = await givenAsked();
    const done = await confirm(token);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("Pronto!");
    expect(await sessionCount(email)).toBe(0);
  });

  test("works once, also for two at the same moment; replayed it is dead (SEC-13)", async () => {
    const { email, token } = await givenAsked();
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await confirm(token)).status).toBe(410);
    const page = await (await door.send(accountPaths.confirmNewEmail(token))).text();
    expect(page).toContain("Este link não vale mais");
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["change-email"]);
  });

  test("is refused when too old, made up, or of another purpose (SEC-13)", async () => {
    const { person, token } = await givenAsked();
    for (const path of ["/confirmar-email", "/redefinir-senha"]) {
      const fields = { token, password: "oito barcos azuis", confirmation: "oito barcos azuis" };
      expect((await door.post(path, fields, { headers: freshAddress() })).status).toBe(410);
    }
    await door.call("sendPasswordResetEmail", { email: person.email }, { headers: freshAddress() });
    expect((await confirm(await latestToken(person.email, "recover"))).status).toBe(410);
    expect((await confirm("0".repeat(64))).status).toBe(410);
    await bindings.DB.prepare("UPDATE account_links SET expires_at = 1").run();
    expect((await confirm(token)).status).toBe(410);
    expect(await userRow(person.email)).toMatchObject({ claims_version: 0 });
  });

  test("moves nothing where somebody has the address by now", async () => {
    const { person, email, token } = await givenAsked();
    await givenPerson({ email });
    expect((await confirm(token)).status).toBe(410);
    expect(await userRow(person.email)).not.toBeNull();
    expect(await templatesTo(person.email)).toEqual(["change-email-asked"]);
  });

  test("is dead once the password was changed or recovered (SEC-10)", async () => {
    const { person, cookie, token } = await givenAsked();
    const fields = {
      current: person.password,
      password: "oito barcos azuis",
      confirmation: "oito barcos azuis",
    };
    await door.post(
      accountPaths.account(),
      { intent: "password", ...fields },
      { cookie, headers: freshAddress() },
    );
    expect((await confirm(token)).status).toBe(410);
  });
});
