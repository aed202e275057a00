import { describe, expect, it } from "vitest";
import { MOST_LIST_QUESTIONS } from "#app/features/lists/domain/list.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenBank, givenPerson, givenStudent, numberOf, signedIn } from "#tests/support/given.ts";

const bank = await givenBank(40);
const codes = bank.map(({ code }) => code);

async function call(cookie: string, name: string, data: Record<string, unknown>): Promise<unknown[]> {
  const { body } = await door.call(name, data, { cookie });
  return body.result as unknown[];
}

async function newList(cookie: string, qID = codes[0], lName = "Véspera"): Promise<string> {
  const [done, id] = await call(cookie, "createNewUserList", {
    lName,
    lColor: "verde",
    qID,
    qSubj: "fisica",
  });
  expect(done).toBe(true);
  return String(id);
}

type Stored = { name: string; size: number; followers: number; deleted_at: number | null; version: number };

function stored(id: string): Promise<Stored | null> {
  return bindings.DB.prepare("SELECT * FROM lists WHERE id = ?").bind(id).first<Stored>();
}

async function ordsIn(id: string): Promise<number[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT i.ord FROM lists l JOIN list_items i ON i.list = l.num WHERE l.id = ? ORDER BY i.place, i.ord",
  )
    .bind(id)
    .all<{ ord: number }>();
  return results.map(({ ord }) => ord);
}

const ords = (...indexes: number[]) => indexes.map((index) => bank[index]?.ord);

describe("a list of one's own", () => {
  it("begins with a question, and replies its id and its cover", async () => {
    const cookie = await givenStudent();
    const made = await call(cookie, "createNewUserList", {
      lName: "  Óptica  ",
      lColor: "roxo",
      qID: codes[1],
      qSubj: "x",
    });
    expect(made).toEqual([true, expect.stringMatching(/^[\w-]{8,64}$/), `/l/${made[1]}/capa?v=1`]);
    expect(await stored(String(made[1]))).toMatchObject({ name: "Óptica", size: 1, followers: 0 });
  });

  it.each([
    ["", "Dê à lista um nome de 1 a 80 caracteres."],
    ["x".repeat(81), "Dê à lista um nome de 1 a 80 caracteres."],
  ])("is refused with the name %j", async (lName, message) => {
    expect(
      await call(await givenStudent(), "createNewUserList", { lName, lColor: "", qID: null, qSubj: "" }),
    ).toEqual([false, message]);
  });

  it("adds a question once, and removes it", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    const add = { lID: id, qID: codes[2], qSubj: "fisica", isAdd: true };
    expect(await call(cookie, "addQuestionToUserList", add)).toEqual([true, "Véspera"]);
    expect(await call(cookie, "addQuestionToUserList", add)).toEqual([true, "Véspera"]);
    expect(await ordsIn(id)).toEqual(ords(0, 2));
    expect(await call(cookie, "addQuestionToUserList", { ...add, isAdd: false })).toEqual([true, "Véspera"]);
    expect([await ordsIn(id), (await stored(id))?.size]).toEqual([ords(0), 1]);
    expect(await call(cookie, "addQuestionToUserList", { ...add, qID: "00000000" })).toEqual([
      false,
      "Questão não encontrada. Ela pode ter sido retirada do acervo.",
    ]);
  });

  it("is full at 500, and says so", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    await bindings.DB.prepare("UPDATE lists SET size = ? WHERE id = ?").bind(MOST_LIST_QUESTIONS, id).run();
    expect(
      await call(cookie, "addQuestionToUserList", { lID: id, qID: codes[3], qSubj: "", isAdd: true }),
    ).toEqual([false, "Uma lista tem até 500 questões. Crie outra ou tire algumas."]);
  });

  it("changes name, colour, texts and order; a new cover comes with a new name", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    for (const qID of codes.slice(1, 4))
      await call(cookie, "addQuestionToUserList", { lID: id, qID, qSubj: "", isAdd: true });
    const first = await (await door.send(`/l/${id}/capa?v=1`, { cookie })).text();
    const qArr = [codes[3], codes[1], codes[0], codes[2]];
    const edit = {
      lID: id,
      name: "ENEM <b>",
      tags: "Óptica, #enem",
      desc: "Para o dia",
      qArr,
      color: "rosa",
    };
    expect(await call(cookie, "editUserList", edit)).toEqual([true, "ENEM <b>"]);
    expect(await ordsIn(id)).toEqual(ords(3, 1, 0, 2));
    expect(await stored(id)).toMatchObject({ tags: '["óptica","enem"]', colour: "rosa", version: 2 });
    const cover = await door.send(`/l/${id}/capa?v=2`, { cookie });
    const svg = await cover.text();
    expect([
      cover.status,
      cover.headers.get("Content-Type"),
      svg.includes("ENEM &lt;b&gt;"),
      svg === first,
    ]).toEqual([200, "image/svg+xml", true, false]);
    expect(cover.headers.get("Content-Security-Policy")).toContain("sandbox");
  });

  it("merges two editors: what one added while the other ordered stays", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    for (const qID of codes.slice(1, 3))
      await call(cookie, "addQuestionToUserList", { lID: id, qID, qSubj: "", isAdd: true });
    const base = codes.slice(0, 3);
    await Promise.all([
      call(cookie, "addQuestionToUserList", { lID: id, qID: codes[7], qSubj: "", isAdd: true }),
      call(cookie, "editUserList", { lID: id, qArr: [codes[2], codes[0]], qBase: base }),
      call(cookie, "editUserList", { lID: id, qArr: [...base, codes[8]], qBase: base }),
    ]);
    expect((await ordsIn(id)).sort()).toEqual(ords(0, 2, 7, 8).sort());
    expect((await stored(id))?.size).toBe(4);
    // Without a base nothing is removed.
    await call(cookie, "editUserList", { lID: id, qArr: [codes[8]] });
    expect(await ordsIn(id)).toHaveLength(4);
  });

  it("receives 40 questions at once from several tabs, and loses none", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    const replies = await Promise.all(
      codes.map((qID) => call(cookie, "addQuestionToUserList", { lID: id, qID, qSubj: "", isAdd: true })),
    );
    expect(replies.filter(([done]) => done)).toHaveLength(40);
    expect([(await ordsIn(id)).length, (await stored(id))?.size]).toEqual([40, 40]);
  });
});

