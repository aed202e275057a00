import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deletePerson } from "#app/features/home/queries/account/personal-data.server.ts";
import { placeOn } from "#app/features/practice/domain/ranking/own-place.ts";
import { foldedWeeks } from "#app/features/practice/domain/ranking/weeks.ts";
import { ownPlaces, rankingOf } from "#app/features/practice/queries/ranking/places.server.ts";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import {
  loadRankingDocument,
  writeRankingDocument,
} from "#app/features/practice/services/ranking/ranking-document.server.ts";
import type { Batch } from "#app/platform/db/database.server.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { killedBetweenAll } from "#tests/support/killed-steps.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";
import { countedBoards, recountedBoards } from "#tests/support/ranking.ts";

type Student = { cookie: string; num: number };
const WEEK = 7 * 86_400;
let codes: string[];
let students: Student[];

beforeAll(async () => {
  ({ codes } = await givenPracticeQuestions(12));
  await bindings.DB.exec("UPDATE question_keys SET reading = 0");
  students = [];
  for (let person = 0; person < 6; person++) students.push(await studentWithNumber());
});

const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

/** The use cases' dependencies some seconds from now. */
function later(seconds = 0) {
  const deps = visitorDeps();
  return { ...deps, now: () => deps.now() + seconds };
}

async function expectRecounted(now = later().now()): Promise<void> {
  const { values, sums } = await countedBoards();
  const recounted = await recountedBoards(now);
  const { last } = foldedWeeks(now);
  const kept = Object.entries(values).filter(
    ([board, counts]) => board >= last && Object.keys(counts).length > 0,
  );
  expect(Object.fromEntries(kept)).toEqual(recounted);
  for (const [board, counts] of Object.entries(recounted))
    expect([board, sums[board]]).toEqual([board, Object.values(counts).reduce((all, each) => all + each, 0)]);
}

async function answered(student: Student | undefined, from: number, to: number): Promise<void> {
  for (const code of codes.slice(from, to)) await answer(student?.cookie ?? "", code, "B");
}

