import { describe, expect, it } from "vitest";
import { MOST_SAVED_SEARCHES } from "#app/features/questions/domain/saved-search-limits.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { givenStudent } from "#tests/support/given.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

type Row = { id: string; name: string; address: string };

async function keptBy(cookie: string): Promise<Row[]> {
  const { num } = await viewerOfCookie(cookie);
  const all = bindings.DB.prepare(
    "SELECT id, name, address FROM saved_searches WHERE user_num = ? ORDER BY saved_at DESC, id",
  );
  return (await all.bind(num).all<Row>()).results;
}

function send(cookie: string | undefined, intent: string, fields: Record<string, string>) {
  return door.post("/buscas-salvas", { intent, ...fields }, { cookie });
}

function save(cookie: string | undefined, busca: string, nome = "Minha busca") {
  return send(cookie, "save", { busca, nome });
}

describe("a search is saved", () => {
  it("under its own address, in whatever form it was requested, and is on the page", async () => {
    const cookie = await givenStudent();
    const typed = "/questoes?instituicao=enem&lixo=1&disciplina=fisica&ordem=dificeis&apos=ABC";
    const response = await save(cookie, typed, "  Física   difícil ");
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const text of [
      "Busca salva.",
      "Física difícil",
      'href="/questoes/ENEM/todos/fisica?ordem=dificeis"',
    ])
      expect(html).toContain(text);
    expect(await keptBy(cookie)).toMatchObject([
      { name: "Física difícil", address: "/questoes/ENEM/todos/fisica?ordem=dificeis" },
    ]);
  });

  it("once: sent again nothing changes, and under another name it is refused", async () => {
    const cookie = await givenStudent();
    const twice = await Promise.all([1, 2].map(() => save(cookie, "/questoes/ITA", "ITA")));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const other = await save(cookie, "/questoes/ita", "Outra");
    expect([other.status, (await other.text()).includes("Você já salvou esta busca")]).toEqual([409, true]);
    expect(await keptBy(cookie)).toHaveLength(1);
  });

  it.each([
    ["https://evil.example/questoes", 404],
    ["//evil.example", 404],
    ["/geral", 404],
    ["/questoes/instituicao-inventada", 404],
    ["", 404],
  ])("but not %j", async (busca, status) => {
    const cookie = await givenStudent();
    expect((await save(cookie, busca)).status).toBe(status);
    expect(await keptBy(cookie)).toEqual([]);
  });

  it.each([
    ["", 422],
    ["   ", 422],
    ["x".repeat(61), 422],
    ["x".repeat(60), 200],
  ])("with a name of its own: %j gives %i", async (name, status) => {
    const cookie = await givenStudent();
    expect((await save(cookie, "/questoes/IME", name)).status).toBe(status);
  });

  it("fifty times, and then no more, however many are sent at once", async () => {
    const cookie = await givenStudent();
    for (let index = 0; index < MOST_SAVED_SEARCHES - 2; index++)
      await save(cookie, `/questoes?q=tema${index}`);
    const rest = await Promise.all([1, 2, 3, 4].map((each) => save(cookie, `/questoes?q=resto${each}`)));
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await keptBy(cookie)).toHaveLength(MOST_SAVED_SEARCHES);
    const again = await save(cookie, "/questoes?q=tema1");
    expect(again.status).toBe(200);
    const [first] = await keptBy(cookie);
    await send(cookie, "delete", { id: first?.id ?? "" });
    expect((await save(cookie, "/questoes?q=agora")).status).toBe(200);
  });
});

