import { expect, it } from "vitest";
import type { PaperKey } from "#app/features/bank/domain/paper/paper-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, givenBank, givenStudent, wrongLetter } from "#tests/support/given.ts";

const bank = (await givenBank(60)).filter(({ draft }) => draft.kind === "single-choice");

async function call(cookie: string, name: string, data: Record<string, unknown>): Promise<unknown[]> {
  const { body } = await door.call(name, data, { cookie });
  return body.result as unknown[];
}

type Reply = { title: string; keys: PaperKey[] | null; questions: { ord: number; heading: string | null }[] };

async function paperOf(id: string, cookie: string | undefined, query = "") {
  const { database, trips } = countedDatabase(bindings.DB);
  const address = dataAddress(`/l/${id}/imprimir${query}`, "features/lists/pages/print-list");
  const response = await openDoor({ DB: database }).send(address, { cookie });
  const { status } = response;
  const paper = status === 200 ? await response.json<Reply>() : null;
  return { status, paper, cost: [trips.length, rowsRead(trips)] as const };
}

it("a list is printed in its order with its headings, by its readers alone, in one trip", async () => {
  const [owner, other] = [await givenStudent(), await givenStudent()];
  const [, listId] = await call(owner, "createNewUserList", {
    lName: "Óptica",
    lColor: "",
    qID: null,
    qSubj: "",
  });
  const id = String(listId);
  const chosen = [4, 2, 9].map((index) => bank[index]);
  await call(owner, "editUserList", { lID: id, qArr: chosen.map((each) => each?.code), qBase: [] });
  await door.post(`/l/${id}`, { intent: "heading", titulo: "Parte 1" }, { cookie: owner });
  const { paper, cost } = await paperOf(id, owner);
  expect(paper?.title).toBe("Óptica");
  expect(paper?.questions.map(({ ord }) => ord)).toEqual(chosen.map((each) => each?.ord));
  expect(cost[0]).toBe(1);
  expect(cost[1]).toBeLessThan(30);
  expect((await paperOf(id, other)).status).toBe(404);
  expect((await paperOf(id, undefined)).status).toBe(401);
  await call(owner, "editUserList", { lID: id, visibility: "unlisted" });
  expect((await paperOf(id, other, "?gabarito=sim")).paper?.keys?.every((key) => key.answer === null)).toBe(
    true,
  );
  await call(owner, "deleteUserList", { lID: id });
  expect((await paperOf(id, owner)).status).toBe(404);
});

it("wrong answers are printed with their keys", async () => {
  const cookie = await givenStudent();
  const question = bank[0];
  if (!question) throw new Error("no question");
  await call(cookie, "answerQuestion", {
    qid: question.code,
    userAnswer: wrongLetter(question),
    operationId: freshId(),
  });
  const { paper, cost } = await paperOf("minhas-erradas", cookie, "?gabarito=sim");
  expect(paper?.title).toBe("Minhas erradas");
  expect(paper?.keys?.map(({ ord, answer }) => [ord, answer])).toEqual([[question.ord, question.draft.key]]);
  expect(cost[0]).toBe(1);
});
