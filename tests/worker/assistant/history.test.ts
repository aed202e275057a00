import { expect, it } from "vitest";
import { requestId } from "#app/features/assistant/domain/request-state.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { endLost } from "#app/features/assistant/services/advance-request.server.ts";
import { storePassages } from "#app/features/assistant/services/store-passages.server.ts";
import { purgeHistory } from "#app/features/assistant/services/update-history.server.ts";
import { askWords, endedAs, givenModel, pieces, rowOf } from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, givenPerson, givenStudent, numberOf, signedIn, visitorDeps } from "#tests/support/given.ts";

const PAGE = "features/assistant/pages/assistant";

type Page = {
  history: { items: { id: string; title: string }[]; next: string | null };
  requests: { id: string; words: string }[];
  left: number;
};

async function pageOf(cookie: string, path: string, through = door): Promise<Page> {
  return (await through.send(dataAddress(path, PAGE), { cookie })).json();
}

/** A person with this many answered doubts. */
async function givenHistory(count: number) {
  const person = await givenPerson();
  const num = await numberOf(person);
  await bindings.DB.prepare(
    `INSERT INTO gpt_answer_requests (user_num, key, words, status, message, asked_at)
    SELECT ?, ':k' || value, 'Dúvida ' || value || CASE WHEN value = 3 THEN ' de óptica' ELSE '' END, 200, 'Uma resposta.', 1
    FROM json_each(?)`,
  )
    .bind(num, JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)))
    .run();
  return { person, num, cookie: await signedIn(person) };
}

it("shows the history in pages, within its budget, and finds words in it", async () => {
  const { cookie } = await givenHistory(30);
  const { database, trips } = countedDatabase(bindings.DB);
  const first = await pageOf(cookie, "/gpt", openDoor({ DB: database }));
  expect(first.history.items).toHaveLength(20);
  expect(trips).toHaveLength(1);
  // 21 of the history, and the allowance.
  expect(rowsRead(trips)).toBeLessThanOrEqual(22);
  const second = await pageOf(cookie, assistantPaths.history({ antes: first.history.next ?? "" }));
  expect(second.history).toMatchObject({ next: null });
  expect(second.history.items).toHaveLength(10);
  const found = await pageOf(cookie, assistantPaths.history({ busca: "Optica" }));
  expect(found.history.items.map(({ title }) => title)).toEqual(["Dúvida 3 de óptica"]);
  expect((await pageOf(cookie, assistantPaths.history({ busca: "__proto__" }))).history.items).toEqual([]);
  // Without a word in it a search is none.
  for (const strange of ["%", "'", "\u0000"])
    expect((await pageOf(cookie, assistantPaths.history({ busca: strange }))).history.items).toHaveLength(20);
});

it("opens, deletes and restores the person's own requests, and nobody else's (SEC-05)", async () => {
  const { cookie } = await givenHistory(1);
  const id = (await pageOf(cookie, "/gpt")).history.items[0]?.id ?? "";
  expect((await pageOf(cookie, assistantPaths.request(id))).requests).toMatchObject([
    { id, words: "Dúvida 1" },
  ]);
  const stranger = await givenStudent();
  expect((await pageOf(stranger, assistantPaths.request(id))).requests).toEqual([]);
  await door.post("/gpt", { intent: "delete", id }, { cookie: stranger });
  expect((await pageOf(cookie, "/gpt")).history.items).toHaveLength(1);
  await door.post("/gpt", { intent: "delete", id }, { cookie });
  expect((await pageOf(cookie, "/gpt")).history.items).toEqual([]);
  expect((await door.send(assistantPaths.channel(id), { cookie })).status).toBe(404);
  await door.post("/gpt", { intent: "restore", id }, { cookie: stranger });
  expect((await pageOf(cookie, "/gpt")).history.items).toEqual([]);
  await door.post("/gpt", { intent: "restore", id }, { cookie });
  expect((await pageOf(cookie, "/gpt")).history.items).toHaveLength(1);
});

it("purges what was deleted an hour ago, and ends what was lost", async () => {
  const { cookie, num } = await givenHistory(2);
  const [newest] = (await pageOf(cookie, "/gpt")).history.items;
  await door.post("/gpt", { intent: "delete", id: newest?.id ?? "" }, { cookie });
  await bindings.DB.prepare("UPDATE gpt_answer_requests SET deleted_at = 1 WHERE deleted_at > 0").run();
  const lost = await bindings.DB.prepare(
    "INSERT INTO gpt_answer_requests (user_num, key, words, status, asked_at) VALUES (?, 'perdida', '', 1, 1) RETURNING num",
  )
    .bind(num)
    .first<number>("num");
  await purgeHistory(visitorDeps());
  await endLost(visitorDeps());
  expect(await rowOf(newest?.id ?? "")).toBeNull();
  expect(await rowOf(requestId(lost ?? 0))).toMatchObject({ status: 504 });
});

it("gives a provider masked words and the passages that answer, which are the sources", async () => {
  const model = givenModel(() => pieces("É um instrumento antigo."));
  const word = `corredorium${freshId().replace(/\d/g, "")}`;
  const [passage, other] = [word, "outro"].map((title) => ({
    href: `/m/instrumentos#parte-${title}`,
    title,
    page: "Instrumentos",
    names: "",
    body: `O ${title} mede o tempo de uma corrida.`,
  }));
  if (!passage || !other) throw new Error("no passages");
  expect(await storePassages(visitorDeps(), [passage, other])).toMatchObject({ added: 2 });
  expect(await storePassages(visitorDeps(), [passage, other])).toEqual({ added: 0, deleted: 0 });
  expect(await storePassages(visitorDeps(), [passage])).toEqual({ added: 0, deleted: 1 });
  const cookie = await givenStudent();
  const misspelt = word.replace("rr", "r");
  for (const [at, asked] of [word, misspelt].entries()) {
    const [, id] = await askWords(cookie, `O que é ${asked}? Sou a Iara Lima: (11) 91234-5678`);
    expect((await endedAs(cookie, id)).sources).toEqual([
      { title: `${word} (Instrumentos)`, href: passage.href },
    ]);
    expect(JSON.stringify(model.asks[at])).not.toMatch(/Iara|Lima|91234/);
    expect(JSON.stringify(model.asks[at])).toContain("mede o tempo de uma corrida");
  }
});
