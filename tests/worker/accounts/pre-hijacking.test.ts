import { beforeAll, describe, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { cookiesOf, freshId, givenPerson, signedIn } from "#tests/support/given.ts";
import {
  canSignIn,
  freshAddress,
  givenSignUp,
  sessionCount,
  userRow,
} from "#tests/support/given-accounts.ts";
import {
  type GooglePerson,
  givenGooglePerson,
  type LocalGoogle,
  openLocalGoogle,
} from "#tests/support/local-google.ts";
import { latestToken, mailsTo } from "#tests/support/mailbox.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

const ATTACKER = "quatro lobos negros";
const VICTIM = "cinco lagos calmos";

/** Somebody signs up with the victim's address, before the victim does, and stays signed in. */
async function givenHijacker() {
  const data = givenSignUp({ password: ATTACKER, firstName: "Intruso" });
  await signUp(data.email, ATTACKER, "Intruso");
  const cookie = await signedIn(data);
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

/** The mailed links of an account, and the Google subjects linked to it. */
async function leftOf(email: string): Promise<{ links: number; subjects: string | null }> {
  const row = await bindings.DB.prepare(
    `SELECT (SELECT count(*) FROM account_links WHERE user_id = users.id) AS links,
      (SELECT group_concat(subject) FROM identities WHERE user_id = users.id) AS subjects
    FROM users WHERE email = ?`,
  )
    .bind(email)
    .first<{ links: number; subjects: string | null }>();
  if (!row) throw new Error("no such account");
  return row;
}

/** Links an identity behind the product's back: no way of ours does this to an account that is not confirmed. */
async function link(email: string, trojan: GooglePerson): Promise<void> {
  await bindings.DB.prepare("INSERT INTO identities SELECT 'google', ?, id, ?, 1 FROM users WHERE email = ?")
    .bind(trojan.sub, trojan.email, email)
    .run();
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

describe("an account created earlier with another's address is taken over", () => {
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

  test("with repeatedly requested links", async () => {
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

// The five classes of account pre-hijacking (SEC-10), with the victim coming by Google.
describe("when its owner comes by Google, the earlier creator is shut out", () => {
  let google: LocalGoogle;
  beforeAll(async () => {
    google = await openLocalGoogle();
  });

  /** The victim enters by Google: the account is theirs, with a name of their own, and nothing of the intruder's is left. */
  async function expectOwned(email: string, cookie: string): Promise<string> {
    const vera = givenGooglePerson({ email, given_name: "Vera" });
    const response = await google.enter(vera);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/geral"]);
    const own = cookiesOf(response);
    expect((await door.send("/geral", { cookie })).status).toBe(302);
    expect(await canSignIn(email, ATTACKER)).toBe(false);
    expect(await sessionCount(email)).toBe(1);
    expect(await leftOf(email)).toEqual({ links: 0, subjects: vera.sub });
    const row = { first_name: "Vera", email_verified: 1, password_hash: null, creation_state: 1 };
    expect(await userRow(email)).toMatchObject(row);
    expect((await door.send("/geral", { cookie: own })).status).toBe(200);
    return own;
  }

  test("with a password of their own: classic-federated merge", async () => {
    const { email, cookie } = await givenHijacker();
    await expectOwned(email, cookie);
  });

  test("with an open session: unexpired session identifier", async () => {
    const { email, cookie } = await givenHijacker();
    const second = await signedIn({ email });
    await expectOwned(email, cookie);
    expect((await door.call("verifyEmailAgain", {}, { cookie: second })).status).toBe(401);
  });

  test("with an identity of their own linked: trojan identifier", async () => {
    const { email, cookie } = await givenHijacker();
    const trojan = givenGooglePerson();
    await link(email, trojan);
    await expectOwned(email, cookie);
    const back = await google.enter(trojan);
    expect((await viewerOfCookie(cookiesOf(back))).id).not.toBe((await userRow(email))?.id);
  });

  test("and the same identity is unlinked where the owner recovers or confirms instead", async () => {
    for (const own of ["recover", "confirm"] as const) {
      const { email } = await givenHijacker();
      const trojan = givenGooglePerson();
      await link(email, trojan);
      if (own === "recover") await recover(email, VICTIM);
      else await signUp(email, VICTIM).then(async () => confirm(await latestToken(email, "confirm")));
      expect(await leftOf(email)).toEqual({ links: 0, subjects: null });
      expect(await canSignIn(email, VICTIM)).toBe(true);
      const back = await google.enter(trojan);
      expect((await viewerOfCookie(cookiesOf(back))).id).not.toBe((await userRow(email))?.id);
    }
  });

  test("with a change of e-mail that was waiting: unexpired email change", async () => {
    const { email, cookie } = await givenHijacker();
    const waiting = await latestToken(email, "confirm");
    await bindings.DB.prepare(
      "INSERT INTO account_links SELECT 'pending-google-' || id, id, 'change-email', '{}', 1, 9999999999 FROM users WHERE email = ?",
    )
      .bind(email)
      .run();
    await expectOwned(email, cookie);
    expect((await confirm(waiting)).status).toBe(410);
    expect(await canSignIn(email, ATTACKER)).toBe(false);
  });

  test("and nobody comes in by an address that Google never verified: non-verifying provider", async () => {
    const owner = await givenPerson();
    for (const email of [owner.email, `${freshId()}@farol.test`]) {
      const response = await google.enter(givenGooglePerson({ email, email_verified: false }));
      expect([response.headers.get("Location"), cookiesOf(response)]).toEqual([
        "/?login=true&falha=falhou",
        "",
      ]);
    }
    expect(await canSignIn(owner.email, owner.password)).toBe(true);
  });
});

test("what was given to an address stays with it when its owner comes by Google; it is set up only where it was not", async () => {
  const google = await openLocalGoogle();
  const school = { id: "horizonte", role: "teacher" } as const;
  const teacher = await givenPerson({ verified: false, claims: ["pro"], school });
  await google.enter(givenGooglePerson({ email: teacher.email }));
  const row = { claims: '["pro"]', school_id: "horizonte", school_role: "teacher", creation_state: 2 };
  expect(await userRow(teacher.email)).toMatchObject({ ...row, password_hash: null, email_verified: 1 });
});

test("a link used at the same moment as Google leaves one owner, never both", async () => {
  const google = await openLocalGoogle();
  for (let round = 0; round < 5; round += 1) {
    const { email } = await givenHijacker();
    const token = await latestToken(email, "confirm");
    await Promise.all([confirm(token), google.enter(givenGooglePerson({ email }))]);
    const { subjects } = await leftOf(email);
    expect(await canSignIn(email, ATTACKER)).toBe(subjects === null);
  }
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
