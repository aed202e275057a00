import { beforeAll, describe, expect, test } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { faultyDatabase } from "#tests/support/faulty-database.ts";
import { cookiesOf, givenPerson, signedIn } from "#tests/support/given.ts";
import { userRow } from "#tests/support/given-accounts.ts";
import { givenGooglePerson, type LocalGoogle, openLocalGoogle } from "#tests/support/local-google.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

let google: LocalGoogle;

beforeAll(async () => {
  google = await openLocalGoogle();
});

async function identitiesOf(email: string): Promise<unknown[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT subject FROM identities WHERE user_id = (SELECT id FROM users WHERE email = ?)",
  )
    .bind(email)
    .all<{ subject: string }>();
  return results.map(({ subject }) => subject);
}

describe("somebody new", () => {
  test("gets an account in state 1, set up once by createGoogleUser, and then answers the questionnaire", async () => {
    const person = givenGooglePerson();
    const response = await google.enter(person, { promo: "azambuja", redirect: "/questoes" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/questoes"]);
    const names = response.headers.getSetCookie().map((each) => each.split("=")[0]);
    expect(names).toEqual(["__Host-farol_google", "__session", "farol_sessao", "farol_aparelho"]);
    const cookie = cookiesOf(response);
    expect(await userRow(person.email)).toMatchObject({
      email_verified: 1,
      first_name: "Lívia",
      password_hash: null,
      claims: "[]",
      creation_state: 1,
      promo_code: "AZAMBUJA",
      profile_complete_at: null,
    });
    expect((await viewerOfCookie(cookie)).creationState).toBe(1);
    expect(await identitiesOf(person.email)).toEqual([person.sub]);
    const set = await google.door.call("createGoogleUser", { promoCode: "marista" }, { cookie });
    expect(set.body).toEqual({ result: [true, "Seu perfil foi configurado."] });
    expect(await userRow(person.email)).toMatchObject({ creation_state: 2, promo_code: "MARISTA" });
    const again = await google.door.call("createGoogleUser", { promoCode: "podion" }, { cookie });
    expect(again.body).toEqual(set.body);
    expect(await userRow(person.email)).toMatchObject({ creation_state: 2, promo_code: "MARISTA" });
    const page = await google.door.send("/completar-cadastro", { cookie });
    expect((await page.text()).includes("Como você nos conheceu?")).toBe(true);
  });

  test("a promo code from before createGoogleUser is used where the call has none", async () => {
    const person = givenGooglePerson();
    const cookie = cookiesOf(await google.enter(person, { promo: "azambuja" }));
    await google.door.call("createGoogleUser", { promoCode: null }, { cookie });
    expect(await userRow(person.email)).toMatchObject({ creation_state: 2, promo_code: "AZAMBUJA" });
  });

  test("without scripts a form sets them up", async () => {
    const person = givenGooglePerson();
    const cookie = cookiesOf(await google.enter(person));
    const waiting = await (await google.door.send("/completar-cadastro", { cookie })).text();
    expect(waiting.includes("Aguarde enquanto configuramos o seu perfil...")).toBe(true);
    const posted = await google.door.post("/completar-cadastro", { intent: "google" }, { cookie });
    expect([posted.status, posted.headers.get("Location")]).toEqual([302, "/completar-cadastro"]);
    expect(await userRow(person.email)).toMatchObject({ creation_state: 2 });
  });

  test("where the database fails while setting up, nothing has happened and it can be tried again", async () => {
    const person = givenGooglePerson();
    const cookie = cookiesOf(await google.enter(person));
    const { database } = faultyDatabase(bindings.DB, "fails before");
    const broken = openDoor({ ...google.door.env, DB: database });
    expect((await broken.call("createGoogleUser", {}, { cookie })).status).toBe(503);
    expect(await userRow(person.email)).toMatchObject({ creation_state: 1 });
    const again = await google.door.call("createGoogleUser", {}, { cookie });
    expect([again.status, (await userRow(person.email)) ?? {}]).toMatchObject([200, { creation_state: 2 }]);
  });

  test("ten returns at once make one account", async () => {
    const person = givenGooglePerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => google.enter(person)));
    expect(answers.map((response) => response.headers.get("Location"))).toEqual(Array(10).fill("/geral"));
    const ids = await Promise.all(answers.map(async (each) => (await viewerOfCookie(cookiesOf(each))).id));
    expect(new Set(ids).size).toBe(1);
    expect(await identitiesOf(person.email)).toEqual([person.sub]);
  });

  test("may have any name at Google", async () => {
    const person = givenGooglePerson({ given_name: "🐧", family_name: "<b>O'Neil</b>", name: undefined });
    await google.enter(person);
    expect(await userRow(person.email)).toMatchObject({ first_name: "Estudante", last_name: "b O Neil b" });
  });
});

test("createGoogleUser requires a session, and changes nothing for accounts with a password", async () => {
  expect((await door.call("createGoogleUser", { promoCode: "x" })).status).toBe(401);
  const person = await givenPerson();
  const before = await userRow(person.email);
  const data = { promoCode: "azambuja", claims: ["admin"], creationState: 1 };
  const reply = await door.call("createGoogleUser", data, { cookie: await signedIn(person) });
  expect(reply.body).toEqual({ result: [true, "Seu perfil foi configurado."] });
  expect(await userRow(person.email)).toEqual(before);
});
