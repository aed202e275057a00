import { describe, expect, it } from "vitest";
import { rankFollowedLists } from "#app/features/lists/services/rank-lists.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenBank, givenStudent, visitorDeps, wrongLetter } from "#tests/support/given.ts";

const bank = (await givenBank(60)).filter(({ draft }) => draft.kind === "single-choice");
const codes = bank.map(({ code }) => code);

async function call(cookie: string, name: string, data: Record<string, unknown>): Promise<unknown[]> {
  const { body } = await door.call(name, data, { cookie });
  return body.result as unknown[];
}

async function newList(cookie: string, name: string, count = 3, visibility = "private"): Promise<string> {
  const [, id] = await call(cookie, "createNewUserList", { lName: name, lColor: "", qID: null, qSubj: "" });
  const qArr = codes.slice(0, count);
  await call(cookie, "editUserList", { lID: id, qArr, qBase: [], visibility });
  return String(id);
}

async function cost(path: string, cookie?: string) {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(path, { cookie });
  return { trips: trips.length, rows: rowsRead(trips), html: await response.text(), status: response.status };
}

const post = (cookie: string, path: string, fields: Record<string, string>) =>
  door.post(path, fields, { cookie });

/** Codes in the order of the page. */
function codesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/questao=([0-9A-Z]{8})"/g)].map(([, code = ""]) => code))];
}

describe("a list's page", () => {
  it("shows its questions in order with their reader's results, in one trip and two rows a question", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie, "Mecânica", 40);
    const first = bank[0];
    if (!first) throw new Error("no question");
    await call(cookie, "answerQuestion", {
      qid: first.code,
      userAnswer: first.draft.key,
      operationId: freshId(),
    });
    const page = await cost(`/l/${id}`, cookie);
    expect([page.status, page.trips]).toEqual([200, 1]);
    expect(page.rows).toBeLessThanOrEqual(40 * 3 + 12);
    expect(codesOf(page.html)).toEqual(codes.slice(0, 40));
    for (const text of ["40 questões, 1 feita, 100% certas", "Só você vê", "Continuar"])
      expect(page.html).toContain(text);
    expect((await cost(`/l/${id}`)).status).toBe(404);
    expect((await cost(`/l/${id}?parte=organizar`, await givenStudent())).status).toBe(404);
  });

  it("moves, removes, restores and heads with forms alone", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie, "Ordem", 4);
    const organize = async () => (await cost(`/l/${id}?parte=organizar`, cookie)).html;
    const fields = [
      ...(await organize()).matchAll(
        /name="item" value="(\w+)"\/><input type="hidden" name="lugar" value="(\w*)"/g,
      ),
    ];
    const [, , , down] = fields;
    expect(fields).toHaveLength(8);
    await post(cookie, `/l/${id}`, { intent: "move", item: String(down?.[1]), lugar: String(down?.[2]) });
    const [a, b, c, d] = codes;
    expect(codesOf((await cost(`/l/${id}`, cookie)).html)).toEqual([a, c, b, d]);
    await post(cookie, `/l/${id}`, { intent: "remove", item: String(c) });
    await post(cookie, `/l/${id}`, { intent: "heading", titulo: "Parte <2>" });
    const html = (await cost(`/l/${id}`, cookie)).html;
    expect([codesOf(html), html.includes("Parte &lt;2&gt;")]).toEqual([[a, b, d], true]);
    await post(cookie, `/l/${id}`, { intent: "put", item: String(c), lugar: "zzz", titulo: "" });
    expect(codesOf((await cost(`/l/${id}`, cookie)).html)).toEqual([a, b, d, c]);
    expect((await post(cookie, `/l/${id}`, { intent: "move", item: String(a), lugar: "não" })).status).toBe(
      400,
    );
    expect((await post(await givenStudent(), `/l/${id}`, { intent: "remove", item: String(a) })).status).toBe(
      404,
    );
  });

  it("is copied by who may open it, privately (SEC-05)", async () => {
    const [own, other] = [await givenStudent(), await givenStudent()];
    const id = await newList(own, "Original", 3);
    expect((await post(other, `/l/${id}`, { intent: "copy" })).status).toBe(404);
    await call(own, "editUserList", { lID: id, visibility: "unlisted" });
    const copied = await post(other, `/l/${id}`, { intent: "copy" });
    const html = (await cost(copied.headers.get("Location") ?? "", other)).html;
    expect([codesOf(html), html.includes("Original (cópia)"), html.includes("Só você vê")]).toEqual([
      codes.slice(0, 3),
      true,
      true,
    ]);
  });

  it("notifies its followers that it is deleted, and is restored", async () => {
    const [own, fan, stranger] = [await givenStudent(), await givenStudent(), await givenStudent()];
    const id = await newList(own, "Vai embora", 2, "public");
    await post(fan, `/l/${id}`, { intent: "follow" });
    await post(own, `/l/${id}`, { intent: "delete" });
    const gone = "Esta lista foi apagada por quem a criou. O que você fez continua seu.";
    expect((await cost(`/l/${id}`, fan)).html).toContain(gone);
    expect((await cost("/listas?aba=seguidas", fan)).html).toContain(gone);
    expect((await cost(`/l/${id}`, stranger)).status).toBe(404);
    expect((await cost("/listas?aba=descobrir&q=embora")).html).not.toContain("Vai embora");
    await post(own, `/l/${id}`, { intent: "restore" });
    expect((await cost("/listas?aba=descobrir&q=embora")).html).toContain("Vai embora");
  });
});

