import { describe, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { cookiesOf, givenPerson, signedIn } from "#tests/support/given.ts";
import {
  canSignIn,
  freshAddress,
  givenPendingReset,
  givenSignUp,
  sessionCount,
  userRow,
} from "#tests/support/given-accounts.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

const ANSWERS = {
  userOrigin: "YouTube",
  otherUserOrigin: "",
  targetedCourses: ["ITA", "Outro"],
  otherTargetedCourse: "  Colégio Naval ",
  studyLevel: "3º ano",
  otherStudyLevel: "não pedido",
  state: "CE",
  url: "/geral",
  ageBand: "12-16",
  guardianEmail: "Mae@Farol.test",
};

/** A provider without a server: the port is closed. */
const brokenMail = openDoor({ MAIL_HTTP_URL: "http://127.0.0.1:9/send", MAIL_HTTP_TOKEN: "x" });

function profileOf(email: string) {
  return bindings.DB.prepare("SELECT * FROM profiles WHERE user_id = (SELECT id FROM users WHERE email = ?)")
    .bind(email)
    .first<Record<string, unknown>>();
}

describe("requesting the confirmation again", () => {
  test("mails a new link, 5 times an hour", async () => {
    const person = await givenPerson({ verified: false, complete: false });
    const cookie = await signedIn(person);
    for (let time = 0; time < 5; time += 1) {
      const { body } = await door.call("verifyEmailAgain", {}, { cookie });
      expect(body.result).toEqual([true, expect.stringMatching(/caixa de spam.*atualize/)]);
    }
    const sixth = await door.call("verifyEmailAgain", {}, { cookie });
    expect(sixth.status).toBe(429);
    expect(await mailsTo(person.email)).toHaveLength(5);
  });

  test("says so where the address is confirmed, and needs a person", async () => {
    const cookie = await signedIn(await givenPerson());
    const { body } = await door.call("verifyEmailAgain", {}, { cookie });
    expect(body.result).toEqual([true, expect.stringContaining("já está confirmado")]);
    expect((await door.call("verifyEmailAgain", {})).status).toBe(401);
  });

  test("reports that the mail was not sent where the provider fails, and retries it later (REL-20)", async () => {
    const person = await givenPerson({ verified: false, complete: false });
    const cookie = await signedIn(person);
    const { body } = await brokenMail.call("verifyEmailAgain", {}, { cookie });
    expect(body.result).toEqual([false, expect.stringContaining("Explique o problema ao suporte")]);
    const [mail] = await mailsTo(person.email);
    expect(mail).toMatchObject({ sent_at: null, tries: 1 });
    expect(mail?.error).not.toBeNull();
  });
});

test("signing up does not wait for a provider that fails; the mail is sent with a later one (REL-20)", async () => {
  const data = givenSignUp();
  const reply = await brokenMail.call("createNewUser", data, { headers: freshAddress() });
  expect(reply.body.result).toEqual([true, ""]);
  expect((await mailsTo(data.email))[0]).toMatchObject({ sent_at: null, tries: 1 });
  await bindings.DB.prepare("UPDATE mail_outbox SET due_at = 0 WHERE sent_at IS NULL").run();
  await door.call("createNewUser", givenSignUp(), { headers: freshAddress() });
  expect((await mailsTo(data.email))[0]).toMatchObject({ error: null, tries: 2 });
  expect((await mailsTo(data.email))[0]?.sent_at).not.toBeNull();
});

describe("the reset that the server requires", () => {
  async function givenPending() {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    await givenPendingReset(person.email);
    return { person, cookie };
  }

  test("is known at the next request, sets the password, ends every session and mails the owner", async () => {
    const { person, cookie } = await givenPending();
    const next = cookiesOf(await door.send("/geral", { cookie }));
    expect((await viewerOfCookie(next)).pendingPasswordReset).toBe(true);
    const weak = await door.call("resetPassword", { password: "123456" }, { cookie });
    expect(weak.body.result).toEqual([
      false,
      "Escolha uma senha menos comum: esta está entre as mais usadas",
    ]);
    const done = await door.call("resetPassword", { password: "oito barcos azuis" }, { cookie });
    expect(done.body.result).toEqual([true, "Senha alterada. Entre de novo com a senha nova."]);
    expect(await sessionCount(person.email)).toBe(0);
    expect(await canSignIn(person.email, person.password)).toBe(false);
    expect(await canSignIn(person.email, "oito barcos azuis")).toBe(true);
    expect(await userRow(person.email)).toMatchObject({ pending_password_reset: 0 });
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["changed"]);
  });

  test("is refused without a required reset: a session alone changes no password", async () => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const data = { password: "oito barcos azuis", pendingPasswordReset: true };
    const { body } = await door.call("resetPassword", data, { cookie });
    expect(body.result).toEqual([false, expect.stringContaining("Esqueci minha senha")]);
    expect(await canSignIn(person.email, person.password)).toBe(true);
  });
});

