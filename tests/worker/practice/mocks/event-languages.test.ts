import { beforeAll, expect, test } from "vitest";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenStudent } from "#tests/support/given.ts";
import { begun, clock, givenEvent, ordsOfSession, over, places } from "#tests/support/given-mock-events.ts";
import { givenPracticeQuestions, item, save, textAt } from "#tests/support/practising.ts";

const SIZE = 6;
let ords: number[];

beforeAll(async () => {
  ({ ords } = await givenPracticeQuestions(SIZE));
});

test("where a language is chosen, nobody begins or signs up without one, and each sheet is scored by its own questions", async () => {
  const [first = 0, ...rest] = ords;
  const [own = [], other = []] = [ords.slice(0, -1), [...rest.slice(0, -1), rest.at(-1) ?? 0]];
  const { id, path } = await givenEvent(ords, 3600, { template: "enem-1", spanishOrds: other });
  await bindings.DB.prepare("UPDATE mock_events SET ords = ? WHERE id = ?")
    .bind(JSON.stringify(own), id)
    .run();
  const [english, spanish] = [await studentWithNumber(), await studentWithNumber()];
  const refused = await door.post(path, { intent: "start" }, { cookie: english.cookie });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("Escolha a língua")]);
  const odd = await door.post(path, { intent: "start", idioma: "latim" }, { cookie: english.cookie });
  expect(odd.status).toBe(422);
  const sit = async (cookie: string, idioma: string) => {
    const reply = await door.post(path, { intent: "start", idioma }, { cookie });
    return reply.headers.get("Location")?.split("/").at(-1) ?? "";
  };
  const sheets = [await sit(english.cookie, "ingles"), await sit(spanish.cookie, "espanhol")] as const;
  expect(await ordsOfSession(sheets[0])).toEqual(own);
  expect(await ordsOfSession(sheets[1])).toEqual(other);
  expect(other).not.toContain(first);
  // Right in the last question alone: the one that the other sheet has not.
  const last = { items: [item(own.length - 1, { choice: "B" })], endedAt: Date.now() };
  for (const [at, { cookie }] of [english, spanish].entries()) await save(cookie, sheets[at] ?? "", last);
  await bindings.DB.prepare(
    "UPDATE mock_sessions SET method = 'hits' WHERE event = (SELECT num FROM mock_events WHERE id = ?)",
  )
    .bind(id)
    .run();
  await over(id, 7200);
  await closeEvents(clock());
  expect(await places(id)).toMatchObject([{ score: 1 }, { score: 1 }]);
});

test("the language chosen when signing up counts at the start, unless another is chosen there", async () => {
  const spanishOrds = [...ords].reverse();
  const { id, path } = await givenEvent(ords, 7200, { template: "enem-1", spanishOrds, startsIn: 3600 });
  const [one, other] = [await studentWithNumber(), await studentWithNumber()];
  const register = (cookie: string, fields: Record<string, string>) =>
    door.post(path, { intent: "register", sair: "nao", ...fields }, { cookie });
  expect((await register(one.cookie, {})).status).toBe(422);
  for (const { cookie } of [one, other]) {
    expect((await register(cookie, { idioma: "espanhol" })).status).toBe(200);
    expect(await textAt(path, cookie)).toContain("Espanhol</strong>");
  }
  await bindings.DB.prepare("UPDATE mock_events SET starts_at = starts_at - 4000 WHERE id = ?")
    .bind(id)
    .run();
  expect(await ordsOfSession(await begun(path, one.cookie))).toEqual(spanishOrds);
  const changed = await door.post(path, { intent: "start", idioma: "ingles" }, { cookie: other.cookie });
  const session = changed.headers.get("Location")?.split("/").at(-1) ?? "";
  expect(await ordsOfSession(session)).toEqual(ords);
});

test("an event says what the bank had for it, why it has no mark, and where the rule is from", async () => {
  const { path } = await givenEvent(ords, 3600);
  const html = await textAt(path, await givenStudent());
  expect(html).toContain(`o acervo do Farol tinha ${SIZE} no sorteio`);
  expect(html).toContain("sem a nota da prova");
  expect(html).toMatch(/<a href="https:\/\/diaoficial[^>]*>Edital do vestibular ITA/);
  expect(html).toContain("A classificação segue os acertos");
});