describe("public lists", () => {
  it("are found by words without accents and by tag, the most followed first, and never a private one", async () => {
    const own = await givenStudent();
    const [one, two] = [
      await newList(own, "Óptica geométrica", 2, "public"),
      await newList(own, "Óptica física", 2, "public"),
    ];
    await newList(own, "Óptica secreta", 2);
    await call(own, "editUserList", { lID: two, tags: ["Ondas"] });
    await call(await givenStudent(), "followUserList", { lID: one });
    await rankFollowedLists(visitorDeps());
    const found = async (query: string) => {
      const { html, trips, rows } = await cost(`/listas?aba=descobrir&${query}`);
      expect(trips).toBe(1);
      expect(rows).toBeLessThanOrEqual(200);
      return [...new Set([...html.matchAll(/\/l\/([\w-]+)\/capa/g)].map(([, id]) => id))];
    };
    expect(await found("q=optica")).toEqual([one, two]);
    expect(await found("q=optica&ordem=novas")).toEqual([two, one]);
    expect(await found("etiqueta=ondas")).toEqual([two]);
    expect(await found('q="%20OR%20*')).not.toContain("x");
    await call(own, "editUserList", { lID: one, visibility: "private" });
    expect(await found("q=optica")).toEqual([two]);
  });
});

describe("an automatic list", () => {
  it("is the ledger's: what was wrong, and of that what was not right later", async () => {
    const cookie = await givenStudent();
    const [a, b, c] = bank;
    if (!a || !b || !c) throw new Error("no questions");
    const answer = (question: typeof a, userAnswer: string) =>
      call(cookie, "answerQuestion", { qid: question.code, userAnswer, operationId: freshId() });
    await answer(a, wrongLetter(a));
    await answer(b, b.draft.key ?? "");
    await answer(c, wrongLetter(c));
    await answer(a, a.draft.key ?? "");
    const wrong = await cost("/l/minhas-erradas", cookie);
    expect([codesOf(wrong.html), wrong.trips]).toEqual([[c.code, a.code], 1]);
    expect(codesOf((await cost("/l/para-rever", cookie)).html)).toEqual([c.code]);
    expect((await cost("/listas", cookie)).html).toContain("2 questões");
  });
});

describe("a new list", () => {
  it("accepts a search's questions, or an exam's, in their order", async () => {
    const cookie = await givenStudent();
    const made = await post(cookie, "/listas/nova", {
      nome: "Prova",
      questoes: codes.slice(3, 6).join(","),
      cor: "rosa",
    });
    expect(codesOf((await cost(made.headers.get("Location") ?? "", cookie)).html)).toEqual(codes.slice(3, 6));
    const of = await post(cookie, "/listas/nova", { nome: "Busca", busca: "/questoes", quantas: "7" });
    expect(codesOf((await cost(of.headers.get("Location") ?? "", cookie)).html)).toHaveLength(7);
    expect((await post(cookie, "/listas/nova", { nome: "", busca: "/questoes" })).status).toBe(422);
    expect((await post(cookie, "/listas/nova", { nome: "Nada", busca: "/questoes?q=xyzxyzq" })).status).toBe(
      422,
    );
  });

  it("is offered to a question's card without scripts, with a tick where it is", async () => {
    const cookie = await givenStudent();
    const path = `/listas/salvar?questao=${codes[0]}`;
    await post(cookie, path, { intent: "create", nome: "Nova" });
    const page = await cost(path, cookie);
    expect([page.trips, page.html.includes('value="remove"')]).toEqual([1, true]);
  });
});
