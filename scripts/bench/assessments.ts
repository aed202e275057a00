import { defaultRules } from "#app/features/assessments/domain/assessment.ts";
import { type KnownFields, withChanges } from "#app/features/assessments/domain/sitting/saved-answers.ts";
import { sittingPaths } from "#app/features/assessments/paths.ts";
import type { SavedReply } from "#app/features/assessments/services/sitting/save-sitting.server.ts";
import { insertSchools } from "#app/features/school/queries/schools.server.ts";
import { openPlatform, type Platform } from "../platform/open-platform.ts";
import { killableServer } from "./killable-server.ts";
import { givenTakers } from "./students.ts";
import { type Figure, quantile } from "./table.ts";

const TAKERS = 300;
const QUESTIONS = 45;
const KILLS = 3;
/** Milliseconds within which all start, and all hand in. */
const STARTING = 5000;
const ENDING = 60_000;
/** Share of requests whose reply never comes. */
const DROPPED = 0.2;
const SCHOOL = "bancada-provas";
const LETTERS = "ABCDE";

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Taker = {
  cookie: string;
  device: string;
  revision: number;
  known: KnownFields | null;
  answers: string[];
  started: number;
};

/** An open assessment for these accounts, a new one in each run. */
async function givenAssessment({ deps, env }: Platform, emails: readonly string[]): Promise<string> {
  const id = deps.newId();
  const now = deps.now();
  const { results } = await env.DB.prepare(
    "SELECT ord FROM questions WHERE kind = 'single-choice' AND status = 'published' ORDER BY ord LIMIT ?",
  )
    .bind(QUESTIONS)
    .all<{ ord: number }>();
  const section = { id: "s", title: "Prova", weight: 1, penalty: 0, questions: results };
  const document = JSON.stringify({ sections: [section] });
  const rules = JSON.stringify({ ...defaultRules, shuffleQuestions: true, shuffleAlternatives: true });
  await env.DB.prepare(
    `INSERT INTO assessments (id, school, title, words, published_at, document, rules, questions, created_by, created_at,
      updated_by, updated_at) VALUES (?1, ?2, 'Prova', 'prova', ?3, ?4, ?5, ?6, '', ?3, '', ?3)`,
  )
    .bind(id, SCHOOL, now, document, rules, QUESTIONS)
    .run();
  await env.DB.prepare(
    `INSERT INTO assessment_people (person, assessment, invited) SELECT p.num, a.num, 1 FROM assessments a, json_each(?1) e
    JOIN users u ON u.email = e.value JOIN school_people p ON p.account = u.num WHERE a.id = ?2`,
  )
    .bind(JSON.stringify(emails), id)
    .run();
  return id;
}

async function post(base: string, path: string, taker: Taker, body: string, type: string): Promise<Response> {
  return fetch(base + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base, Cookie: taker.cookie, "Content-Type": type },
    body,
    signal: AbortSignal.timeout(30_000),
  });
}

async function start(base: string, id: string, taker: Taker): Promise<void> {
  const began = performance.now();
  const body = new URLSearchParams({ intent: "start", device: taker.device, code: "" }).toString();
  const response = await post(
    base,
    sittingPaths.assessment(SCHOOL, id),
    taker,
    body,
    "application/x-www-form-urlencoded",
  );
  if (response.status >= 400) throw new Error(`a start answered ${response.status}`);
  taker.started = performance.now() - began;
}

type Sending = { base: () => string; id: string; ends: boolean };

/** Sends until it is acknowledged, as the outbox does; a dropped reply never reaches the device. */
async function send({ base, id, ends }: Sending, taker: Taker, from: number): Promise<void> {
  const items = taker.answers.slice(from).map((choice, index) => ({
    ...{ position: from + index, choice, answered: false, marked: false, cut: "" },
    changedAt: Date.now() - 50,
  }));
  for (;;) {
    const { device, revision } = taker;
    const name = { schoolId: SCHOOL, assessmentId: id, attempt: 1 };
    const whole = taker.known && withChanges(taker.known, items, []);
    const endedAt = ends ? Date.now() : null;
    const data = { ...name, items, times: [], endedAt, device, revision, away: 0, whole };
    const response = await post(
      base(),
      "/callable/saveSubmission",
      taker,
      JSON.stringify({ data }),
      "application/json",
    ).catch(() => null);
    const body = (await response?.json().catch(() => null)) as {
      result?: [boolean, SavedReply];
    } | null;
    const reply = Math.random() < DROPPED ? undefined : body?.result?.[1];
    if (reply) {
      taker.revision = reply.revision;
      taker.known = reply.known ?? (reply.applied ? whole : null);
    }
    if (reply?.applied && (!ends || reply.ended)) return;
    if (!reply) await rest(50 + Math.random() * 200);
  }
}

