import { mockId } from "#app/features/practice/domain/mocks/mock-place.ts";
import { mockPaths } from "#app/features/practice/paths.ts";
import { insertEvent } from "#app/features/practice/queries/mocks/events.server.ts";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { drawTemplate } from "#app/features/practice/services/mocks/draw-template.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { demoViewer } from "../farol/commands/demo-viewer.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { killableServer } from "./killable-server.ts";
import { givenStudents } from "./students.ts";
import type { Figure } from "./table.ts";

const RUNS = 20;
const QUESTIONS = 90;
const KILLS = 5;
/** Share of requests whose reply never comes. */
const CUT = 0.2;
const SHEETS = 5000;
/** Answers a save. */
const LOT = 3;
/** Milliseconds. */
const BETWEEN_KILLS = 1500;
const LETTERS = "ABCDE";
const TEMPLATE = "enem-2";

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Sitter = { cookie: string; session: string; answers: string[] };

async function send(
  base: string,
  cookie: string,
  path: string,
  body: string,
  type: string,
): Promise<Response> {
  return fetch(base + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base, Cookie: cookie, "Content-Type": type },
    body,
    signal: AbortSignal.timeout(30_000),
  });
}

async function start(base: string, cookie: string): Promise<Sitter> {
  const body = new URLSearchParams({ intent: "start", idioma: "ingles", modo: "prova" }).toString();
  const door = mockPaths.mock(mockId({ kind: "template", id: TEMPLATE }));
  const response = await send(base, cookie, door, body, "application/x-www-form-urlencoded");
  const session = response.headers.get("Location")?.split("/").at(-1);
  if (!session) throw new Error(`a start answered ${response.status}`);
  return { cookie, session, answers: [] };
}

/** Sends answers until they are acknowledged, as a device's outbox does; a cut reply never reaches the device. */
async function save(
  base: () => string,
  sitter: Sitter,
  { from, ends }: { from: number; ends: boolean },
): Promise<void> {
  const items = sitter.answers.slice(from).map((choice, index) => ({
    ...{ position: from + index, choice, answered: false, marked: false, cut: "" },
    changedAt: Date.now() - 50,
  }));
  for (;;) {
    const endedAt = ends ? Date.now() : null;
    const data = { sessionId: sitter.session, items, head: null, times: [], endedAt };
    const path = "/callable/savePractice";
    const response = await send(
      base(),
      sitter.cookie,
      path,
      JSON.stringify({ data }),
      "application/json",
    ).catch(() => null);
    const body = (await response?.json().catch(() => null)) as { result?: [boolean, unknown] } | null;
    if (body?.result?.[0] && Math.random() >= CUT) return;
    await rest(50 + Math.random() * 200);
  }
}

async function sit(base: () => string, sitter: Sitter): Promise<void> {
  for (let from = 0; from < QUESTIONS; from += LOT) {
    sitter.answers.push(...Array.from({ length: LOT }, () => LETTERS[Math.floor(Math.random() * 5)] ?? "A"));
    await save(base, sitter, { from, ends: false });
  }
  await save(base, sitter, { from: 0, ends: true });
}

type Stored = { sheets: number; graded: number; scored: number; answers: string };

async function storedOf({ env }: Platform, session: string): Promise<Stored | null> {
  return env.DB.prepare(
    `SELECT count(m.session) AS sheets, count(s.graded_at) AS graded, count(m.score) AS scored,
      (SELECT group_concat(c.choice, '') FROM (SELECT i.choice FROM practice_items i
        WHERE i.user_num = s.user_num AND i.place / 1000 = s.num ORDER BY i.place) c) AS answers
    FROM practice_sessions s JOIN mock_sessions m ON m.session = s.num WHERE s.id = ?`,
  )
    .bind(session)
    .first<Stored>();
}

/** All runs at once, on a server that is killed while they save. */
async function runs(state: string, cookies: readonly string[]): Promise<Sitter[]> {
  const server = await killableServer(state);
  try {
    const sitters: Sitter[] = [];
    for (const cookie of cookies) sitters.push(await start(server.base(), cookie));
    const sitting = Promise.all(sitters.map((sitter) => sit(server.base, sitter)));
    for (let kills = 0; kills < KILLS; kills++) {
      await rest(BETWEEN_KILLS);
      await server.kill();
    }
    await sitting;
    return sitters;
  } finally {
    server.end();
  }
}

