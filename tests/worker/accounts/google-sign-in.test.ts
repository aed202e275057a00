import { beforeAll, describe, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { ORIGIN, openDoor } from "#tests/support/door.ts";
import { cookiesOf, givenPerson, signedIn } from "#tests/support/given.ts";
import { userRow } from "#tests/support/given-accounts.ts";
import { givenGooglePerson, type LocalGoogle, openLocalGoogle } from "#tests/support/local-google.ts";
import { production } from "#tests/support/production.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

let google: LocalGoogle;

beforeAll(async () => {
  google = await openLocalGoogle();
});

/** Signs somebody in by Google and sets them up: their cookies. */
async function givenSetUp(person = givenGooglePerson()): Promise<string> {
  const cookie = cookiesOf(await google.enter(person));
  await google.door.call("createGoogleUser", {}, { cookie });
  return cookie;
}

async function identitiesOf(email: string): Promise<unknown[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT subject FROM identities WHERE user_id = (SELECT id FROM users WHERE email = ?)",
  )
    .bind(email)
    .all<{ subject: string }>();
  return results.map(({ subject }) => subject);
}

describe("without Google's secrets", () => {
  test("its addresses do not exist and no page offers it", async () => {
    for (const half of [{}, { GOOGLE_CLIENT_ID: "x" }, { GOOGLE_CLIENT_SECRET: "x" }]) {
      const without = openDoor(half);
      for (const path of ["/entrar/google", "/entrar/google/retorno?code=x&state=y"])
        expect((await without.send(path)).status).toBe(404);
      for (const path of ["/entrar", "/criar-conta", "/?login=true"])
        expect((await (await without.send(path)).text()).includes("Entrar com Google")).toBe(false);
    }
  });

  test("with both, the login, the sign-up and the dialog lead to it, also before scripts arrive", async () => {
    for (const path of [
      "/entrar?redirect=%2Fquestoes",
      "/criar-conta?promo=azambuja",
      "/questoes?login=true",
    ]) {
      const html = await (await google.door.send(path)).text();
      const link = /<a href="(\/entrar\/google\?[^"]+)" role="button"/
        .exec(html)?.[1]
        ?.replaceAll("&amp;", "&");
      expect(link, path).toBeDefined();
      expect((await google.door.send(link ?? "")).status).toBe(302);
    }
  });
});

