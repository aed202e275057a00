import { beforeAll, describe, expect, it } from "vitest";
import type { Letter } from "#app/features/bank/domain/answers/answer-forms.ts";
import { answerQuestion } from "#app/features/bank/services/answer-question.server.ts";
import { readHome } from "#app/features/home/services/read-home.server.ts";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { ORIGIN } from "#tests/support/door.ts";
import {
  freshId,
  givenBank,
  givenPerson,
  givenQuestion,
  numberOf,
  type StoredQuestion,
  visitorDeps,
  wrongLetter,
} from "#tests/support/given.ts";
import { givenViewer } from "#tests/support/viewers.ts";
import { buildContext } from "#workers/build-deps.ts";

/** As a session does: only the limit of the day counts its answers. */
async function answerWith(student: Viewer, { ord }: StoredQuestion, alternative: Letter) {
  await answerQuestion(visitorDeps(), student, { ord, alternative, operation: `pratica-${freshId()}` });
}

function home(student: Viewer) {
  return readHome(visitorDeps(), student);
}

/** Physics of ENEM 2021, oldest first; chemistry of ITA 2015, older than all of them. */
let physics: StoredQuestion[];
let chemistry: StoredQuestion;

beforeAll(async () => {
  chemistry = await givenQuestion({
    institution: "ITA",
    subject: "quimica",
    exam: { year: 2015, phase: null, day: null, booklet: null },
  });
  physics = [];
  for (let number = 1; number <= 8; number++) physics.push(await givenQuestion({ number }));
});

function ordsOf(rows: readonly { ord: number }[]) {
  return rows.map(({ ord }) => ord);
}

describe("the home of a student without answers", () => {
  it("has no points, no place and nothing to continue", async () => {
    expect(await home(await givenViewer())).toMatchObject({
      progress: { totalPoints: 0, questions: 0, weekQuestions: {}, lastOrd: null },
      place: null,
      last: null,
      next: null,
    });
  });

  it("suggests the newest questions", async () => {
    const { suggestions } = await home(await givenViewer());
    expect(ordsOf(suggestions)).toEqual(ordsOf(physics).toReversed().slice(0, 2));
  });

  it("has nothing at all for a person whose counters were never made", async () => {
    const { progress, suggestions } = await home({ ...(await givenViewer()), num: 999_999 });
    expect(progress).toMatchObject({ totalPoints: 0, questions: 0, subjectAnswers: {} });
    expect(suggestions).toEqual([]);
  });
});

describe("the home of a student who has answered", () => {
  it("goes on with the next question of the same institution and subject", async () => {
    const student = await givenViewer();
    const [, , older, middle, newer] = physics;
    if (!older || !middle || !newer) throw new Error("no physics");
    await answerWith(student, newer, "B");
    expect(await home(student)).toMatchObject({ last: { ord: newer.ord }, next: { ord: middle.ord } });
    await answerWith(student, middle, "A");
    expect(await home(student)).toMatchObject({ last: { ord: middle.ord }, next: { ord: older.ord } });
  });

  it("passes over questions answered before", async () => {
    const student = await givenViewer();
    const [, , older, middle, newer] = physics;
    if (!older || !middle || !newer) throw new Error("no physics");
    for (const question of [middle, newer]) await answerWith(student, question, "B");
    expect((await home(student)).next?.ord).toBe(older.ord);
  });

  it("has nothing next at the end of a list", async () => {
    const student = await givenViewer();
    await answerWith(student, chemistry, "B");
    expect(await home(student)).toMatchObject({ last: { ord: chemistry.ord }, next: null });
  });

  it("suggests nothing more: what was wrong lately has a list of its own", async () => {
    const student = await givenViewer();
    await answerWith(student, chemistry, "B");
    expect((await home(student)).suggestions).toEqual([]);
  });

  it("shows the place among everybody, and by today's points", async () => {
    const student = await givenViewer();
    await answerWith(student, chemistry, "B");
    await foldRanking(visitorDeps());
    const { place: before } = await home(student);
    await givenLeaders(12);
    await foldRanking(visitorDeps());
    expect((await home(student)).place).toBe((before ?? 0) + 12);
    await bindings.DB.prepare("UPDATE progress SET total_points = 2000000 WHERE user_num = ?")
      .bind(student.num)
      .run();
    expect((await home(student)).place).toBe(1);
  });
});

