import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenBank, givenStudent, wrongLetter } from "#tests/support/given.ts";

const bank = (await givenBank(40)).filter(({ draft }) => draft.kind === "single-choice");
const [one, two, three] = bank.map(({ code }) => code);

async function call(cookie: string, name: string, data: Record<string, unknown>): Promise<unknown[]> {
  const { body } = await door.call(name, data, { cookie });
  return body.result as unknown[];
}

/** A list of three, in an order that is not the bank's. */
async function givenList(cookie: string, visibility = "private"): Promise<string> {
  const [, id] = await call(cookie, "createNewUserList", {
    lName: "Véspera",
    lColor: "",
    qID: null,
    qSubj: "",
  });
  await call(cookie, "editUserList", { lID: id, qArr: [three, one, two], qBase: [], visibility });
  return String(id);
}

async function opened(code: string | undefined, list: string, cookie?: string) {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(`/q/${code}?lista=${list}`, { cookie });
  const html = await response.text();
  const [, place = null] = />(\d+ de \d+)</.exec(html) ?? [];
  const forms = [...html.matchAll(/<form action="\/q\/(\w+)"[^>]*>(.*?)<\/form>/g)];
  const steps = ["Questão anterior", "Próxima questão"].map((label) => {
    const [, to = null, body] =
      forms.find(([, , inner = ""]) => inner.includes(`aria-label="${label}"`)) ?? [];
    return body?.includes(`name="lista" value="${list}"`) ? to : null;
  });
  return { response, html, place, steps, trips: trips.length, rows: rowsRead(trips) };
}

describe("a question that was opened from a list", () => {
  it("has its place, its neighbours in the list's order and the way back, in one trip", async () => {
    const cookie = await givenStudent();
    const id = await givenList(cookie);
    const listed = await (await door.send(`/l/${id}`, { cookie })).text();
    expect(listed).toContain(`href="/q/${three}?lista=${id}"`);
    const first = await opened(three, id, cookie);
    expect([first.place, first.steps, first.trips]).toEqual(["1 de 3", [null, one], 1]);
    expect(first.rows).toBeLessThanOrEqual(12 + 2 * 3 + 1);
    expect(first.html).toContain("Lista Véspera");
    expect(first.html).toContain(`href="/l/${id}"`);
    expect(first.response.headers.get("Cache-Control")).toContain("no-store");
    const middle = await opened(one, id, cookie);
    expect([middle.place, middle.steps]).toEqual(["2 de 3", [three, two]]);
    const last = await opened(two, id, cookie);
    expect([last.place, last.steps]).toEqual(["3 de 3", [one, null]]);
    const out = await opened(bank[5]?.code, id, cookie);
    expect([out.place, out.steps, out.html.includes("Lista Véspera")]).toEqual([null, [null, null], true]);
  });

  it("says nothing of a list that its reader may not open (SEC-05)", async () => {
    const [own, other] = [await givenStudent(), await givenStudent()];
    const id = await givenList(own);
    for (const asker of [other, undefined]) {
      const page = await opened(one, id, asker);
      expect([page.response.status, page.place, page.steps]).toEqual([200, null, [null, null]]);
      expect(page.html).not.toContain("Véspera");
    }
    const none = await opened(one, "nenhuma-lista", other);
    expect([none.response.status, none.place]).toEqual([200, null]);
    await call(own, "editUserList", { lID: id, visibility: "unlisted" });
    expect((await opened(one, id)).place).toBe("2 de 3");
    expect((await opened(one, "../listas%20x", own)).response.status).toBe(200);
  });

  it("goes through an automatic list, the newest first", async () => {
    const cookie = await givenStudent();
    const [a, b] = bank;
    if (!a || !b) throw new Error("no questions");
    for (const question of [a, b])
      await call(cookie, "answerQuestion", {
        qid: question.code,
        userAnswer: wrongLetter(question),
        operationId: freshId(),
      });
    const page = await opened(a.code, "minhas-erradas", cookie);
    expect([page.place, page.trips, page.html.includes("Lista Minhas erradas")]).toEqual(["2 de 2", 1, true]);
    expect((await opened(a.code, "minhas-erradas")).place).toBeNull();
  });
});