describe("the questionnaire", () => {
  test("completes the account from the next request on, on every device, and is stored trimmed", async () => {
    const person = await givenPerson({ complete: false });
    const cookie = await signedIn(person);
    const otherDevice = await signedIn(person);
    const { body } = await door.call("completeProfileCreation", ANSWERS, { cookie });
    expect(body.result).toEqual([true, expect.any(String)]);
    for (const device of [cookie, otherDevice]) {
      const next = cookiesOf(await door.send("/geral", { cookie: device }));
      expect((await viewerOfCookie(next)).profileComplete).toBe(true);
    }
    expect(await profileOf(person.email)).toMatchObject({
      origin: "YouTube",
      courses: '["ITA","Outro"]',
      other_course: "Colégio Naval",
      study_level: "3º ano",
      other_study_level: "",
      state: "CE",
      age_band: "12-16",
      guardian_email: "mae@farol.test",
    });
  });

  test("sent twice stores the first answers", async () => {
    const person = await givenPerson({ complete: false });
    const cookie = await signedIn(person);
    const both = await Promise.all([
      door.call("completeProfileCreation", ANSWERS, { cookie }),
      door.call("completeProfileCreation", ANSWERS, { cookie }),
    ]);
    expect(both.map(({ body }) => body.result)).toEqual([
      [true, expect.any(String)],
      [true, expect.any(String)],
    ]);
    await door.call("completeProfileCreation", { ...ANSWERS, state: "SP" }, { cookie });
    expect(await profileOf(person.email)).toMatchObject({ state: "CE" });
    expect(await userRow(person.email)).toMatchObject({ claims_version: 1 });
  });

  test("is accepted from a client that knows no age bands", async () => {
    const person = await givenPerson({ complete: false });
    const { ageBand, guardianEmail, ...specified } = ANSWERS;
    const { body } = await door.call("completeProfileCreation", specified, {
      cookie: await signedIn(person),
    });
    expect(body.result).toEqual([true, expect.any(String)]);
    expect(await profileOf(person.email)).toMatchObject({ age_band: null, guardian_email: null });
    expect([ageBand, guardianEmail]).toHaveLength(2);
  });

  test.each([
    [{ userOrigin: "Rádio" }, "Como você nos conheceu?"],
    [{ targetedCourses: [] }, "Escolha pelo menos uma prova"],
    [{ otherTargetedCourse: " " }, "Em qual outra prova você tem interesse?"],
    [{ studyLevel: "Outro", otherStudyLevel: "" }, "Qual a sua série de estudo?"],
    [{ state: "XX" }, "Selecione o seu estado"],
    [{ ageBand: "old" }, "Selecione a sua faixa de idade"],
    [{ guardianEmail: "" }, "Digite o e-mail de quem é responsável por você"],
  ])("refuses %j with its message", async (fields, message) => {
    const person = await givenPerson({ complete: false });
    const cookie = await signedIn(person);
    const { body } = await door.call("completeProfileCreation", { ...ANSWERS, ...fields }, { cookie });
    expect(body.result).toEqual([false, message]);
    expect(await userRow(person.email)).toMatchObject({ profile_complete_at: null });
  });

  test("waits for the confirmed e-mail, needs a person, and sets no claim (SEC-06)", async () => {
    const pending = await givenPerson({ verified: false, complete: false });
    const refused = await door.call("completeProfileCreation", ANSWERS, { cookie: await signedIn(pending) });
    expect(refused.body.result).toEqual([false, "Confirme o seu e-mail antes de continuar."]);
    expect((await door.call("completeProfileCreation", ANSWERS)).status).toBe(401);
    const person = await givenPerson({ complete: false });
    const greedy = { ...ANSWERS, claims: ["admin"], admin: true, schoolId: "horizonte", email: "a@b.co" };
    await door.call("completeProfileCreation", greedy, { cookie: await signedIn(person) });
    expect(await userRow(person.email)).toMatchObject({ claims: "[]", school_id: null });
  });

  test.each([{ targetedCourses: "ITA" }, { targetedCourses: [1] }, { state: {} }, { url: "x".repeat(2001) }])(
    "refuses %j as malformed",
    async (fields) => {
      const cookie = await signedIn(await givenPerson({ complete: false }));
      const { status } = await door.call("completeProfileCreation", { ...ANSWERS, ...fields }, { cookie });
      expect(status).toBe(400);
    },
  );
});