describe("leaving for Google", () => {
  test("the address requests only what is needed, with secrets of this attempt alone", async () => {
    const [one, other] = [await google.start(), await google.start()];
    const { searchParams, origin, pathname } = one.consent;
    expect(origin + pathname).toBe(`${google.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: "farol-de-teste",
      redirect_uri: `${ORIGIN}/entrar/google/retorno`,
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(searchParams.get(name)).not.toBe(other.consent.searchParams.get(name));
    }
    const [set, ...more] = one.response.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(set).toMatch(/^__Host-farol_google=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
    expect(one.response.headers.get("Cache-Control")).toContain("no-store");
    // The verifier stays here.
    expect(one.consent.href).not.toContain(
      JSON.parse(decodeURIComponent(set?.split(/[=;]/)[1] ?? "")).verifier,
    );
  });

  test("the address to come back to is the configured one, whatever a request says", async () => {
    const elsewhere = openDoor({ ...google.door.env, PUBLIC_URL: "https://farol.example/" });
    const response = await elsewhere.send("/entrar/google", { headers: { Host: "evil.example" } });
    const consent = new URL(response.headers.get("Location") ?? "");
    expect(consent.searchParams.get("redirect_uri")).toBe("https://farol.example/entrar/google/retorno");
  });

  test("in production another issuer is not listened to: people go to Google itself", async () => {
    const deployed = openDoor({
      ...google.door.env,
      ...production,
      SESSION_KEYS: `um:${"x".repeat(32)}`,
    });
    const response = await deployed.send("/entrar/google");
    expect(new URL(response.headers.get("Location") ?? "").origin).toBe("https://accounts.google.com");
  });
});

describe("somebody known", () => {
  test("enters the same account by the subject, whatever the e-mail is by now", async () => {
    const person = givenGooglePerson();
    const before = await viewerOfCookie(await givenSetUp(person));
    const moved = { ...person, email: `outro-${person.email}` };
    const after = await viewerOfCookie(cookiesOf(await google.enter(moved)));
    expect(after.id).toBe(before.id);
    expect(await userRow(moved.email)).toBeNull();
  });

  test("has a new session every time, and never the browser's former one", async () => {
    const person = givenGooglePerson();
    const first = await givenSetUp(person);
    const { consent, cookie } = await google.start();
    const planted = `${cookie}; farol_sessao=${"a".repeat(64)}`;
    const response = await google.come(google.grant(consent, person), planted);
    const sessions = [first, cookiesOf(response)].map(async (each) => (await viewerOfCookie(each)).sessionId);
    expect(new Set(await Promise.all(sessions)).size).toBe(2);
    expect(cookiesOf(response)).not.toContain("a".repeat(64));
  });

  test("states that there is a password where the confirmed e-mail has an account of its own", async () => {
    const owner = await givenPerson();
    const before = await userRow(owner.email);
    for (const [query, to] of [
      [{ redirect: "/questoes?q=luz" }, "/questoes?q=luz&login=true&falha=outra-forma"],
      [{ redirect: "/questoes", pagina: "1" }, "/entrar?redirect=%2Fquestoes&falha=outra-forma"],
    ] as const) {
      const response = await google.enter(givenGooglePerson({ email: owner.email.toUpperCase() }), query);
      expect(response.headers.get("Location")).toBe(to);
      expect(cookiesOf(response)).toMatch(/^__Host-farol_vinculo=\w{64}$/);
      const page = await (await google.door.send(to)).text();
      expect(page.includes("Já existe uma conta com este e-mail, mas com outra forma de entrar.")).toBe(true);
    }
    expect([await userRow(owner.email), await identitiesOf(owner.email)]).toEqual([before, []]);
  });

  test("costs the database two trips, and a new person three", async () => {
    const person = givenGooglePerson();
    for (const most of [3, 2]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const { consent, cookie } = await google.start();
      const back = google.grant(consent, person);
      const counted = openDoor({ ...google.door.env, DB: database });
      expect((await counted.send(back.pathname + back.search, { cookie })).status).toBe(302);
      expect(trips.length).toBeLessThanOrEqual(most);
    }
  });
});

describe("afterwards", () => {
  test.each([
    ["/questoes?q=energia", "/questoes?q=energia"],
    ["//evil.example", "/geral"],
    ["/\\evil.example", "/geral"],
    ["https://evil.example/", "/geral"],
    ["/%2f%2fevil.example", "/geral"],
    ["javascript:alert(1)", "/geral"],
    [`/${"x".repeat(1500)}`, "/geral"],
  ])("%s leads to %s (SEC-22)", async (redirect, target) => {
    const response = await google.enter(givenGooglePerson(), { redirect });
    expect([response.status, response.headers.get("Location")]).toEqual([302, target]);
  });

  test("cancelling at Google returns to the login, which says so", async () => {
    for (const [query, to] of [
      [{ redirect: "/questoes" }, "/questoes?login=true&falha=cancelado"],
      [{ pagina: "1" }, "/entrar?falha=cancelado"],
    ] as const) {
      const { consent, cookie } = await google.start(query);
      const back = new URL(consent.searchParams.get("redirect_uri") ?? "");
      const state = consent.searchParams.get("state") ?? "";
      back.search = new URLSearchParams({ error: "access_denied", state }).toString();
      const response = await google.come(back, cookie);
      expect([response.headers.get("Location"), cookiesOf(response)]).toEqual([to, ""]);
      expect((await (await google.door.send(to)).text()).includes("Login cancelado")).toBe(true);
    }
  });

  test("no address puts words of its own into the login", async () => {
    for (const word of ["Sua conta foi roubada", "__proto__", "toString", ""]) {
      const page = await google.door.send(`/entrar?falha=${encodeURIComponent(word)}`);
      expect((await page.text()).includes('role="alert"')).toBe(false);
    }
  });

  test("a signed-in person stays signed in to their account", async () => {
    const cookie = await signedIn(await givenPerson());
    const { consent, cookie: attempt } = await google.start();
    const back = google.grant(consent, givenGooglePerson());
    const response = await google.come(back, `${cookie}; ${attempt}`);
    expect([response.headers.get("Location"), response.headers.getSetCookie()]).toEqual(["/geral", []]);
    expect((await google.door.send("/entrar/google", { cookie })).headers.get("Location")).toBe("/geral");
  });
});
