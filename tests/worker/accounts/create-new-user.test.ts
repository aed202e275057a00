import { describe, expect, test, vi } from "vitest";
import { door } from "#tests/support/door.ts";
import { givenPerson, numberOf } from "#tests/support/given.ts";
import { freshAddress, givenSignUp, userRow } from "#tests/support/given-accounts.ts";
import { countersOf } from "#tests/support/ledger.ts";
import { linkIn, mailsTo } from "#tests/support/mailbox.ts";
import { passwords } from "#workers/providers/passwords.ts";

const signUp = (data: object, headers = freshAddress()) => door.call("createNewUser", data, { headers });

describe("signing up", () => {
  test("adds an unconfirmed person without claims, and mails them a link", async () => {
    const data = givenSignUp({ email: " Ana.Lima@Farol.TEST ", firstName: "  Ana ", promoCode: "plantel" });
    const reply = await signUp(data);
    expect(reply).toEqual({ status: 200, body: { result: [true, ""] } });
    expect(await userRow("ana.lima@farol.test")).toMatchObject({
      email_verified: 0,
      first_name: "Ana",
      claims: "[]",
      school_id: null,
      profile_complete_at: null,
      promo_code: "PLANTEL",
    });
    const [mail, ...others] = await mailsTo("ana.lima@farol.test");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: "confirm", subject: "Confirme o seu e-mail no Farol" });
    expect(mail?.sent_at).not.toBeNull();
    expect(linkIn(mail).pathname).toBe("/confirmar-email");
  });

  test("gives a person their counters", async () => {
    const data = givenSignUp();
    await signUp(data);
    expect(await countersOf(await numberOf(data))).toMatchObject({ totalPoints: 0, questions: 0 });
  });

  test.each([
    [{ email: "ana" }, "Digite um endereço de e-mail válido"],
    [{ email: `${"a".repeat(71)}@farol.test` }, "Digite um endereço de e-mail válido"],
    [{ email: undefined }, "Digite um endereço de e-mail válido"],
    [{ firstName: "A" }, "Digite o seu nome"],
    [{ firstName: "Ana2" }, "Digite o seu nome"],
    [{ lastName: "" }, "Digite o seu sobrenome"],
    [{ password: "  12345  " }, "Sua senha deve ter entre 6 e 50 caracteres"],
    [{ password: "x".repeat(51) }, "Sua senha deve ter entre 6 e 50 caracteres"],
    [{ password: "qwerty123" }, "Escolha uma senha menos comum: esta está entre as mais usadas"],
    [{ password: "Flamengo2024" }, "Escolha uma senha menos comum: esta está entre as mais usadas"],
    [{ password: "meu FAROL aceso" }, "Escolha uma senha menos comum: esta contém o nome do Farol"],
    [{ password: "xx iará xx" }, "Escolha uma senha menos comum: esta contém o seu nome"],
  ])("refuses %j with its message, hashing nothing", async (fields, message) => {
    const hash = vi.spyOn(passwords, "hash");
    const { body } = await signUp(givenSignUp(fields));
    expect(body.result).toEqual([false, message]);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  test.each([
    { email: 3 },
    { password: { $ne: "" } },
    { firstName: ["Ana"] },
    { lastName: "x".repeat(2001) },
  ])("refuses %j as malformed", async (fields) => {
    const { status, body } = await signUp(givenSignUp(fields));
    expect(status).toBe(400);
    expect(body.error?.status).toBe("INVALID_ARGUMENT");
  });

  test("sets nothing but what a sign-up has, whatever else is sent (SEC-06, SEC-23)", async () => {
    const data = givenSignUp({
      admin: true,
      claims: ["admin", "pro"],
      claimsVersion: 9,
      schoolId: "horizonte",
      schoolRole: "teacher",
      emailVerified: true,
      email_verified: 1,
      profileCompleteAt: 1,
      creationState: 1,
      pendingPasswordReset: true,
      id: "mine",
      num: 1,
    });
    await signUp(data);
    expect(await userRow(data.email)).toMatchObject({
      claims: "[]",
      claims_version: 0,
      school_id: null,
      school_role: null,
      email_verified: 0,
      profile_complete_at: null,
      pending_password_reset: 0,
    });
    expect((await userRow(data.email))?.id).not.toBe("mine");
  });
});

describe("signing up with an address that has an account", () => {
  test("answers the same, with the same number of hashes, and notifies its owner by mail", async () => {
    const hash = vi.spyOn(passwords, "hash");
    const owner = await givenPerson();
    hash.mockClear();
    const before = await userRow(owner.email);
    const taken = await signUp(givenSignUp({ email: owner.email, firstName: "Outra" }));
    expect(hash).toHaveBeenCalledTimes(1);
    const free = await signUp(givenSignUp());
    expect(hash).toHaveBeenCalledTimes(2);
    hash.mockRestore();
    expect(taken).toEqual(free);
    expect(await userRow(owner.email)).toEqual(before);
    const mails = await mailsTo(owner.email);
    expect(mails.map(({ template }) => template)).toEqual(["exists"]);
    expect(linkIn(mails[0]).search).toBe("?login=true");
    expect(mails[0]?.text).not.toContain("Outra");
  });

  test("at the same moment twice adds one person", async () => {
    const data = givenSignUp();
    const replies = await Promise.all([signUp(data), signUp({ ...data, firstName: "Bruna" })]);
    expect(replies.map(({ body }) => body.result)).toEqual([
      [true, ""],
      [true, ""],
    ]);
    expect((await mailsTo(data.email)).map(({ template }) => template)).toEqual(["confirm", "confirm"]);
  });
});

describe("signing up again and again", () => {
  test("for one address of mail, sends 5 mails an hour and answers the same after them", async () => {
    const data = givenSignUp();
    for (let time = 0; time < 7; time += 1) expect((await signUp(data)).body.result).toEqual([true, ""]);
    expect(await mailsTo(data.email)).toHaveLength(5);
  });
});
