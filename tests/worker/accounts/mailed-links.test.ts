import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import * as build from "virtual:remix/server-build";
import { describe, expect, test, vi } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenPerson, signedIn } from "#tests/support/given.ts";
import {
  canSignIn,
  freshAddress,
  givenSignUp,
  sessionCount,
  userRow,
} from "#tests/support/given-accounts.ts";
import { latestToken, linkIn, mailsTo } from "#tests/support/mailbox.ts";
import { production } from "#tests/support/production.ts";
import { createHttp } from "#workers/http.ts";
import { createPages } from "#workers/pages.ts";
import { passwords } from "#workers/providers/passwords.ts";

const NEW_PASSWORD = "oito barcos azuis";

async function givenUnconfirmed() {
  const data = givenSignUp();
  await door.call("createNewUser", data, { headers: freshAddress() });
  return { ...data, token: await latestToken(data.email, "confirm") };
}

async function givenRecovery() {
  const person = await givenPerson();
  await door.call("sendPasswordResetEmail", { email: person.email }, { headers: freshAddress() });
  return { ...person, token: await latestToken(person.email, "recover") };
}

const confirm = (token: string) => door.post("/confirmar-email", { token }, { headers: freshAddress() });
const reset = (token: string, password = NEW_PASSWORD, confirmation = password) =>
  door.post("/redefinir-senha", { token, password, confirmation }, { headers: freshAddress() });

function expire(purpose: string): Promise<unknown> {
  return bindings.DB.prepare("UPDATE account_links SET expires_at = 1 WHERE purpose = ?").bind(purpose).run();
}

