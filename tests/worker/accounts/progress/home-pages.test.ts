import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, fromOurPage, openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, givenQuestion, givenStudent, signedIn } from "#tests/support/given.ts";

describe("the front page", () => {
  it("is one page for every visitor: one trip to the database, and five minutes in the edge's cache", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=300");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(trips).toHaveLength(1);
  });

  it("describes Farol, to people and in shared previews", async () => {
    const html = await (await door.send("/")).text();
    expect(html).toContain("<title>Farol: a plataforma oficial do estudante</title>");
    expect(html).toMatch(/<meta name="description" content="(?:[\d.]+ quest(?:ão|ões)|Questões) de ENEM/);
    expect(html).not.toContain("200.000");
    expect(html).toContain("Criar conta grátis");
    expect(html).toContain('<link rel="canonical" href="https://farol.test/"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<form[^>]*action="\/questoes"[^>]*>/);
    expect(html).toContain('aria-label="Buscar questões"');
    expect(html).toContain('href="/questoes/ITA"');
  });

  it("redirects a signed-in student to their own, and is not cached then", async () => {
    const response = await door.send("/", { cookie: await givenStudent() });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/geral");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("the student's first page", () => {
  it("sends a visitor to the front page", async () => {
    const response = await door.send("/geral");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/");
  });

  it("welcomes a student without answers and says what to do", async () => {
    const cookie = await signedIn(await givenPerson({ firstName: "Dandara" }));
    const html = await (await door.send("/geral", { cookie })).text();
    expect(html).toContain("<title>Início | Farol</title>");
    expect(html).toMatch(/<h1[^>]*>Boas-vindas(?:<!-- -->)?, (?:<!-- -->)?Dandara<\/h1>/);
    expect(html).toContain("Qual prova você vai fazer?");
    expect(html).not.toContain("Suas semanas");
  });

  it("shows level, week and where to go on after an answer", async () => {
    const [next, last] = [await givenQuestion(), await givenQuestion()];
    const cookie = await givenStudent();
    const data = { qid: last.code, userAnswer: "B", operationId: freshId() };
    await door.call("answerQuestion", data, { cookie, headers: fromOurPage });
    const response = await door.send("/geral", { cookie });
    const html = await response.text();
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain("Faltam 27 pontos para o nível 2");
    expect(html).toContain("1 questão respondida, 1 certa");
    expect(html).toContain(`/q/${next.code}?busca=`);
  });
});
