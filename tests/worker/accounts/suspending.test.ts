import { describe, expect, it } from "vitest";
import { userForSignIn } from "#app/features/accounts/queries/sessions.server.ts";
import { createSession } from "#app/features/accounts/services/sign-in/create-session.server.ts";
import { adminPaths } from "#app/features/admin/paths.ts";
import { createSchool } from "#app/features/school/services/create-school.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, signedIn, visitorDeps } from "#tests/support/given.ts";
import { canSignIn, freshAddress, sessionCount, userRow } from "#tests/support/given-accounts.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";

const reason = "Compartilhou a senha com a turma";

function act(admin: Known, { viewer }: Known, intent: string, fields: Record<string, string> = {}) {
  return postFields(adminPaths.person(viewer.id), { intent, ...fields }, admin.cookie);
}

function suspend(admin: Known, person: Known) {
  return act(admin, person, "suspend", { reason });
}

async function signInAs({ person }: Known, password = person.password): Promise<[number, string]> {
  const response = await door.post("/entrar", { ...person, password }, { headers: freshAddress() });
  return [response.status, await response.text()];
}

describe("a suspended account", () => {
  it("is signed out everywhere at the next request, its tabs by the suspension itself, with one audit row (SEC-07)", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const elsewhere = await signedIn(student.person);
    const tab = await openTab(student.cookie);
    expect((await suspend(admin, student)).status).toBe(302);
    await until(() => tab.closed !== null);
    for (const cookie of [student.cookie, elsewhere]) {
      expect((await door.send("/geral", { cookie })).headers.get("Location")).toBe("/");
      expect((await door.call("answerQuestion", {}, { cookie })).status).toBe(401);
    }
    expect(await sessionCount(student.person.email)).toBe(0);
    expect(await auditOf(student.viewer.id)).toMatchObject([
      {
        action: "user.suspend",
        actor_id: admin.viewer.id,
        reason,
        before: '{"suspended":false}',
        after: '{"suspended":true}',
      },
    ]);
  });

  it("does not sign in: students of a school are sent to it, all others to the support", async () => {
    const admin = await givenAdmin();
    const id = `escola-${freshId().slice(0, 8)}`;
    await createSchool(visitorDeps(), { id, name: "Colégio", supportPhone: null });
    const pupil = await givenKnown({ school: { id, role: "student" } });
    const teacher = await givenKnown({ school: { id, role: "teacher" } });
    const alone = await givenKnown();
    for (const person of [pupil, teacher, alone]) await suspend(admin, person);
    const [status, text] = await signInAs(pupil);
    expect([status, text.includes("Esta conta está suspensa. Fale com a sua escola.")]).toEqual([403, true]);
    for (const person of [teacher, alone]) {
      const [refused, html] = await signInAs(person);
      expect([refused, /Esta conta está suspensa\. .*suporte/.test(html)]).toEqual([403, true]);
      expect(html).not.toContain("Fale com a sua escola.");
    }
  });

  it("reveals a suspension only with the right password", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    await suspend(admin, student);
    const [status, html] = await signInAs(student, "outra senha qualquer 1");
    expect([status, html.includes("E-mail ou senha incorretos.")]).toEqual([401, true]);
  });

  it("gets no session either where it was suspended between the password and the session", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    const deps = visitorDeps();
    const [read] = await deps.read(userForSignIn(deps.db, student.person.email));
    if (!read) throw new Error("nobody there");
    await suspend(admin, student);
    await expect(createSession(deps, read, null)).rejects.toMatchObject({ code: "database-unavailable" });
    expect(await sessionCount(student.person.email)).toBe(0);
  });

  it("is given back with a reason, and then signs in again", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    await suspend(admin, student);
    expect((await act(admin, student, "unsuspend", { reason: "Trocou a senha" })).status).toBe(302);
    expect(await canSignIn(student.person.email, student.person.password)).toBe(true);
    expect(await auditOf(student.viewer.id)).toMatchObject([
      { action: "user.suspend" },
      { action: "user.unsuspend", reason: "Trocou a senha" },
    ]);
    expect((await act(admin, student, "unsuspend", { reason })).status).toBe(409);
  });

  it("needs a reason, a person, and somebody else than oneself; twice is once", async () => {
    const [admin, other, student] = [await givenAdmin(), await givenAdmin(), await givenKnown()];
    for (const short of ["", "  ab  ", "a".repeat(301)]) {
      const refused = await act(admin, student, "suspend", { reason: short });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Escreva o motivo");
    }
    expect((await suspend(admin, admin)).status).toBe(409);
    expect(
      (await postFields("/admin/usuarios/ninguem", { intent: "suspend", reason }, admin.cookie)).status,
    ).toBe(404);
    const both = await Promise.all([suspend(admin, student), suspend(other, student)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await auditOf(student.viewer.id)).toHaveLength(1);
    expect(await auditOf(admin.viewer.id)).toEqual([]);
  });

  it("is nobody's doing but admins'", async () => {
    const [student, mentor] = [
      await givenKnown(),
      await givenKnown({ claims: ["chiefMentor", "moderator"] }),
    ];
    for (const intent of ["suspend", "end-sessions", "resend"])
      expect((await act(mentor, student, intent, { reason })).status).toBe(401);
    expect(await auditOf(student.viewer.id)).toEqual([]);
    expect((await door.send("/geral", { cookie: student.cookie })).status).toBe(200);
  });
});