describe("another person's list (SEC-05)", () => {
  it("is nobody's while it is private: not changed, not followed, not seen", async () => {
    const [own, other] = [await givenStudent(), await givenStudent()];
    const id = await newList(own);
    const gone = [false, "Esta lista não existe, foi apagada ou não está aberta para você."];
    const calls = {
      addQuestionToUserList: { qID: codes[5], qSubj: "", isAdd: true },
      editUserList: { name: "Roubada", qArr: [], qBase: codes },
      followUserList: {},
      deleteUserList: {},
    };
    for (const [name, data] of Object.entries(calls))
      expect([name, await call(other, name, { lID: id, ...data })]).toEqual([name, gone]);
    expect((await door.send(`/l/${id}/capa`, { cookie: other })).status).toBe(404);
    expect((await door.send(`/l/${id}/capa`)).status).toBe(404);
    for (const path of [`/l/${id}`, `/l/${id}?parte=organizar`, `/l/${id}/imprimir`, `/l/${id}?pagina=2`])
      expect([path, (await door.send(path, { cookie: other })).status]).toEqual([path, 404]);
    for (const intent of ["copy", "follow", "delete", "restore"])
      expect([intent, (await door.post(`/l/${id}`, { intent }, { cookie: other })).status]).toEqual([
        intent,
        404,
      ]);
    for (const path of ["/listas?aba=descobrir&q=vespera", "/listas?aba=seguidas", "/gerador-listas"])
      expect(await (await door.send(path, { cookie: other })).text()).not.toContain(id);
    expect(await stored(id)).toMatchObject({ name: "Véspera", size: 1, followers: 0, deleted_at: null });
  });

  it("is followed once by each of a hundred, and not by its owner", async () => {
    const own = await givenStudent();
    const id = await newList(own);
    expect(await call(own, "editUserList", { lID: id, visibility: "public" })).toEqual([true, "Véspera"]);
    expect(await call(own, "followUserList", { lID: id })).toEqual([
      false,
      "Esta lista é sua: ela já está em Minhas.",
    ]);
    const people = await Promise.all(Array.from({ length: 20 }, () => givenStudent()));
    await Promise.all(
      people.flatMap((each) => Array.from({ length: 5 }, () => call(each, "followUserList", { lID: id }))),
    );
    expect((await stored(id))?.followers).toBe(20);
    await Promise.all(
      people
        .slice(0, 4)
        .flatMap((each) => [1, 2].map(() => call(each, "followUserList", { lID: id, isFollow: false }))),
    );
    expect((await stored(id))?.followers).toBe(16);
  });

  it("is published only by a confirmed account, and without contact data", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    for (const name of ["Me chama 85 99999-1234", "ana@farol.com.br", "veja www.x.com"])
      expect((await call(cookie, "editUserList", { lID: id, name }))[0]).toBe(false);
    const pending = await signedIn(await givenPerson({ verified: false }));
    const theirs = await newList(pending);
    expect((await call(pending, "editUserList", { lID: theirs, visibility: "public" }))[0]).toBe(false);
  });
});

describe("a deleted list", () => {
  it("is deleted with its person's account, with its questions and covers", async () => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const id = await newList(cookie);
    const fan = await givenStudent();
    await call(cookie, "editUserList", { lID: id, visibility: "unlisted" });
    await call(fan, "followUserList", { lID: id });
    const num = await numberOf(person);
    await (await door.send(`/l/${id}/capa`, { cookie })).text();
    const covers = () => bindings.FILES.list({ prefix: `list-covers/${num}/` });
    expect((await covers()).objects).toHaveLength(1);
    const response = await door.post(
      "/conta",
      { intent: "delete", current: person.password, agreed: "sim" },
      { cookie },
    );
    expect(response.status).toBe(302);
    expect([await stored(id), (await covers()).objects]).toEqual([null, []]);
    expect((await call(fan, "followUserList", { lID: id }))[0]).toBe(false);
  });

  it("is refused a second time", async () => {
    const cookie = await givenStudent();
    const id = await newList(cookie);
    expect(await call(cookie, "deleteUserList", { lID: id })).toEqual([true, "Véspera"]);
    expect((await call(cookie, "deleteUserList", { lID: id }))[0]).toBe(false);
    expect(
      (await call(cookie, "addQuestionToUserList", { lID: id, qID: codes[1], qSubj: "", isAdd: true }))[0],
    ).toBe(false);
  });
});
