import { beforeAll, expect, test } from "vitest";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenStudent } from "#tests/support/given.ts";
import { begun, clock, givenEvent, handIn, over, places, seconds } from "#tests/support/given-mock-events.ts";
import { givenPracticeQuestions, item, save, textAt } from "#tests/support/practising.ts";

const SIZE = 6;
let ords: number[];

beforeAll(async () => {
  ({ ords } = await givenPracticeQuestions(SIZE));
});

test("everybody has the same end; nothing is graded or shown before it, and the clock then scores and ranks", async () => {
  const { id, path } = await givenEvent(ords, 3600);
  const [one, other] = [await studentWithNumber(), await studentWithNumber()];
  const [first, second] = [await begun(path, one.cookie), await begun(path, other.cookie)];
  expect(await begun(path, one.cookie)).toBe(first);
  await handIn(ords, { cookie: one.cookie, id: first }, 5);
  await handIn(ords, { cookie: other.cookie, id: second }, 2);
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

test("a sheet that comes late, answered in time, gets its place; one never submitted is scored when none can come any more", async () => {
  const { id, path } = await givenEvent(ords, 3600);
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
  await handIn(ords, { cookie: prompt.cookie, id: ids[0] }, 3);
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

test("a person who leaves the ranking is in nobody's neighbourhood, and comes back at will", async () => {
  const { id, path } = await givenEvent(ords, 3600);
  const [one, other] = [await studentWithNumber(), await studentWithNumber()];
  await handIn(ords, { cookie: one.cookie, id: await begun(path, one.cookie) }, 5);
  await handIn(ords, { cookie: other.cookie, id: await begun(path, other.cookie) }, 2);
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

test("5,000 sheets are scored by one job, in steps that say how far it is", async () => {
  const { id } = await givenEvent(ords, 3600);
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