const DAY = 86_400;

/** People with more points than anybody in these tests earns. */
async function givenLeaders(count: number): Promise<void> {
  for (let leader = 0; leader < count; leader++) {
    const num = await numberOf(await givenPerson());
    await bindings.DB.prepare("UPDATE progress SET total_points = 1000000 WHERE user_num = ?")
      .bind(num)
      .run();
  }
}

/** Three tracks under way, doubts in the forum, exams in the calendar. */
async function givenEverythingElse({ id, num }: Viewer): Promise<void> {
  const run = (sql: string, ...values: (string | number)[]) => bindings.DB.prepare(sql).bind(...values);
  const until = visitorDeps().now() + DAY;
  for (const name of ["uma", "duas", "tres"])
    await bindings.DB.batch([
      run(
        `INSERT INTO tracks (code, title, institution, subject, summary, outline, version, published_at)
        VALUES (?, 'Trilha', 1, 1, '', '{"units":[]}', 1, 1)`,
        name,
      ),
      run("INSERT INTO track_progress (user_num, track, touched_at) VALUES (?, ?, 1)", num, name),
      run(
        "INSERT INTO threads (ord, subject, user_id, operation, title, created_at) VALUES (NULL, 1, ?, ?, 'Por que a força?', 1)",
        id,
        name,
      ),
      run(
        `INSERT INTO mock_events (id, title, template, ords, starts_at, ends_at, owner_id)
        VALUES (?, 'Simulado', 'ita', '[]', ?, ?, 'equipe')`,
        name,
        until - 60,
        until,
      ),
    ]);
}

it("the home costs one round trip and at most 60 rows with the session's guard, however much was answered", async () => {
  const student = await givenViewer();
  const bank = await givenBank(400);
  for (const question of bank.filter(({ draft }) => draft.kind === "single-choice"))
    await answerWith(student, question, wrongLetter(question));
  await foldRanking(visitorDeps());
  // The worst case: the last answer is the newest of the bank, and everything near it has been answered.
  await bindings.DB.prepare(
    "UPDATE progress SET last_ord = (SELECT max(ord) FROM answers WHERE user_num = ?1) WHERE user_num = ?1",
  )
    .bind(student.num)
    .run();
  await givenEverythingElse(student);
  const { database, trips } = countedDatabase(bindings.DB);
  const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
  const { progress, last, place, ...rest } = await readHome(deps, student);
  expect([rest.wrong, rest.tracks, rest.threads, rest.events].map(({ length }) => length)).toEqual([
    6, 2, 1, 2,
  ]);
  expect(Object.keys(progress.subjectAnswers).length).toBeGreaterThan(9);
  expect([last === null, place !== null]).toEqual([false, true]);
  expect(trips).toHaveLength(1);
  expect(rowsRead(trips) + 1).toBeLessThanOrEqual(60);
});

it("none of the home's statements sorts or scans the bank", async () => {
  const student = await givenViewer();
  const [question] = physics;
  if (!question) throw new Error("no physics");
  await answerWith(student, question, "B");
  const { database, trips } = countedDatabase(bindings.DB);
  const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
  await readHome(deps, student);
  for (const { sql, values } of trips.flat()) {
    const plan = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    const steps = plan.results.map(({ detail }) => detail).join("\n");
    expect(steps).not.toMatch(/SCAN (?:questions|answers|users|progress|q|a|p|l)\b(?! VIRTUAL)/);
    if (sql.includes("question_filter")) expect(steps).not.toContain("TEMP B-TREE");
  }
});