describe("the confirmation link", () => {
  test("opened changes nothing; its button confirms, ends every session and leads to the login", async () => {
    const person = await givenUnconfirmed();
    await signedIn(person);
    const path = `/confirmar-email?token=${person.token}`;
    for (let time = 0; time < 2; time += 1) {
      const page = await door.send(path);
      expect(page.status).toBe(200);
      expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
      expect(page.headers.get("Cache-Control")).toContain("no-store");
      expect(await page.text()).toContain("Confirmar e-mail</button>");
    }
    expect(await userRow(person.email)).toMatchObject({ email_verified: 0, claims_version: 0 });
    const confirmed = await confirm(person.token);
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get("Location")).toBe("/?login=true&conta=confirmada");
    expect(await userRow(person.email)).toMatchObject({ email_verified: 1, claims_version: 1 });
    expect(await sessionCount(person.email)).toBe(0);
    expect(await canSignIn(person.email, person.password)).toBe(true);
  });

  test("works once, also for two at the same moment", async () => {
    const person = await givenUnconfirmed();
    const both = await Promise.all([confirm(person.token), confirm(person.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 410]);
    const page = await door.send(`/confirmar-email?token=${person.token}`);
    const text = await page.text();
    expect(text).toContain("Este link não vale mais");
    expect(text).not.toContain("Confirmar e-mail</button>");
  });

  test("is refused after 24 hours, for another purpose, and when made up", async () => {
    const person = await givenUnconfirmed();
    expect((await reset(person.token)).status).toBe(410);
    expect((await confirm("0".repeat(64))).status).toBe(410);
    expect((await confirm("")).status).toBe(410);
    await expire("confirm");
    expect((await confirm(person.token)).status).toBe(410);
    expect(await userRow(person.email)).toMatchObject({ email_verified: 0 });
  });

  test("lives for 24 hours, and is stored only as a hash", async () => {
    const person = await givenUnconfirmed();
    const { results } = await bindings.DB.prepare(
      "SELECT * FROM account_links WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    )
      .bind(person.email)
      .all<{ created_at: number; expires_at: number }>();
    expect(results.map((link) => link.expires_at - link.created_at)).toEqual([86_400]);
    expect(JSON.stringify(results)).not.toContain(person.token);
  });
});

describe("the recovery link", () => {
  test("sets the password once, ends every session, mails the owner, and signs nobody in", async () => {
    const person = await givenRecovery();
    const cookie = await signedIn(person);
    const done = await reset(person.token);
    expect(done.status).toBe(302);
    expect(done.headers.get("Location")).toBe("/?login=true");
    expect(done.headers.getSetCookie().every((each) => each.includes("Max-Age=0"))).toBe(true);
    expect(await sessionCount(person.email)).toBe(0);
    const after = await door.send("/geral", { cookie });
    expect(after.status).toBe(302);
    expect(await canSignIn(person.email, person.password)).toBe(false);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["recover", "changed"]);
    expect((await reset(person.token, "nove gatos pretos")).status).toBe(410);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  test("works for one of two at the same moment (SEC-13)", async () => {
    const person = await givenRecovery();
    const both = await Promise.all([reset(person.token, "dez patos brancos"), reset(person.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 410]);
    const worked = [
      await canSignIn(person.email, "dez patos brancos"),
      await canSignIn(person.email, NEW_PASSWORD),
    ];
    expect(worked.filter(Boolean)).toHaveLength(1);
    expect((await mailsTo(person.email)).filter(({ template }) => template === "changed")).toHaveLength(1);
  });

  test("reports a password's problem beside its field, and still works then", async () => {
    const person = await givenRecovery();
    const cases = [
      ["12345", "12345", "Sua senha deve ter entre 6 e 50 caracteres"],
      ["senha123", "senha123", "Escolha uma senha menos comum"],
      ["Iara e o mar", "Iara e o mar", "Escolha uma senha menos comum"],
      [NEW_PASSWORD, "outra coisa", "Insira a mesma senha nos dois campos"],
    ] as const;
    for (const [password, confirmation, message] of cases) {
      const page = await reset(person.token, password, confirmation);
      expect(page.status).toBe(422);
      expect(await page.text()).toContain(message);
    }
    expect((await reset(person.token)).status).toBe(302);
  });

  test("is refused after an hour, hashing nothing, and for confirming", async () => {
    const person = await givenRecovery();
    expect((await confirm(person.token)).status).toBe(410);
    await expire("recover");
    const hash = vi.spyOn(passwords, "hash");
    const page = await reset(person.token);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain("Este link não vale mais");
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  test("works as a call too: resetPassword with the link's token", async () => {
    const person = await givenRecovery();
    const call = (token: string) =>
      door.call("resetPassword", { token, password: NEW_PASSWORD }, { headers: freshAddress() });
    expect((await call(person.token)).body.result).toEqual([
      true,
      "Senha alterada. Entre de novo com a senha nova.",
    ]);
    const again = await call(person.token);
    expect(again.body.result).toEqual([false, expect.stringContaining("já foi usado")]);
    const without = await door.call("resetPassword", { password: NEW_PASSWORD });
    expect(without.body.error?.status).toBe("UNAUTHENTICATED");
  });

  test("confirms an unconfirmed address, which it was mailed to", async () => {
    const person = await givenUnconfirmed();
    await door.call("sendPasswordResetEmail", { email: person.email }, { headers: freshAddress() });
    expect((await reset(await latestToken(person.email, "recover"))).status).toBe(302);
    expect(await userRow(person.email)).toMatchObject({ email_verified: 1 });
    expect((await confirm(person.token)).status).toBe(410);
  });
});

describe("links in mails", () => {
  test("lead to the configured address, whatever the request's Host says (SEC-13)", async () => {
    const http = createHttp(createPages(build));
    const data = givenSignUp();
    const context = createExecutionContext();
    const request = new Request("https://evil.test/callable/createNewUser", {
      method: "POST",
      headers: {
        Origin: "https://evil.test",
        "Content-Type": "application/json",
        "X-Forwarded-Host": "evil.test",
      },
      body: JSON.stringify({ data }),
    });
    await http.fetch(request, { ...bindings, PUBLIC_URL: "https://farol.example/" }, context);
    await waitOnExecutionContext(context);
    const [mail] = await mailsTo(data.email);
    expect(linkIn(mail).origin).toBe("https://farol.example");
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil");
  });

  test("are shown on the outbox page while developing, which production does not have", async () => {
    const person = await givenUnconfirmed();
    const page = await door.send(`/dev/emails?para=${person.email}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`token=${person.token}">`);
    const absent = await openDoor({ ...production, SESSION_KEYS: "a:b" }).send("/dev/emails");
    expect(absent.status).toBe(404);
    expect(await absent.text()).not.toContain(person.email);
  });
});
