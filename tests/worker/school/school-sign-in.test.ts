import { beforeAll, describe, expect, it } from "vitest";
import { createSchool } from "#app/features/school/services/create-school.server.ts";
import { findSchool } from "#app/features/school/services/find-school.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { cookiesOf, freshId, givenPerson, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenDemoSchools } from "#tests/support/personas.ts";
import { schoolStart } from "#tests/support/school-start.ts";

const WANTED = "/escolas/horizonte/cadernos?aba=1";
const BACK = `/horizonte?redirect=${encodeURIComponent(WANTED)}`;

beforeAll(givenDemoSchools);

async function htmlOf(path: string, cookie?: string): Promise<string> {
  const response = await door.send(path, { cookie });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("&amp;", "&");
}

function redirectField(html: string): string | undefined {
  return /<input type="hidden" name="redirect" value="([^"]*)"/.exec(html)?.[1];
}

function givenTeacher() {
  return givenPerson({ school: { id: "horizonte", role: "teacher" } });
}

describe("a school's own sign-in page", () => {
  it("shows the school and the login, in one trip to the database, and stays out of search engines", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send("/horizonte");
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Colégio Horizonte<\/h1>/);
    expect(html).toContain("<title>Entrar — Colégio Horizonte | Farol</title>");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(">CH</text>");
    expect(html).toMatch(/<form method="post" action="\/entrar"/);
    expect(trips).toHaveLength(1);
  });

  it("queries no database for an invalid school", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    expect((await openDoor({ DB: database }).send("/favicon-antigo.ico")).status).toBe(404);
    expect(trips).toHaveLength(0);
  });

  it("redirects to the page of the requested school, and to nothing else", async () => {
    expect(redirectField(await htmlOf(BACK))).toBe(WANTED);
    expect(redirectField(await htmlOf("/horizonte"))).toBe("/");
    for (const other of ["/escolas/azambuja/cadernos", "//evil.example", "/geral", "https://evil.example/"])
      expect(redirectField(await htmlOf(`/horizonte?redirect=${encodeURIComponent(other)}`))).toBe("/");
  });

  it("signs in and redirects there, or home where no page was requested", async () => {
    const teacher = await givenTeacher();
    const there = await door.post("/entrar", { ...teacher, redirect: WANTED });
    expect(there.headers.get("Location")).toBe(WANTED);
    const home = await door.post("/entrar", { ...teacher, redirect: "/" });
    expect(home.headers.get("Location")).toBe(schoolStart("horizonte"));
  });

  it("informs a person refused by a page of the school, without a redirect loop", async () => {
    const html = await htmlOf(BACK, await signedIn(await givenTeacher()));
    expect(html).toContain("Você não tem permissão para acessar esta página");
    expect(html).toContain("Entrar com outra conta");
    expect(html).not.toContain('name="password"');
    const signOut = /<form method="post" action="(\/sair[^"]*)"/.exec(html)?.[1];
    expect(signOut).toBe(`/sair?redirect=${encodeURIComponent(BACK)}`);
  });

  it("is where signing out there leads back to, signed out", async () => {
    const cookie = await signedIn(await givenTeacher());
    const out = await door.post(`/sair?redirect=${encodeURIComponent(BACK)}`, {}, { cookie });
    expect(out.headers.get("Location")).toBe(BACK);
    expect(cookiesOf(out)).toBe("");
    const elsewhere = await door.post("/sair?redirect=%2F%2Fevil.example", {}, { cookie });
    expect(elsewhere.headers.get("Location")).toBe("/");
  });

  it("is, for the school that has a page of its own, that page", async () => {
    const wanted = "/escolas/azambuja/gestao";
    const html = await htmlOf(`/azambuja?redirect=${encodeURIComponent(wanted)}`);
    expect(redirectField(html)).toBe(wanted);
    expect(redirectField(await htmlOf("/azambuja"))).toBe("/");
  });
});

describe("a new school", () => {
  it("has a page at once", async () => {
    const id = `escola-${freshId().slice(0, 8)}`;
    await createSchool(visitorDeps(), { id, name: "Escola do Bosque", supportPhone: null });
    expect(await findSchool(visitorDeps(), id)).toEqual({ id, name: "Escola do Bosque", supportPhone: null });
    expect(await htmlOf(`/${id}`)).toContain(">EB</text>");
  });

  it.each(["geral", "escolas", "listas", "Horizonte", "a", "são-josé"])(
    "may not be called %s",
    async (id) => {
      const school = { id, name: "Escola", supportPhone: null };
      await expect(createSchool(visitorDeps(), school)).rejects.toMatchObject({ code: "invalid-school-id" });
    },
  );

  it("does not replace another of the same word", async () => {
    const school = { id: "horizonte", name: "Outra", supportPhone: null };
    await expect(createSchool(visitorDeps(), school)).rejects.toMatchObject({ code: "school-exists" });
    expect((await findSchool(visitorDeps(), "horizonte")).name).toBe("Colégio Horizonte");
  });
});