/** Five answers a save, then the end; the served process is killed while they save. */
async function sit(taker: Taker, sending: Sending): Promise<void> {
  for (let from = 0; from < QUESTIONS; from += 5) {
    taker.answers.push(...Array.from({ length: 5 }, () => LETTERS[Math.floor(Math.random() * 5)] ?? "A"));
    await send(sending, taker, from);
  }
}

type Outcome = { rows: number; late: number; open: number; wrong: number };

/** The database's state beside the devices'; positions are each student's own, so letters are compared as counts. */
async function outcome(state: string, id: string, takers: readonly Taker[]): Promise<Outcome> {
  process.env.FAROL_STATE = state;
  const { env, close } = await openPlatform({ remote: false });
  const { results } = await env.DB.prepare(
    "SELECT s.* FROM submissions s JOIN assessments a ON a.num = s.assessment WHERE a.id = ?",
  )
    .bind(id)
    .all<{ answers: string; device: string; submitted_at: number | null; ends_at: number }>();
  await close();
  const letters = (answers: readonly string[]) => [...answers].sort().join("");
  const of = new Map(takers.map((taker) => [taker.device, letters(taker.answers)]));
  return {
    rows: results.length,
    late: results.filter((row) => (row.submitted_at ?? 0) > row.ends_at).length,
    open: results.filter((row) => row.submitted_at === null).length,
    wrong: results.filter((row) => of.get(row.device) !== letters(row.answers.split(","))).length,
  };
}

async function givenSittings(seed: (platform: Platform) => Promise<unknown>) {
  const platform = await openPlatform({ remote: false });
  await seed(platform);
  const { deps } = platform;
  const school = { id: SCHOOL, name: "Provas da Bancada", supportPhone: null, createdAt: deps.now() };
  await deps.write(insertSchools(deps.db, [school]));
  const people = await givenTakers(platform, SCHOOL, TAKERS);
  const id = await givenAssessment(
    platform,
    people.map(({ email }) => email),
  );
  await platform.close();
  const takers = people.map(
    ({ cookie }, index): Taker => ({
      ...{
        cookie,
        device: `aparelho-da-bancada-${index}`,
        revision: 0,
        known: null,
        answers: [],
        started: 0,
      },
    }),
  );
  return { id, takers };
}

/** All start, answer under three kills, and hand in; milliseconds of the handing in. */
async function examOfAll(state: string, id: string, takers: readonly Taker[]): Promise<number> {
  const server = await killableServer(state);
  try {
    const starts = takers.map(async (taker, index) => {
      await rest((index / TAKERS) * STARTING);
      await start(server.base(), id, taker);
    });
    await Promise.all(starts);
    const sending = { base: server.base, id, ends: false };
    const sitting = Promise.all(takers.map((taker) => sit(taker, sending)));
    for (let kills = 0; kills < KILLS; kills++) {
      await rest(2000);
      await server.kill();
    }
    await sitting;
    const began = performance.now();
    await Promise.all(takers.map((taker) => send({ ...sending, ends: true }, taker, 0)));
    return performance.now() - began;
  } finally {
    server.end();
  }
}

/** An exam of 300 at once on a server of its own that is killed three times (issue of school assessments, part 5). */
export async function measureAssessments(
  state: string,
  seed: (platform: Platform) => Promise<unknown>,
): Promise<Figure[]> {
  const { id, takers } = await givenSittings(seed);
  const ending = await examOfAll(state, id, takers);
  const { rows, late, open, wrong } = await outcome(state, id, takers);
  const starts = quantile(
    takers.map(({ started }) => started),
    0.95,
  );
  const told = `${rows} provas, ${open} abertas, ${wrong} com resposta a mais, a menos ou trocada, ${late} depois do prazo`;
  const started = { what: `começo de ${TAKERS} em 5 s, p95`, value: `${Math.round(starts)} ms` };
  const ended = { what: "entrega de todos", value: `${Math.round(ending)} ms` };
  const ok = rows === TAKERS && open + wrong + late === 0;
  return [
    { ...started, bar: "≤ 2000 ms", ok: starts <= 2000 },
    { ...ended, bar: "≤ 60 s", ok: ending <= ENDING },
    { what: `${KILLS} quedas, 20 % perdidas`, value: told, bar: `${TAKERS}, 0, 0, 0`, ok },
  ];
}
