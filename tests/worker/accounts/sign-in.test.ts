import { beforeAll, describe, expect, it, vi } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, fromOurPage, openDoor } from "#tests/support/door.ts";
import { dumpOfDatabase } from "#tests/support/dump.ts";
import { cookiesOf, freshId, givenPerson, type Person, signedIn } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { passwords } from "#workers/providers/passwords.ts";

let person: Person;

beforeAll(async () => {
  person = await givenPerson({ firstName: "Iracema" });
});

/** Signs in from an address of its own, so that no test uses up another's attempts. */
function signIn(fields: Record<string, string>, path = "/entrar", through = door) {
  return through.post(path, fields, { headers: freshAddress() });
}

describe("signing in", () => {
  it("redirects to the student's own page, and hides its cookies from scripts and other sites", async () => {
    const response = await signIn(person);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/geral"]);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((each) => each.split("=")[0])).toEqual([
      "__session",
      "farol_sessao",
      "farol_aparelho",
    ]);
    for (const each of cookies)
      expect(each).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    expect(cookies[0]).toContain("Max-Age=3600;");
    const page = await door.send("/geral", { cookie: cookiesOf(response) });
    expect([page.status, (await page.text()).includes("Iracema")]).toEqual([200, true]);
  });

  it("accepts the e-mail in any case and with spaces around it, and the password exactly", async () => {
    expect((await signIn({ ...person, email: `  ${person.email.toUpperCase()} ` })).status).toBe(302);
    for (const password of [` ${person.password}`, `${person.password} `, person.password.toUpperCase(), ""])
      expect((await signIn({ ...person, password })).status).toBe(401);
  });

  it("says the same of a wrong password and of nobody, and stores nothing (SEC-08)", async () => {
    const stored = () => bindings.DB.prepare("SELECT count(*) AS sessions FROM sessions").first();
    const before = await stored();
    const email = `${freshId()}@farol.test`;
    const wrong = await signIn({ email: person.email, password: "outra senha qualquer" });
    const nobody = await signIn({ email, password: "outra senha qualquer" });
    const shown = async (response: Response, address: string) => {
      const nonce = /'nonce-(\w+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
      return (await response.text()).replaceAll(nonce, "").replaceAll(address, "");
    };
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    const text = await shown(wrong, person.email);
    expect(text.includes("E-mail ou senha incorretos")).toBe(true);
    expect((await shown(nobody, email)) === text).toBe(true);
    expect([wrong.headers.getSetCookie(), nobody.headers.getSetCookie()]).toEqual([[], []]);
    expect(await stored()).toEqual(before);
  });

  it.each(["", "semarroba", "a@b", "a b@c.d", "x".repeat(300)])(
    "requires an address where %j is none",
    async (email) => {
      const response = await signIn({ ...person, email });
      expect(response.status).toBe(400);
      expect((await response.text()).includes("Digite um endereço de e-mail válido")).toBe(true);
    },
  );

  it("reads nothing and hashes nothing once the binding's own limit is reached (SEC-09)", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    let allowed = 3;
    const LOGIN_LIMIT = { limit: async () => ({ success: allowed-- > 0 }) };
    const busy = openDoor({ DB: database, LOGIN_LIMIT });
    const verify = vi.spyOn(passwords, "verify");
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++)
      statuses.push((await signIn({ ...person, password: "errada mesmo" }, "/entrar", busy)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
    expect(verify).toHaveBeenCalledTimes(3);
    expect(trips.length).toBe(3);
    verify.mockRestore();
  });
});

describe("after signing in (SEC-22)", () => {
  it.each([
    ["/questoes?q=energia#topo", "/questoes?q=energia#topo"],
    ["/q/ABCDEFGH", "/q/ABCDEFGH"],
    ["", "/geral"],
    ["/", "/geral"],
    ["https://evil.example/", "/geral"],
    ["//evil.example", "/geral"],
    ["/\\evil.example", "/geral"],
    ["/%2f%2fevil.example", "/geral"],
    ["/%5cevil.example", "/geral"],
    ["/\t/evil.example", "/geral"],
    ["javascript:alert(1)", "/geral"],
    ["questoes", "/geral"],
    ["/..//evil.example", "/geral"],
  ])("%j leads to %j", async (redirect, target) => {
    const response = await signIn({ ...person, redirect });
    expect([response.status, response.headers.get("Location")]).toEqual([302, target]);
  });

  it("a signed-in person is redirected from the form, inside the site only", async () => {
    const cookie = await signedIn(person);
    for (const [wanted, target] of [
      ["/questoes", "/questoes"],
      ["//evil.example", "/geral"],
    ] as const) {
      const response = await door.send(`/entrar?redirect=${encodeURIComponent(wanted)}`, { cookie });
      expect([response.status, response.headers.get("Location")]).toEqual([302, target]);
    }
  });
});

describe("signing out", () => {
  it("ends the session on the server: a copy of the cookies is invalid", async () => {
    const cookie = await signedIn(person);
    const response = await door.post("/sair", {}, { cookie });
    expect(response.headers.get("Clear-Site-Data"), "SEC-29").toBe('"cache"');
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(cookiesOf(response)).toBe("");
    expect(response.headers.getSetCookie().every((each) => each.includes("Max-Age=0;"))).toBe(true);
    expect((await door.send("/geral", { cookie })).status).toBe(302);
    expect((await door.call("answerQuestion", {}, { cookie })).status).toBe(401);
  });

  it("leaves the person's other devices alone", async () => {
    const [phone, school] = [await signedIn(person), await signedIn(person)];
    await door.post("/sair", {}, { cookie: school });
    expect((await door.send("/geral", { cookie: phone })).status).toBe(200);
  });

  it("twice, or without being signed in, is harmless", async () => {
    const cookie = await signedIn(person);
    for (const asker of [cookie, cookie, undefined, "__session=x; farol_sessao=y"]) {
      const response = await door.post("/sair", {}, { cookie: asker });
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    }
  });

  it("needs a form: an address that anyone can link to changes nothing", async () => {
    const cookie = await signedIn(person);
    await door.send("/sair", { cookie });
    expect((await door.send("/geral", { cookie })).status).toBe(200);
  });
});

it("a leaked database opens no session: it contains no value of any cookie (SEC-12)", async () => {
  const cookie = await signedIn(person);
  const dump = await dumpOfDatabase();
  const values = cookie.split("; ").map((each) => each.slice(each.indexOf("=") + 1));
  for (const value of values.flatMap((each) => [each, ...each.split(".")]).filter((each) => each.length > 8))
    expect(dump.includes(value)).toBe(false);
  const { results } = await bindings.DB.prepare("SELECT id FROM sessions").all<{ id: string }>();
  expect(results.length).toBeGreaterThan(0);
  for (const { id } of results.slice(0, 5)) {
    const response = await door.send("/geral", { cookie: `farol_sessao=${id}` });
    expect(response.status).toBe(302);
  }
  expect(dump.includes(person.password)).toBe(false);
});

it.each([
  ["JSON", { "Content-Type": "application/json" }, '{"email":"a@b.c"}'],
  ["plain text", { "Content-Type": "text/plain" }, "email=a"],
  ["a broken upload", { "Content-Type": "multipart/form-data; boundary=x" }, "--x\r\nContent"],
  ["nothing", {}, ""],
])("a form that arrives as %s is refused without an error", async (_, headers, body) => {
  const init = { method: "POST", headers: { ...fromOurPage, ...freshAddress(), ...headers }, body };
  const response = await door.send("/entrar", init);
  expect(response.status).toBe(400);
  await response.body?.cancel();
});
