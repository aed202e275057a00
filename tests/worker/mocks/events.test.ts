import { beforeAll, expect, test } from "vitest";
import { LATE_GRACE } from "#app/domain/practice/session-end.ts";
import { insertEvent } from "#app/queries/mocks/events.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { closeEvents } from "#app/services/mocks/close-events.server.ts";
import { studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenStudent, visitorDeps } from "#tests/support/given.ts";
import { givenPracticeQuestions, item, save, textAt } from "#tests/support/practising.ts";

const SIZE = 6;
let ords: number[];

beforeAll(async () => {
  ({ ords } = await givenPracticeQuestions(SIZE));
});

const seconds = () => Math.floor(Date.now() / 1000);

/** An event of these questions that began ten minutes ago. */
async function givenEvent(
  endsIn: number,
  over: { template?: string; spanishOrds?: number[]; startsIn?: number } = {},
): Promise<{ id: string; path: string }> {
  const id = freshId();
  const deps = visitorDeps();
  const { startsIn = -600, ...rest } = over;
  const times = { startsAt: seconds() + startsIn, endsAt: seconds() + endsIn };
  await deps.write(
    insertEvent(deps.db, {
      id,
      title: "Simulado de teste",
      template: "ita",
      ords,
      ownerId: "ninguem",
      ...times,
      ...rest,
    }),
  );
  return { id, path: `/simulado/evento-${id}` };
}

/** Begins the event; the session's id. */
async function begun(path: string, cookie: string): Promise<string> {
  const response = await door.post(path, { intent: "start" }, { cookie });
  expect(response.status, await response.clone().text()).toBe(302);
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** A session's questions. */
async function ordsOfSession(id: string): Promise<number[]> {
  const row = await bindings.DB.prepare("SELECT ords FROM practice_sessions WHERE id = ?")
    .bind(id)
    .first<{ ords: string }>();
  return JSON.parse(row?.ords ?? "[]");
}

/** Hands in a sheet with so many right answers. */
async function handIn(cookie: string, id: string, right: number): Promise<void> {
  const items = ords.map((_, position) => item(position, { choice: position < right ? "B" : "C" }));
  expect((await save(cookie, id, { items, endedAt: Date.now() })).result).toEqual([true, { ended: true }]);
}

/** Moves an event and its sessions into the past. */
async function over(id: string, ago: number): Promise<void> {
  await bindings.DB.batch([
    bindings.DB.prepare(
      "UPDATE mock_events SET starts_at = starts_at - ?2, ends_at = ends_at - ?2 WHERE id = ?1",
    ).bind(id, ago),
    bindings.DB.prepare(
      "UPDATE practice_sessions SET started_at = started_at - ?2, ended_at = ended_at - ?2 WHERE num IN (SELECT session FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?1))",
    ).bind(id, ago),
    bindings.DB.prepare(
      "UPDATE practice_items SET changed_at = changed_at - ?2 * 1000 WHERE place / 1000 IN (SELECT session FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?1))",
    ).bind(id, ago),
  ]);
}

/** Score and place by person. */
async function places(id: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT user_num AS num, score, place FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?) ORDER BY session",
  )
    .bind(id)
    .all<{ num: number; score: number | null; place: number | null }>();
  return results;
}

/** Runs what is left for after the response at once. */
function clock(now = seconds()): Deps {
  const deps = visitorDeps();
  return { ...deps, now: () => now };
}

test("everybody has the same end; nothing is graded or told before it, and the clock then scores and ranks", async () => {
  const { id, path } = await givenEvent(3600);
  const [one, other] = [await studentWithNumber(), await studentWithNumber()];
  const [first, second] = [await begun(path, one.cookie), await begun(path, other.cookie)];
  expect(await begun(path, one.cookie)).toBe(first);
  await handIn(one.cookie, first, 5);
  await handIn(other.cookie, second, 2);
  const waiting = await textAt(`/praticar/${first}/resultado`, one.cookie);
  expect(waiting).toContain("saem quando o tempo de todos acabar");
  expect(waiting).not.toContain("Certa:");
  expect(await textAt(path, one.cookie)).toContain("Aparece depois que todas as provas forem corrigidas");
  await closeEvents(clock());
  expect((await places(id)).every(({ score }) => score === null)).toBe(true);

  await over(id, 7200);
  await closeEvents(clock());
  await closeEvents(clock());
  expect(await places(id)).toEqual([
    { num: one.num, score: 5, place: 1 },
    { num: other.num, score: 2, place: 2 },
  ]);
  const { n } = (await bindings.DB.prepare(
    "SELECT count(*) AS n FROM jobs WHERE kind = 'mock-event' AND state = 'done' AND seen = 2",
  ).first<{ n: number }>()) ?? { n: 0 };
  expect(n).toBe(1);
  expect(await textAt(path, other.cookie)).toMatch(/Você: <strong>2<!-- -->º<\/strong> de <!-- -->2/);
  expect((await door.post(path, { intent: "start" }, { cookie: await givenStudent() })).status).toBe(409);
});

