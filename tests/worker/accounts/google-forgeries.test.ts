import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { toBase64Url } from "#app/platform/auth/base64-url.ts";
import { bindings } from "#tests/support/bindings.ts";
import {
  givenGooglePerson,
  type LocalGoogle,
  newKey,
  openLocalGoogle,
  signedToken,
} from "#tests/support/local-google.ts";

let google: LocalGoogle;

const log = vi.spyOn(console, "warn");

beforeAll(async () => {
  log.mockImplementation(() => undefined);
  google = await openLocalGoogle();
});
afterAll(() => log.mockRestore());
afterEach(() => google.recover());

const FAILED = "/?login=true&falha=falhou";

async function stored(): Promise<unknown> {
  return bindings.DB.prepare(
    "SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM identities) AS identities",
  ).first();
}

/** No one is signed in, nothing is stored, the attempt is over, and the login says that it failed. */
async function expectRefused(response: Response, before: unknown, to = FAILED): Promise<void> {
  expect([response.status, response.headers.get("Location")]).toEqual([302, to]);
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Host-farol_google=; .*Max-Age=0;/);
  expect(await stored()).toEqual(before);
}

type Token = Parameters<LocalGoogle["tamper"]>[0];

const now = () => Math.floor(Date.now() / 1000);
const forgedClaims: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ["another issuer", { iss: "https://accounts.google.com.evil.example" }, "issuer"],
  ["no issuer", { iss: undefined }, "issuer"],
  ["another client's token", { aud: "outro-cliente" }, "audience"],
  ["several audiences", { aud: ["farol-de-teste", "outro-cliente"] }, "audience"],
  ["another authorized party", { azp: "outro-cliente" }, "audience"],
  ["an expired token", { iat: now() - 500, exp: now() - 120 }, "time"],
  ["a token that never ends", { exp: undefined }, "time"],
  ["an end that is no number", { exp: "9999999999" }, "time"],
  ["a token of the future", { iat: now() + 600 }, "time"],
  ["a token not yet valid", { nbf: now() + 600 }, "time"],
  ["a token somebody kept", { iat: now() - 3000 }, "time"],
  ["another attempt's nonce", { nonce: "x".repeat(43) }, "nonce"],
  ["no nonce", { nonce: undefined }, "nonce"],
  ["an unverified e-mail", { email_verified: false }, "email"],
  ["an e-mail verified in words", { email_verified: "true" }, "email"],
  ["an e-mail nobody speaks of", { email_verified: undefined }, "email"],
  ["no e-mail", { email: undefined }, "email"],
  ["an e-mail that is none", { email: "nada" }, "email"],
  ["no subject", { sub: "" }, "subject"],
  ["a subject that is no text", { sub: 42 }, "subject"],
];

describe("an identity token is refused (SEC-11) with", () => {
  test.each(forgedClaims)("%s", async (_, forged, doubt) => {
    const before = await stored();
    const honest = google.tamper;
    google.tamper = ({ header, claims }) => honest({ header, claims: { ...claims, ...forged } });
    await expectRefused(await google.enter(givenGooglePerson()), before);
    // Refused for this, and not for something else that a forgery happens to break.
    expect(log.mock.lastCall?.[0]).toBe(`{"level":"warn","google":"TokenRefused","reason":"${doubt}"}`);
  });

  test("no signature at all: alg none", async () => {
    const before = await stored();
    const encode = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)));
    for (const signature of ["", "x"]) {
      google.tamper = async ({ header, claims }) =>
        `${encode({ ...header, alg: "none" })}.${encode(claims)}.${signature}`;
      await expectRefused(await google.enter(givenGooglePerson()), before);
    }
  });

  test("the key of somebody else, under the issuer's id and under one of its own", async () => {
    const before = await stored();
    const { privateKey } = await newKey();
    for (const kid of [google.keyId, "outra", undefined]) {
      google.tamper = ({ header, claims }) => signedToken({ header: { ...header, kid }, claims }, privateKey);
      await expectRefused(await google.enter(givenGooglePerson()), before);
    }
  });

  test("the issuer's public key used as a secret, or another algorithm named", async () => {
    const before = await stored();
    const honest = google.tamper;
    for (const alg of ["HS256", "RS512", "ES256", "rs256", undefined]) {
      google.tamper = ({ header, claims }: Token) => honest({ header: { ...header, alg }, claims });
      await expectRefused(await google.enter(givenGooglePerson()), before);
    }
  });

  test("a changed body under an honest signature", async () => {
    const before = await stored();
    const honest = google.tamper;
    google.tamper = async (token) => {
      const [head, , signature] = (await honest(token)).split(".");
      const claims = { ...token.claims, sub: "outra-pessoa" };
      return `${head}.${toBase64Url(new TextEncoder().encode(JSON.stringify(claims)))}.${signature}`;
    };
    await expectRefused(await google.enter(givenGooglePerson()), before);
  });

  test.each(["", "a.b", "a.b.c", "....", "é.é.é", "e30.e30.e30", "x".repeat(9000)])(
    "%j in its place",
    async (text) => {
      const before = await stored();
      google.tamper = async () => text;
      await expectRefused(await google.enter(givenGooglePerson()), before);
    },
  );
});

