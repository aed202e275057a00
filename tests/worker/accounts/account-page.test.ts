import { describe, expect, test, vi } from "vitest";
import { accountPaths } from "#app/features/home/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, type Person, signedIn } from "#tests/support/given.ts";
import {
  canSignIn,
  freshAddress,
  givenPendingReset,
  sessionCount,
  userRow,
} from "#tests/support/given-accounts.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";
import { passwords } from "#workers/providers/passwords.ts";

const NEW_PASSWORD = "oito barcos azuis";

/** Sends one of the page's forms, as the data request that scripts make. */
function send(cookie: string, fields: Record<string, string>, headers = freshAddress()) {
  return door.post(accountPaths.account(), fields, { cookie, headers });
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await door.send("/geral", { cookie })).status === 200;
}

async function givenSignedIn(fields: Parameters<typeof givenPerson>[0] = {}) {
  const person = await givenPerson(fields);
  return { person, cookie: await signedIn(person) };
}

async function withoutPassword(person: Person): Promise<void> {
  await bindings.DB.prepare("UPDATE users SET password_hash = NULL WHERE email = ?").bind(person.email).run();
}

describe("sessions", () => {
  test("are listed with their device, this one marked, and without anything that opens them (SEC-12)", async () => {
    const person = await givenPerson();
    const chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
    await door.post("/entrar", person, { headers: { ...freshAddress(), "User-Agent": chrome } });
    const cookie = await signedIn(person);
    const page = await (await door.send(accountPaths.account(), { cookie })).text();
    expect(page).toContain("Chrome no Android");
    expect(page).toContain("Este aparelho");
    expect(page.match(/value="end-session"/g)).toHaveLength(1);
    const row = await userRow(person.email);
    for (const secret of [...cookie.matchAll(/=([^;]+)/g)].map(([, value = ""]) => value))
      expect(page).not.toContain(secret);
    expect(page).not.toContain(row?.password_hash);
  });

  test("one ended is out at its next request, and its socket is closed by that (SEC-07)", async () => {
    const { person, cookie } = await givenSignedIn();
    const other = await signedIn(person);
    const [here, there] = [await openTab(cookie), await openTab(other)];
    const { sessionId } = await viewerOfCookie(other);
    const response = await send(cookie, { intent: "end-session", id: sessionId });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Sessão encerrada.");
    await until(() => there.closed !== null);
    expect([here.closed, there.closed]).toEqual([null, 4001]);
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
  });

  test("another's is 404 and goes on, and so is one that is over (SEC-05)", async () => {
    const mine = await givenSignedIn();
    const theirs = await givenSignedIn();
    const { sessionId } = await viewerOfCookie(theirs.cookie);
    for (const id of [sessionId, "0".repeat(64), ""]) {
      const response = await send(mine.cookie, { intent: "end-session", id });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Esta sessão já terminou ou não é sua.");
    }
    expect(await isSignedIn(theirs.cookie)).toBe(true);
  });

  test("all others end at once, and nobody else's", async () => {
    const { person, cookie } = await givenSignedIn();
    const [second, third] = [await signedIn(person), await signedIn(person)];
    const stranger = await givenSignedIn();
    const response = await send(cookie, { intent: "end-others" });
    expect(await response.text()).toContain("2 sessões encerradas.");
    const alive = await Promise.all([cookie, second, third, stranger.cookie].map(isSignedIn));
    expect(alive).toEqual([true, false, false, true]);
  });
});

