import { describe, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, signedIn } from "#tests/support/given.ts";
import {
  canSignIn,
  freshAddress,
  givenSignUp,
  sessionCount,
  userRow,
} from "#tests/support/given-accounts.ts";
import { latestToken, mailsTo } from "#tests/support/mailbox.ts";

const ATTACKER = "quatro lobos negros";
const VICTIM = "cinco lagos calmos";

/** Somebody signs up with the victim's address, before the victim does, and stays signed in. */
async function givenHijacker() {
  const data = givenSignUp({ password: ATTACKER, firstName: "Intruso" });
  await signUp(data.email, ATTACKER, "Intruso");
  const cookie = await signedIn({ email: data.email, password: ATTACKER });
  return { email: data.email, cookie };
}

function signUp(email: string, password: string, firstName = "Vera"): Promise<unknown> {
  const data = givenSignUp({ email, password, firstName });
  return door.call("createNewUser", data, { headers: freshAddress() });
}

function confirm(token: string): Promise<Response> {
  return door.post("/confirmar-email", { token }, { headers: freshAddress() });
}

async function recover(email: string, password: string): Promise<void> {
  await door.call("sendPasswordResetEmail", { email }, { headers: freshAddress() });
  const token = await latestToken(email, "recover");
  const fields = { token, password, confirmation: password };
  await door.post("/redefinir-senha", fields, { headers: freshAddress() });
}

/** What an attacker may have left behind: nothing of it works any more. */
async function expectShutOut(email: string, cookie: string): Promise<void> {
  expect(await sessionCount(email)).toBe(0);
  expect((await door.send("/geral", { cookie })).status).toBe(302);
  expect(await canSignIn(email, ATTACKER)).toBe(false);
  const left = await bindings.DB.prepare(
    "SELECT count(*) AS n FROM account_links WHERE user_id = (SELECT id FROM users WHERE email = ?)",
  )
    .bind(email)
    .first<{ n: number }>();
  expect(left?.n).toBe(0);
}

describe("whoever signed up first with another's address is shut out", () => {
  test("when its owner signs up and confirms: the owner's own password and name are set", async () => {
    const { email, cookie } = await givenHijacker();
    await signUp(email, VICTIM);
    expect((await confirm(await latestToken(email, "confirm"))).status).toBe(302);
    await expectShutOut(email, cookie);
    expect(await canSignIn(email, VICTIM)).toBe(true);
    expect(await userRow(email)).toMatchObject({ first_name: "Vera", email_verified: 1 });
  });

  test("when its owner recovers the account instead", async () => {
    const { email, cookie } = await givenHijacker();
    await recover(email, VICTIM);
    await expectShutOut(email, cookie);
    expect(await canSignIn(email, VICTIM)).toBe(true);
  });

  test("with a change of e-mail that was waiting", async () => {
    const { email, cookie } = await givenHijacker();
    await bindings.DB.prepare(
      "INSERT INTO account_links SELECT 'pending-change-' || id, id, 'change-email', '{}', 1, 9999999999 FROM users WHERE email = ?",
    )
      .bind(email)
      .run();
    await recover(email, VICTIM);
    await expectShutOut(email, cookie);
  });

  test("with links asked for again and again", async () => {
    const { email, cookie } = await givenHijacker();
    await door.call("verifyEmailAgain", {}, { cookie });
    await signUp(email, VICTIM);
    const own = await latestToken(email, "confirm");
    await door.call("verifyEmailAgain", {}, { cookie });
    await confirm(own);
    await expectShutOut(email, cookie);
    const later = await latestToken(email, "confirm");
    expect(later).not.toBe(own);
    expect((await confirm(later)).status).toBe(410);
    expect(await canSignIn(email, VICTIM)).toBe(true);
  });
});

test("signing up with the address of an unconfirmed account opens nothing of it", async () => {
  const teacher = await givenPerson({
    verified: false,
    claims: ["pro"],
    school: { id: "horizonte", role: "teacher" },
  });
  const before = await userRow(teacher.email);
  await signUp(teacher.email, ATTACKER, "Intruso");
  expect(await userRow(teacher.email)).toEqual(before);
  expect(await canSignIn(teacher.email, ATTACKER)).toBe(false);
  expect(await canSignIn(teacher.email, teacher.password)).toBe(true);
  expect((await mailsTo(teacher.email)).map(({ template }) => template)).toEqual(["confirm"]);
});