describe("ending somebody's sessions", () => {
  it("signs them out everywhere and leaves one row; they may sign in again", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    await signedIn(student.person);
    const tab = await openTab(student.cookie);
    expect((await act(admin, student, "end-sessions")).status).toBe(302);
    await until(() => tab.closed !== null);
    expect((await door.send("/geral", { cookie: student.cookie })).status).toBe(302);
    expect(await auditOf(student.viewer.id)).toMatchObject([
      { action: "user.end-sessions", before: '{"sessions":2}', after: '{"sessions":0}' },
    ]);
    expect((await act(admin, student, "end-sessions")).status).toBe(409);
    expect(await auditOf(student.viewer.id)).toHaveLength(1);
    expect(await canSignIn(student.person.email, student.person.password)).toBe(true);
  });

  it("is for others: one's own are ended in the profile", async () => {
    const admin = await givenAdmin();
    expect((await act(admin, admin, "end-sessions")).status).toBe(409);
    expect((await door.send("/admin", { cookie: admin.cookie })).status).toBe(200);
  });
});

describe("requesting a new password", () => {
  it("applies at the person's next request, leaves them signed in, and writes one row", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    for (let time = 0; time < 2; time += 1)
      expect((await act(admin, student, "ask-password")).status).toBe(302);
    const row = await userRow(student.person.email);
    expect(row?.pending_password_reset).toBe(1);
    expect((await door.send("/geral", { cookie: student.cookie })).status).toBe(200);
    expect(await auditOf(student.viewer.id)).toMatchObject([{ action: "user.ask-password" }]);
    expect((await act(admin, admin, "ask-password")).status).toBe(409);
  });
});

describe("sending the confirmation again", () => {
  const mails = (email: string) =>
    bindings.DB.prepare("SELECT count(*) AS n FROM mail_outbox WHERE recipient = ? AND template = 'confirm'")
      .bind(email)
      .first<number>("n");

  it("mails a link, leaves a row, and floods nobody", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown({ verified: false })];
    for (let sent = 0; sent < 5; sent += 1) expect((await act(admin, student, "resend")).status).toBe(302);
    expect((await act(admin, student, "resend")).status).toBe(429);
    expect([await mails(student.person.email), (await auditOf(student.viewer.id)).length]).toEqual([5, 5]);
  });

  it("is refused where the e-mail is confirmed", async () => {
    const [admin, student] = [await givenAdmin(), await givenKnown()];
    expect((await act(admin, student, "resend")).status).toBe(409);
    expect([await mails(student.person.email), await auditOf(student.viewer.id)]).toEqual([0, []]);
  });
});
