import { beforeAll, describe, expect, it } from "vitest";
import { door } from "#tests/support/door.ts";
import { givenPerson, signedIn } from "#tests/support/given.ts";
import { userRow } from "#tests/support/given-accounts.ts";
import {
  givenProfile,
  openProfile,
  pageSeen,
  sendProfileForm,
  wordsOf,
} from "#tests/support/given-profiles.ts";

let other: string;

beforeAll(async () => {
  other = await signedIn(await givenPerson({ firstName: "Outra" }));
});

describe("the name", () => {
  it("is changed, and the person is called by it from the next request on", async () => {
    const person = await givenProfile();
    const names = { intent: "name", firstName: "  José  ", lastName: "da  Conceição" };
    const response = await sendProfileForm(person.path, names, { cookie: person.cookie });
    const words = wordsOf(await response.text());
    expect([response.status, words.includes("Nome salvo."), words.includes("José da Conceição")]).toEqual([
      200,
      true,
      true,
    ]);
    const general = await (await door.send("/geral", { cookie: person.cookie })).text();
    expect(general).toMatch(/Boas-vindas(?:<!-- -->)?, (?:<!-- -->)?José/);
    expect(await userRow(person.email)).toMatchObject({ first_name: "José", last_name: "da Conceição" });
  });

  it.each([
    ["J", "Lima", "Digite o seu nome"],
    ["José2", "Lima", "Digite o seu nome"],
    ["José", "x".repeat(51), "Digite o seu sobrenome"],
    ["José", "<script>", "Digite o seu sobrenome"],
  ])("%j %j is refused at its field, and stays typed", async (firstName, lastName, problem) => {
    const person = await givenProfile({ firstName: "Iara" });
    const sent = { intent: "name", firstName, lastName };
    const response = await sendProfileForm(person.path, sent, { cookie: person.cookie });
    const html = await response.text();
    expect([response.status, wordsOf(html).includes(problem)]).toEqual([422, true]);
    expect(html).toContain(`value="${lastName.replace("<", "&lt;").replace(">", "&gt;")}"`);
    expect((await userRow(person.email))?.first_name).toBe("Iara");
  });
});

describe("another's profile", () => {
  it("cannot be changed by anybody, whatever they send", async () => {
    const person = await givenProfile({ firstName: "Iara" });
    await openProfile(person, "everybody");
    const forms: Parameters<typeof sendProfileForm>[1][] = [
      { intent: "name", firstName: "Outra", lastName: "Pessoa" },
      { intent: "privacy", visibility: "private" },
      { intent: "remove-picture" },
      { intent: "picture", picture: new Blob(["x"]) },
    ];
    for (const form of forms) {
      expect((await sendProfileForm(person.path, form, { cookie: other })).status).toBe(404);
      expect((await sendProfileForm(person.path, form)).status).toBe(401);
    }
    expect((await userRow(person.email))?.first_name).toBe("Iara");
    expect((await pageSeen(person.path)).text).toContain("Iara");
  });

  it("and one's own cannot be changed from another site", async () => {
    const person = await givenProfile({ firstName: "Iara" });
    const form = { intent: "name", firstName: "Outra", lastName: "Pessoa" };
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      {},
    ];
    for (const headers of foreign)
      expect((await sendProfileForm(person.path, form, { cookie: person.cookie, headers })).status).toBe(403);
    expect((await userRow(person.email))?.first_name).toBe("Iara");
  });

  it("accepts only the fields of its forms", async () => {
    const person = await givenProfile();
    const claims = {
      intent: "name",
      firstName: "Ana",
      lastName: "Lima",
      claims: '["admin"]',
      picture: "x",
      num: "1",
    };
    await sendProfileForm(person.path, claims, { cookie: person.cookie });
    expect(await userRow(person.email)).toMatchObject({ claims: "[]", picture: null });
    for (const intent of ["", "delete", "constructor", "toString"])
      expect((await sendProfileForm(person.path, { intent }, { cookie: person.cookie })).status).toBe(400);
    const nobody = await sendProfileForm(
      person.path,
      { intent: "privacy", visibility: "admin" },
      { cookie: person.cookie },
    );
    expect(nobody.status).toBe(422);
  });
});