/** An event that is over, with a sheet of 90 answers of each of 5,000 people. */
async function givenSheets({ deps, env }: Platform): Promise<string> {
  const owner = await demoViewer(deps, "admin@farol.test", null);
  if (!owner) throw new Error("no demo admin");
  const id = deps.newId();
  const ords = await drawTemplate(deps, owner, { id: TEMPLATE, language: null, training: true });
  const [startsAt, endsAt] = [deps.now() - 7200, deps.now() - 600];
  const event = { id, title: "Bancada", template: TEMPLATE, ords, startsAt, endsAt, ownerId: owner.id };
  await deps.write(insertEvent(deps.db, event));
  const text = JSON.stringify(ords);
  await env.DB.prepare(
    `INSERT INTO practice_sessions (id, user_num, mode, title, ords, size, time_limit, started_at, ended_at)
    WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < ?1)
    SELECT ?2 || '-' || v, 70000000 + v, 'exam', 'Simulado', ?3, ?4, 3600, ?5, ?6 FROM n`,
  )
    .bind(SHEETS, id, text, ords.length, startsAt, endsAt)
    .run();
  await env.DB.prepare(
    `INSERT INTO mock_sessions (session, user_num, exam, method, event)
    SELECT num, user_num, 'evento-' || ?1, 'tri', (SELECT num FROM mock_events WHERE id = ?1)
    FROM practice_sessions WHERE id GLOB ?1 || '-*'`,
  )
    .bind(id)
    .run();
  await env.DB.prepare(
    `INSERT INTO practice_items (user_num, place, choice, changed_at)
    SELECT s.user_num, s.num * 1000 + p.key, CASE WHEN (s.user_num * 7 + p.key * 13) % 10 < 6 THEN k.letter ELSE 'A' END, 1
    FROM practice_sessions s CROSS JOIN json_each(s.ords) p LEFT JOIN question_keys k ON k.ord = p.value
    WHERE s.id GLOB ?1 || '-*'`,
  )
    .bind(id)
    .run();
  return id;
}

async function jobOf({ env }: Platform, id: string) {
  const job = await env.DB.prepare(
    "SELECT j.id, j.state, j.seen, j.expected FROM mock_events e JOIN jobs j ON j.id = e.job WHERE e.id = ?",
  )
    .bind(id)
    .first<{ id: string; state: string; seen: number; expected: number }>();
  if (!job) throw new Error("the event has no job");
  return job;
}

/** Scores the event step by step, as the clock does. */
async function scored(platform: Platform, deps: Deps): Promise<Figure[]> {
  const id = await givenSheets(platform);
  const began = performance.now();
  await closeEvents(deps);
  const seen: number[] = [];
  for (;;) {
    const job = await jobOf(platform, id);
    seen.push(job.seen);
    if (job.state === "done") break;
    await advanceJob(deps, job.id, 1);
  }
  const seconds = (performance.now() - began) / 1000;
  const rows = await platform.env.DB.prepare(
    "SELECT count(*) AS n FROM mock_sessions WHERE event = (SELECT num FROM mock_events WHERE id = ?) AND place IS NOT NULL",
  )
    .bind(id)
    .first<{ n: number }>();
  const grows = seen.every((each, at) => at === 0 || each >= (seen[at - 1] ?? 0));
  return [
    {
      what: `${SHEETS} provas de ${QUESTIONS} questões num trabalho, com andamento em ${seen.length} leituras`,
      value: `${rows?.n} classificadas em ${seconds.toFixed(1)} s`,
      bar: `${SHEETS}`,
      ok: rows?.n === SHEETS && grows && seen.length > 2,
    },
  ];
}

/** Mock exams on a server of its own that is killed while they are sat, and the job of a large event (issue of mock exams, part 4). */
export async function measureMocks(
  state: string,
  seed: (platform: Platform) => Promise<unknown>,
): Promise<Figure[]> {
  const before = await openPlatform({ remote: false });
  await seed(before);
  const cookies = await givenStudents(before, RUNS);
  await before.close();
  const sitters = await runs(state, cookies);
  const platform = await openPlatform({ remote: false });
  try {
    let whole = 0;
    let lost = 0;
    for (const { session, answers } of sitters) {
      const stored = await storedOf(platform, session);
      if (
        stored?.sheets === 1 &&
        stored.graded === 1 &&
        stored.scored === 1 &&
        stored.answers === answers.join("")
      )
        whole++;
      else lost += answers.filter((each, at) => each !== stored?.answers?.[at]).length;
    }
    const what = `${RUNS} provas de ${QUESTIONS} questões, ${KILLS} quedas do servidor, ${CUT * 100} % de respostas cortadas`;
    const value = `${whole} inteiras (${QUESTIONS} de ${QUESTIONS}), ${lost} respostas perdidas`;
    return [
      { what, value, bar: `${RUNS} e 0`, ok: whole === RUNS },
      ...(await scored(platform, platform.deps)),
    ];
  } finally {
    await platform.close();
  }
}