describe("a saved search", () => {
  it("can be renamed, deleted, and restored to its place", async () => {
    const cookie = await givenStudent();
    await save(cookie, "/questoes/ENEM/2019", "Primeira");
    await save(cookie, "/questoes/ENEM/2020", "Segunda");
    const { num } = await viewerOfCookie(cookie);
    await bindings.DB.prepare(
      "UPDATE saved_searches SET saved_at = 1000 WHERE user_num = ? AND name = 'Primeira'",
    )
      .bind(num)
      .run();
    const [, first] = await keptBy(cookie);
    expect((await send(cookie, "rename", { id: first?.id ?? "", nome: "Prova de 2019" })).status).toBe(200);
    const gone = await (await send(cookie, "delete", { id: first?.id ?? "" })).text();
    for (const text of ["Busca apagada.", "Desfazer", 'value="1000"']) expect(gone).toContain(text);
    expect(await keptBy(cookie)).toMatchObject([{ name: "Segunda" }]);
    const back = { busca: "/questoes/ENEM/2019", nome: "Prova de 2019", salvaEm: "1000" };
    expect((await send(cookie, "restore", back)).status).toBe(200);
    expect((await keptBy(cookie)).map(({ name }) => name)).toEqual(["Segunda", "Prova de 2019"]);
  });

  it("never comes from the future, nor from no time at all", async () => {
    const cookie = await givenStudent();
    for (const salvaEm of ["99999999999", "-5", "1e400", "ontem", "1.5"])
      await send(cookie, "restore", { busca: `/questoes?q=t${salvaEm}`, nome: "Uma", salvaEm });
    const { num } = await viewerOfCookie(cookie);
    const { results } = await bindings.DB.prepare("SELECT saved_at FROM saved_searches WHERE user_num = ?")
      .bind(num)
      .all<{ saved_at: number }>();
    const now = Date.now() / 1000;
    expect(results).toHaveLength(5);
    expect(results.filter(({ saved_at: at }) => at < now - 600 || at > now + 5)).toEqual([]);
  });

  it("is refused a bad name at its field, with what was typed", async () => {
    const cookie = await givenStudent();
    await save(cookie, "/questoes/ENEM", "ENEM");
    const [kept] = await keptBy(cookie);
    const response = await send(cookie, "rename", { id: kept?.id ?? "", nome: "y".repeat(70) });
    const html = await response.text();
    expect([response.status, html.includes("y".repeat(70)), html.includes("com 1 a 60 caracteres")]).toEqual([
      422,
      true,
      true,
    ]);
    expect(await keptBy(cookie)).toMatchObject([{ name: "ENEM" }]);
  });

  it("of another person is nobody's: it is neither read, nor named, nor deleted", async () => {
    const [own, other] = [await givenStudent(), await givenStudent()];
    await save(own, "/questoes/ENEM/2017", "Só minha");
    const [{ id } = { id: "" }] = await keptBy(own);
    expect((await send(other, "rename", { id, nome: "Roubada" })).status).toBe(404);
    expect((await send(other, "delete", { id })).status).toBe(404);
    expect(await (await door.send("/buscas-salvas", { cookie: other })).text()).not.toContain("Só minha");
    expect(await keptBy(own)).toMatchObject([{ name: "Só minha" }]);
  });

  it("needs a login, and a known act", async () => {
    for (const intent of ["save", "restore", "rename", "delete"])
      expect((await send(undefined, intent, { busca: "/questoes", nome: "x", id: "1" })).status).toBe(401);
    expect((await send(await givenStudent(), "outro", {})).status).toBe(400);
  });
});

describe("what it costs", () => {
  it("the search itself reads nothing of it, and the list one trip and a row each", async () => {
    const cookie = await givenStudent();
    for (const year of [2015, 2016, 2017]) await save(cookie, `/questoes/ENEM/${year}`, `ENEM ${year}`);
    const { database, trips } = countedDatabase(bindings.DB);
    const { send: ask } = openDoor({ DB: database });
    await (await ask("/questoes/ENEM", { cookie })).text();
    expect(trips).toHaveLength(1);
    expect(trips.flat().filter(({ sql }) => sql.includes("saved_searches"))).toEqual([]);
    trips.length = 0;
    const address = "/buscas-salvas?busca=%2Fquestoes%2FENEM%2F2018";
    const data = await ask(dataAddress(address, "features/questions/pages/saved-searches"), { cookie });
    expect(await data.json()).toMatchObject({
      searches: [{ name: /ENEM/ }, {}, {}].map(() => ({
        address: expect.stringMatching(/^\/questoes\/ENEM\//),
      })),
      proposed: { address: "/questoes/ENEM/2018", name: "ENEM, 2018" },
    });
    expect([trips.length, rowsRead(trips) <= 6]).toEqual([1, true]);
  });
});