describe("the password", () => {
  const change = (cookie: string, current: string, fields: Record<string, string> = {}, headers?: object) =>
    send(
      cookie,
      { intent: "password", current, password: NEW_PASSWORD, confirmation: NEW_PASSWORD, ...fields },
      { ...freshAddress(), ...headers },
    );

  test("changes with its current value: other sessions end, links expire, the owner is notified, this session stays (SEC-13)", async () => {
    const { person, cookie } = await givenSignedIn();
    const other = await signedIn(person);
    const tab = await openTab(other);
    await door.call("sendPasswordResetEmail", { email: person.email }, { headers: freshAddress() });
    const response = await change(cookie, person.password);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Senha alterada.");
    await until(() => tab.closed !== null);
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
    expect(await canSignIn(person.email, person.password)).toBe(false);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    const { results } = await bindings.DB.prepare(
      "SELECT 1 FROM account_links WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    )
      .bind(person.email)
      .all();
    expect(results).toEqual([]);
    const told = (await mailsTo(person.email)).filter(({ template }) => template === "changed");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("dos outros aparelhos");
  });

  test.each([
    ["errada mesmo", {}, 401, "Senha incorreta."],
    [null, { password: "12345", confirmation: "12345" }, 422, "Sua senha deve ter entre 6 e 50 caracteres"],
    [null, { password: "senha123", confirmation: "senha123" }, 422, "Escolha uma senha menos comum"],
    [null, { password: "xx iará xx", confirmation: "xx iará xx" }, 422, "Escolha uma senha menos comum"],
    [null, { confirmation: "outra coisa" }, 422, "Insira a mesma senha nos dois campos"],
  ])("stays as it is: %j %j", async (current, fields, status, message) => {
    const { person, cookie } = await givenSignedIn();
    const before = await userRow(person.email);
    const response = await change(cookie, current ?? person.password, fields);
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain(message);
    // At its field, and nothing that was typed comes back.
    expect(page).toContain('aria-invalid="true"');
    expect(page).not.toContain(person.password);
    expect(await userRow(person.email)).toEqual(before);
  });

  test("is guessed 10 times and no more, with no hash after them, from whatever address (SEC-09)", async () => {
    const { person, cookie } = await givenSignedIn();
    for (let time = 0; time < 10; time += 1) expect((await change(cookie, "errada mesmo")).status).toBe(401);
    const verify = vi.spyOn(passwords, "verify");
    const refused = await change(cookie, person.password);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Muitas tentativas");
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  test("is not closed by failures to sign in, from the same address or others, nor by another session (SEC-09)", async () => {
    const { person, cookie } = await givenSignedIn();
    const address = freshAddress();
    for (let time = 0; time < 11; time += 1)
      await door.post("/entrar", { ...person, password: "errada mesmo" }, { headers: address });
    const other = await signedIn(person);
    for (let time = 0; time < 11; time += 1) await change(other, "errada mesmo", {}, address);
    expect((await change(cookie, person.password, {}, address)).status).toBe(200);
  });

  test("that was forgotten is replaced by a mailed link, also while signed in", async () => {
    const { person, cookie } = await givenSignedIn();
    const response = await send(cookie, { intent: "recovery-link", email: "outra@farol.test" });
    expect(await response.text()).toContain(`Enviamos um link para ${person.email}`);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["recover"]);
    expect(await mailsTo("outra@farol.test")).toEqual([]);
  });

  test("changed here is the new one that the server required", async () => {
    const { person, cookie } = await givenSignedIn();
    await givenPendingReset(person.email);
    const done = await change(cookie, person.password);
    expect([done.status, done.headers.get("Location")]).toEqual([302, accountPaths.notice("senha")]);
    expect(await userRow(person.email)).toMatchObject({ pending_password_reset: 0 });
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  test("that is right counts for nothing, however often", async () => {
    const { person, cookie } = await givenSignedIn();
    for (let time = 0; time < 12; time += 1) {
      const fields = { password: "12345", confirmation: "12345" };
      expect((await change(cookie, person.password, fields)).status).toBe(422);
    }
  });

  test("that does not exist yet is made by a mailed link, and by nothing else", async () => {
    const { person, cookie } = await givenSignedIn();
    await withoutPassword(person);
    const page = await (await door.send(accountPaths.account(), { cookie })).text();
    expect(page).toContain("Enviar link para criar senha");
    expect(page).not.toContain("Senha atual");
    expect((await change(cookie, "")).status).toBe(409);
    expect((await send(cookie, { intent: "recovery-link" })).status).toBe(200);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["recover"]);
  });
});

describe("the page", () => {
  test("redirects a visitor to sign in, and refuses forms that are none of its own", async () => {
    expect((await door.send(accountPaths.account())).status).toBe(401);
    expect((await door.post(accountPaths.account(), { intent: "delete" })).status).toBe(401);
    const { person, cookie } = await givenSignedIn();
    for (const intent of ["", "toString", "__proto__", "admin"])
      expect((await send(cookie, { intent })).status).toBe(400);
    expect(await sessionCount(person.email)).toBe(1);
  });

  test("is refused from elsewhere (SEC-14)", async () => {
    const { person, cookie } = await givenSignedIn();
    const headers = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    const fields = { intent: "delete", current: person.password, agreed: "sim" };
    expect((await send(cookie, fields, headers)).status).toBe(403);
    expect(await userRow(person.email)).not.toBeNull();
  });

  test("opens before the sign-up is complete", async () => {
    const { cookie } = await givenSignedIn({ verified: false, complete: false });
    expect((await door.send(accountPaths.account(), { cookie })).status).toBe(200);
  });
});