test("a sheet that comes late, answered in time, gets its place; one never handed in is scored when none can come any more", async () => {
  const { id, path } = await givenEvent(3600);
  const [prompt, late, lost] = [
    await studentWithNumber(),
    await studentWithNumber(),
    await studentWithNumber(),
  ];
  const ids = [
    await begun(path, prompt.cookie),
    await begun(path, late.cookie),
    await begun(path, lost.cookie),
  ] as const;
  await handIn(prompt.cookie, ids[0], 3);
  await save(lost.cookie, ids[2], { items: [item(0, { choice: "B" })] });
  await over(id, 7200);
  await closeEvents(clock());
  expect(await places(id)).toEqual([
    { num: prompt.num, score: 3, place: 1 },
    { num: late.num, score: null, place: null },
    { num: lost.num, score: null, place: null },
  ]);
  const items = ords.map((_, position) => item(position, { choice: "B", changedAt: Date.now() - 7_200_000 }));
  await save(late.cookie, ids[1], { items, endedAt: Date.now() });
  expect(await places(id)).toMatchObject([{ place: 2 }, { score: SIZE, place: 1 }, { place: null }]);
  await closeEvents(clock(seconds() + LATE_GRACE + 3600));
  expect(await places(id)).toMatchObject([{ place: 2 }, { place: 1 }, { score: 1, place: 3 }]);
});

test("whoever leaves the ranking is nobody's neighbour, and comes back at will", async () => {
  const { id, path } = await givenEvent(3600);
  const [one, other] = [await studentWithNumber(), await studentWithNumber()];
  await handIn(one.cookie, await begun(path, one.cookie), 5);
  await handIn(other.cookie, await begun(path, other.cookie), 2);
  await over(id, 7200);
  await closeEvents(clock());
  const leave = (sair: string) => door.post(path, { intent: "rank", sair }, { cookie: one.cookie });
  expect((await leave("sim")).status).toBe(200);
  expect(await places(id)).toMatchObject([{ place: null }, { place: 1 }]);
  expect(await textAt(path, one.cookie)).toContain("Você saiu desta classificação");
  await leave("nao");
  expect(await places(id)).toMatchObject([{ place: 1 }, { place: 2 }]);
  const stranger = await givenStudent();
  expect((await door.post(path, { intent: "rank", sair: "sim" }, { cookie: stranger })).status).toBe(404);
});

test("where a language is chosen, nobody begins or signs up without one, and each sheet is scored by its own questions", async () => {
  const [first = 0, ...rest] = ords;
  const [own = [], other = []] = [ords.slice(0, -1), [...rest.slice(0, -1), rest.at(-1) ?? 0]];
  const { id, path } = await givenEvent(3600, { template: "enem-1", spanishOrds: other });
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
  const { id, path } = await givenEvent(7200, { template: "enem-1", spanishOrds, startsIn: 3600 });
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
  const { path } = await givenEvent(3600);
  const html = await textAt(path, await givenStudent());
  expect(html).toContain(`o acervo do Farol tinha ${SIZE} no sorteio`);
  expect(html).toContain("sem a nota da prova");
  expect(html).toMatch(/<a href="https:\/\/diaoficial[^>]*>Edital do vestibular ITA/);
  expect(html).toContain("A classificação segue os acertos");
});

test("5,000 sheets are scored by one job, in steps that say how far it is", async () => {
  const { id } = await givenEvent(3600);
  const { DB } = bindings;
  const count = 5000;
  await DB.batch([
    DB.prepare(
      `INSERT INTO practice_sessions (id, user_num, mode, title, ords, size, time_limit, started_at, ended_at)
      WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < ?1)
      SELECT ?2 || '-' || v, 500000 + v, 'exam', 'Simulado', ?3, ?4, 3600, 1, 2 FROM n`,
    ).bind(count, id, JSON.stringify(ords), ords.length),
    DB.prepare(
      `INSERT INTO mock_sessions (session, user_num, exam, method, event)
      SELECT num, user_num, 'evento', 'tri', (SELECT num FROM mock_events WHERE id = ?1) FROM practice_sessions WHERE id GLOB ?1 || '-*'`,
    ).bind(id),
    DB.prepare(
      `INSERT INTO practice_items (user_num, place, choice, changed_at)
      SELECT s.user_num, s.num * 1000 + p.key, CASE WHEN (s.user_num * 7 + p.key) % 5 < 3 THEN 'B' ELSE 'C' END, 1
      FROM practice_sessions s CROSS JOIN json_each(s.ords) p WHERE s.id GLOB ?1 || '-*'`,
    ).bind(id),
  ]);
  await over(id, 7200);
  await closeEvents(clock());
  const job = DB.prepare(
    "SELECT state, step, seen, expected FROM jobs WHERE id = (SELECT job FROM mock_events WHERE id = ?)",
  ).bind(id);
  await expect
    .poll(() => job.first(), { timeout: 60_000 })
    .toEqual({ state: "done", step: 11, seen: count, expected: count });
  const scored = await places(id);
  expect(scored.filter(({ score, place }) => score === null || place === null)).toEqual([]);
  expect(Math.min(...scored.map(({ place }) => place ?? 0))).toBe(1);
});
