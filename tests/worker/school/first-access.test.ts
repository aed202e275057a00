import { describe, expect, it } from "vitest";
import { accountLimits } from "#app/features/accounts/domain/account-limits.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { readAccessCards } from "#app/features/school/services/read-access-cards.server.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { door } from "#tests/support/door.ts";
import { cookiesOf, freshId, givenPerson, signedIn, visitorDeps } from "#tests/support/given.ts";
import { canSignIn, freshAddress } from "#tests/support/given-accounts.ts";
import { postFields } from "#tests/support/given-admin.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

const PASSWORD = "sete cavalos verdes";

async function givenCards(school: GivenSchool, ids: readonly string[]) {
  const deps = { ...visitorDeps(), publicUrl: () => "https://farol.test" };
  const job = await startPeopleBatch(deps, school.actor, {
    act: "cards",
    classId: null,
    role: null,
    selection: { ids },
  });
  return readAccessCards(deps, school.id, { jobId: job.id, step: 0, after: 0 });
}

function enter(code: string, password = PASSWORD, cookie?: string, intent = "enter") {
  const fields = { intent, code, password, confirmation: password };
  return door.post(schoolPaths.firstAccess(code), fields, { cookie, headers: freshAddress() });
}

async function pageOf(code: string): Promise<{ status: number; html: string }> {
  const response = await door.send(schoolPaths.firstAccess(code), { headers: freshAddress() });
  return { status: response.status, html: await response.text() };
}