describe("a return from Google is refused (SEC-11)", () => {
  test("without the attempt's cookie, and with another's", async () => {
    const before = await stored();
    const asked = google.asked.length;
    const one = await google.start();
    const other = await google.start();
    await expectRefused(await google.come(google.grant(one.consent, givenGooglePerson()), undefined), before);
    await expectRefused(
      await google.come(google.grant(one.consent, givenGooglePerson()), other.cookie),
      before,
    );
    // Google gets no request for them: a callback without an attempt of its own costs nothing.
    expect(google.asked.length).toBe(asked);
  });

  test.each(["", "outro", undefined])("with the state %j", async (state) => {
    const before = await stored();
    const { consent, cookie } = await google.start();
    const back = google.grant(consent, givenGooglePerson());
    if (state === undefined) back.searchParams.delete("state");
    else back.searchParams.set("state", state);
    await expectRefused(await google.come(back, cookie), before);
  });

  test("a second time: the code and the attempt are each good for one", async () => {
    const { consent, cookie } = await google.start();
    const back = google.grant(consent, givenGooglePerson());
    expect((await google.come(back, cookie)).headers.get("Location")).toBe("/geral");
    const before = await stored();
    await expectRefused(await google.come(back, cookie), before);
  });

  test("with a code that was granted to another attempt: PKCE binds it to its own", async () => {
    const before = await stored();
    const mine = await google.start();
    const theirs = await google.start();
    const back = google.grant(theirs.consent, givenGooglePerson());
    back.searchParams.set("state", mine.consent.searchParams.get("state") ?? "");
    await expectRefused(await google.come(back, mine.cookie), before);
  });

  test.each([
    "farol_google",
    "%7B%7D",
    "null",
    "%7B%22state%22%3A%22%22%7D",
    "%E0%A4%A",
    encodeURIComponent(JSON.stringify({ state: 1, verifier: 2, nonce: 3 })),
  ])("with the cookie %j", async (value) => {
    const before = await stored();
    const { consent } = await google.start();
    const back = google.grant(consent, givenGooglePerson());
    await expectRefused(await google.come(back, `__Host-farol_google=${value}`), before);
  });

  test.each(["code", "error"])("with nonsense as its %s", async (name) => {
    const before = await stored();
    for (const value of ["", "x".repeat(5000), "<script>", "\u0000", "server_error"]) {
      const { consent, cookie } = await google.start();
      const back = new URL(consent.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("state", consent.searchParams.get("state") ?? "");
      back.searchParams.set(name, value);
      await expectRefused(await google.come(back, cookie), before);
    }
  });
});

describe("where Google itself fails", () => {
  test("the login says so, and the password still signs people in (REL-21)", async () => {
    const before = await stored();
    for (const answer of [
      () => Promise.resolve(new Response("down", { status: 503 })),
      () => Promise.resolve(Response.json({ nothing: true })),
      () => Promise.resolve(new Response("<html>")),
      () => Promise.reject(new TypeError("network")),
    ]) {
      google.answer = answer;
      await expectRefused(await google.enter(givenGooglePerson()), before);
    }
    const page = await google.door.send(FAILED);
    expect((await page.text()).includes("Erro ao fazer login com Google. Tente novamente.")).toBe(true);
  });

  test("nobody waits for it longer than five seconds", async () => {
    const before = await stored();
    google.answer = () => new Promise(() => undefined);
    const { setTimeout: wait } = globalThis;
    const deadlines: (number | undefined)[] = [];
    const timers = vi.spyOn(globalThis, "setTimeout").mockImplementation((late, milliseconds, ...args) => {
      if (!String(late).includes('Error("late")')) return wait(late, milliseconds, ...args);
      deadlines.push(milliseconds);
      return wait(late, 0);
    });
    onTestFinished(() => timers.mockRestore());
    await expectRefused(await google.enter(givenGooglePerson()), before);
    expect(deadlines).toEqual([5000]);
  });

  test("neither codes nor tokens nor addresses are written to the log", async () => {
    log.mockClear();
    const person = givenGooglePerson({ email_verified: false });
    const { consent, cookie } = await google.start();
    const back = google.grant(consent, person);
    await google.come(back, cookie);
    const text = JSON.stringify(log.mock.calls);
    expect(text).toContain("TokenRefused");
    const secrets = [
      person.email,
      person.sub,
      back.searchParams.get("code"),
      consent.searchParams.get("nonce"),
    ];
    expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
  });
});