describe("the fold", () => {
  beforeEach(async () => {
    await foldRanking(later());
  });

  it("counts each person once, run twice, at once, and with answers coming meanwhile", async () => {
    for (const [at, student] of students.entries()) await answered(student, 0, at + 1);
    const folds = [1, 2, 3, 4].map(() => foldRanking(later()));
    await Promise.all([...folds, answered(students[0], 1, 4)]);
    await foldRanking(later());
    await foldRanking(later());
    await expectRecounted();
    const places = await placeOf(students[5]);
    expect(places).toMatchObject({ place: 1, points: 18 });
    // Four answers of three points each, as three others have fewer or as many.
    expect(await placeOf(students[0])).toMatchObject({ place: 3, points: 12 });
    expect(await placeOf(students[3])).toMatchObject({ place: 3, points: 12 });
  });

  it("goes on where a step was cut", async () => {
    await answered(students[1], 3, 6);
    const cut = later();
    let writes = 0;
    const failing = {
      ...cut,
      write: ((asked: Batch) => {
        writes++;
        // After the job, and the claim of its first step.
        if (writes === 3) throw new Error("cut");
        return cut.write(asked);
      }) as typeof cut.write,
    };
    await expect(foldRanking(failing)).rejects.toThrow("cut");
    await answered(students[1], 6, 8);
    await foldRanking(later());
    await expectRecounted();
  });

  it("killed before and after each commit, counts each person once (REL-05)", async () => {
    for (const student of [await studentWithNumber(), await studentWithNumber()])
      await answered(student, 0, 1);
    const kills = await killedBetweenAll(
      (deps) => foldRanking(deps),
      async () => undefined,
    );
    expect(kills).toBeGreaterThan(5);
    await foldRanking(later());
    await expectRecounted();
    const { results } = await bindings.DB.prepare(
      "SELECT state, failure FROM jobs WHERE kind = 'ranking-fold'",
    ).all();
    expect(results).toEqual([{ state: "done", failure: null }]);
  });

  it("counts no answer quicker than reading, in any period, while its person retains the points", async () => {
    await run("UPDATE question_keys SET reading = 200");
    const clicker = await studentWithNumber();
    await answered(clicker, 0, 6);
    await run("UPDATE question_keys SET reading = 0");
    await foldRanking(later());
    const deps = visitorDeps();
    const { week } = foldedWeeks(deps.now());
    const {
      own,
      ranking: [ranking],
    } = await deps.read({
      own: ownPlaces(deps.db, clicker.num, [week, "total"]),
      ranking: rankingOf(deps.db, clicker.num),
    });
    expect(own.map(({ points, counted }) => [points, counted])).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect(ranking).toMatchObject({ totalPoints: 18, fastPoints: 15, fastWeeks: { [week]: 15 } });
    await run("DELETE FROM progress WHERE user_num = ?", clicker.num);
    await run("INSERT INTO progress (user_num) VALUES (?)", clicker.num);
    await run("INSERT INTO rank_changed (user_num) VALUES (?)", clicker.num);
  });

  it("begins a week once, on any repeat, and leaves the last one as it was", async () => {
    await answered(students[2], 4, 7);
    const { week } = foldedWeeks(later().now());
    await Promise.all([1, 2, 3].map(() => foldRanking(later(WEEK))));
    await foldRanking(later(WEEK));
    const state = await bindings.DB.prepare("SELECT week, week_since FROM rank_state").first<{
      week: string;
      week_since: number;
    }>();
    expect(state?.week).toBe(foldedWeeks(later(WEEK).now()).week);
    await expectRecounted(later(WEEK).now());
    expect(Object.keys((await countedBoards()).values)).toContain(`${week}/todos`);
    await run("INSERT INTO rank_changed SELECT user_num FROM progress");
    await foldRanking(later(2 * WEEK));
    expect(Object.keys((await countedBoards()).values)).not.toContain(`${week}/todos`);
    const again = await bindings.DB.prepare("SELECT week_since FROM rank_state").first<{
      week_since: number;
    }>();
    await foldRanking(later(2 * WEEK + 60));
    expect(await bindings.DB.prepare("SELECT week_since FROM rank_state").first()).toEqual(again);
    await run("UPDATE rank_state SET week = '', seq = seq + 1");
    await run("INSERT INTO rank_changed SELECT user_num FROM progress");
  });

  it("removes people who left, were suspended or deleted, and readmits who returns", async () => {
    const gone = await studentWithNumber();
    await answered(gone, 0, 3);
    const [hidden, suspended] = [students[4], students[5]];
    await foldRanking(later());
    await run("UPDATE rank_standings SET is_hidden = 1 WHERE user_num = ?", hidden?.num ?? 0);
    await run("INSERT INTO rank_changed VALUES (?)", hidden?.num ?? 0);
    await run("UPDATE users SET suspended_at = 1 WHERE num = ?", suspended?.num ?? 0);
    const person = await bindings.DB.prepare("SELECT id, num FROM users WHERE num = ?")
      .bind(gone.num)
      .first<{ id: string; num: number }>();
    const deps = later();
    const [first, ...rest] = person ? deletePerson(deps.db, person) : [];
    if (first) await deps.write([first, ...rest]);
    await foldRanking(later());
    await expectRecounted();
    expect(await bindings.DB.prepare("SELECT count(*) AS n FROM rank_gone").first()).toEqual({ n: 0 });
    const tops = await bindings.DB.prepare("SELECT people FROM rank_tops WHERE board = 'total/todos'").first<{
      people: string;
    }>();
    const listed = (JSON.parse(tops?.people ?? "[]") as [number, number][]).map(([num]) => num);
    for (const num of [gone.num, hidden?.num, suspended?.num]) expect(listed).not.toContain(num);
    await run("UPDATE users SET suspended_at = NULL WHERE num = ?", suspended?.num ?? 0);
    await foldRanking(later());
    await expectRecounted();
    // Behind one person alone, with seven answers.
    expect(await placeOf(suspended)).toMatchObject({ place: 2, points: 18 });
    expect(await placeOf(hidden)).toBeUndefined();
  });

  it("rebuilds the first places once too many left the list", async () => {
    await run("UPDATE rank_tops SET people = '[]', beyond = '[1, 1]' WHERE board = 'total/todos'");
    await answered(students[1], 8, 9);
    await foldRanking(later());
    const top = await bindings.DB.prepare(
      "SELECT people, is_partial FROM rank_tops WHERE board = 'total/todos'",
    ).first<{ people: string; is_partial: number }>();
    const ranked = await bindings.DB.prepare(
      "SELECT user_num AS num, points FROM rank_standings WHERE groups <> '[]' AND points > 0 ORDER BY points DESC, user_num",
    ).all<{ num: number; points: number }>();
    expect(JSON.parse(top?.people ?? "[]")).toEqual(ranked.results.map(({ num, points }) => [num, points]));
    expect(top?.is_partial).toBe(0);
  });

  it("writes the global document part by part, without who left", async () => {
    await writeRankingDocument(later());
    const { pieces } = await loadRankingDocument(later());
    let text = "";
    for await (const piece of pieces) text += piece;
    const document = JSON.parse(JSON.parse(text).ranking) as Record<string, number>;
    const listed = await bindings.DB.prepare(
      `SELECT u.id, p.total_points AS points FROM users u JOIN progress p ON p.user_num = u.num
      LEFT JOIN rank_standings r ON r.user_num = u.num WHERE p.total_points > 0 AND coalesce(r.is_hidden, 0) = 0`,
    ).all<{ id: string; points: number }>();
    expect(document).toEqual(Object.fromEntries(listed.results.map(({ id, points }) => [id, points])));
    expect(listed.results.length).toBeGreaterThan(3);
  });
});

async function placeOf(student: Student | undefined) {
  const deps = later();
  const places = await deps.read(ownPlaces(deps.db, student?.num ?? 0, ["total"]));
  const own = places.find(({ group }) => group === "todos");
  return own && { points: own.points, ...placeOn(own) };
}