describe("an access card", () => {
  it("opens the first access once: who one is, a password, in; then the school's login works", async () => {
    const school = await givenSchoolWith();
    const [bia = ""] = await givenPeople(school.id, [schoolPerson({ firstName: "Bía", lastName: "Ramos" })]);
    const room = await givenClass(school.actor, "3º A");
    await startPeopleBatch(visitorDeps(), school.actor, {
      act: "enter",
      classId: room,
      role: null,
      selection: { ids: [bia] },
    });
    const { cards } = await givenCards(school, [bia]);
    const [card] = cards;
    expect(card).toMatchObject({ name: "Bía Ramos", className: "3º A" });
    expect(card?.code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const code = card?.code ?? "";
    const { html } = await pageOf(code.toLowerCase().replaceAll("-", " "));
    const login = `bia.3a@${school.id}`;
    expect(html).toContain("Sou eu, <!-- -->Bía Ramos");
    expect(html).toContain(login);
    expect((await enter(code, "123456")).status).toBe(422);
    const entered = await enter(code);
    expect(entered.status).toBe(302);
    const viewer = await viewerOfCookie(cookiesOf(entered));
    expect(viewer).toMatchObject({
      school: { id: school.id, role: "student" },
      emailVerified: true,
      profileComplete: true,
    });
    expect(await canSignIn(login, PASSWORD)).toBe(true);
    const again = await pageOf(code);
    expect(again.status).toBe(409);
    expect(again.html).toContain("Este cartão já foi usado. Peça outro à secretaria.");
    expect((await enter(code)).status).toBe(409);
  });

  it("gives two people of one name and class two logins, and a race one account", async () => {
    const school = await givenSchoolWith();
    const ids = await givenPeople(school.id, [schoolPerson(), schoolPerson()]);
    const { cards } = await givenCards(school, ids);
    const [first = "", second = ""] = cards.map(({ code }) => code);
    const race = await Promise.all([enter(first), enter(first), enter(first)]);
    expect(race.filter(({ status }) => status === 302)).toHaveLength(1);
    expect((await enter(second)).status).toBe(302);
    const logins = await rowsOf<{ login: string }>(
      "SELECT login FROM school_people WHERE login LIKE ? ORDER BY login",
      `%@${school.id}`,
    );
    expect(logins.map(({ login }) => login)).toEqual([`bia2@${school.id}`, `bia@${school.id}`]);
  });

  it("is void once another is issued, and nothing but its own signature opens it", async () => {
    const school = await givenSchoolWith();
    const ids = await givenPeople(school.id, [schoolPerson()]);
    const old = (await givenCards(school, ids)).cards[0]?.code ?? "";
    await givenCards(school, ids);
    expect((await pageOf(old)).status).toBe(410);
    const forged = old.slice(0, -1) + (old.endsWith("0") ? "1" : "0");
    expect((await pageOf(forged)).status).toBe(404);
    expect((await pageOf("nada")).status).toBe(404);
  });

  it("can be used by somebody who has an account already, which stays", async () => {
    const school = await givenSchoolWith();
    const ids = await givenPeople(school.id, [schoolPerson()]);
    const code = (await givenCards(school, ids)).cards[0]?.code ?? "";
    const cookie = await signedIn(await givenPerson());
    expect((await enter(code, PASSWORD, cookie, "bind")).status).toBe(302);
    expect(
      (await viewerOfCookie(cookiesOf(await door.send("/geral", { cookie })) || cookie)).school?.id,
    ).toBe(school.id);
  });
});

describe("an invitation by e-mail", () => {
  it("makes an account of the address it proves, and binds an existing one only to its owner", async () => {
    const school = await givenSchoolWith();
    const email = `${freshId()}@farol.test`;
    const known = await givenPerson();
    const ids = await givenPeople(school.id, [
      schoolPerson({ email }),
      schoolPerson({ firstName: "Caio", email: known.email }),
      schoolPerson({ firstName: "Davi" }),
    ]);
    const job = await startPeopleBatch(
      { ...visitorDeps(), publicUrl: () => "https://farol.test" },
      school.actor,
      { act: "invite", classId: null, role: null, selection: { ids } },
    );
    expect(job).toMatchObject({ changed: 2, refused: 1 });
    const codeFor = async (address: string) => {
      const [mail] = await mailsTo(address);
      return /primeiro-acesso\?codigo=([0-9A-Z]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    };
    expect((await enter(await codeFor(email))).status).toBe(302);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
    const forKnown = await codeFor(known.email);
    expect((await pageOf(forKnown)).html).toContain("Este e-mail já tem uma conta no Farol.");
    expect((await enter(forKnown)).status).toBe(409);
    expect((await enter(forKnown, PASSWORD, await signedIn(known), "bind")).status).toBe(302);
  });
});

describe("a password that the school resets", () => {
  it("works once, demands another one, ends the sessions and is audited", async () => {
    const school = await givenSchoolWith();
    const [bia = ""] = await givenPeople(school.id, [schoolPerson()]);
    const code = (await givenCards(school, [bia])).cards[0]?.code ?? "";
    const old = cookiesOf(await enter(code));
    const page = schoolPaths.person(school.id, bia);
    const response = await postFields(page, { intent: "reset" }, school.manager.cookie);
    const password = /([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(await response.text())?.[1] ?? "";
    const login = `bia@${school.id}`;
    expect(await canSignIn(login, PASSWORD)).toBe(false);
    const again = await door.post("/entrar", { email: login, password }, { headers: freshAddress() });
    expect(again.status).toBe(302);
    expect((await viewerOfCookie(cookiesOf(again))).pendingPasswordReset).toBe(true);
    const signedOut = await door.send("/notificacoes", { cookie: old });
    expect(signedOut.status).toBe(401);
    const audit = await rowsOf(
      "SELECT action FROM audit WHERE subject_id = ? AND action = 'school.ask-password'",
      bia,
    );
    expect(audit).toHaveLength(1);
  });
});

describe("a login that wrong passwords closed", () => {
  it("is shown to the school's staff as such and opened by them, with an entry in the audit; not by another school's", async () => {
    const school = await givenSchoolWith();
    const [bia = ""] = await givenPeople(school.id, [schoolPerson()]);
    await enter((await givenCards(school, [bia])).cards[0]?.code ?? "");
    const email = `bia@${school.id}`;
    const page = schoolPaths.person(school.id, bia);
    const pageText = async () => (await door.send(page, school.manager)).text();
    expect(await pageText()).not.toContain("bloqueado");
    const address = freshAddress();
    const attempt = (password: string) => door.post("/entrar", { email, password }, { headers: address });
    for (let time = 0; time < 10; time += 1) await attempt("errada mesmo");
    expect((await attempt(PASSWORD)).status).toBe(429);
    expect(await pageText()).toContain("bloqueado");
    const elsewhere = await givenSchoolWith();
    await postFields(page, { intent: "unlock" }, elsewhere.manager.cookie);
    expect((await attempt(PASSWORD)).status).toBe(429);
    const opened = await postFields(page, { intent: "unlock" }, school.manager.cookie);
    expect(await opened.text()).toContain("Desbloqueado");
    expect(await pageText()).not.toContain("bloqueado");
    expect((await attempt(PASSWORD)).status).toBe(302);
    const audit = await rowsOf(
      "SELECT action FROM audit WHERE subject_id = ? AND action = 'school.open-login'",
      bia,
    );
    expect(audit).toHaveLength(1);
  });

  it("is opened by a new password, too", async () => {
    const school = await givenSchoolWith();
    const [bia = ""] = await givenPeople(school.id, [schoolPerson()]);
    await enter((await givenCards(school, [bia])).cards[0]?.code ?? "");
    const headers = freshAddress();
    const email = `bia@${school.id}`;
    for (let time = 0; time < 11; time += 1)
      await door.post("/entrar", { email, password: "errada mesmo" }, { headers });
    const reset = await postFields(
      schoolPaths.person(school.id, bia),
      { intent: "reset" },
      school.manager.cookie,
    );
    const password = /([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(await reset.text())?.[1] ?? "";
    expect((await door.post("/entrar", { email, password }, { headers })).status).toBe(302);
  });
});

describe("a class behind one address", () => {
  it("is not limited by its right codes: 80 cards are viewed, and one more", async () => {
    const school = await givenSchoolWith();
    const [bia = ""] = await givenPeople(school.id, [schoolPerson()]);
    const code = (await givenCards(school, [bia])).cards[0]?.code ?? "";
    const headers = freshAddress();
    for (let time = 0; time < 81; time += 1)
      expect((await door.send(schoolPaths.firstAccess(code), { headers })).status).toBe(200);
    const [row] = await rowsOf(
      "SELECT json_array_length(hits) AS counted FROM rate_limits WHERE key = ?",
      accountLimits.firstAccess(headers["CF-Connecting-IP"] ?? "").key,
    );
    expect(row).toEqual({ counted: 0 });
  });
});
