import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { MOST_ANSWERS, PRACTICE_OPERATION } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { pathsUnder, textOf } from "./source-files.ts";

const database = new DatabaseSync(":memory:");
for (const path of pathsUnder("migrations")) database.exec(textOf(path));
afterAll(() => database.close());

/** Seconds around midnight in São Paulo and in UTC on a Sunday, a Monday, New Year's Day and a 29th of February. */
const moments = ["2026-11-15", "2026-11-16", "2027-01-01", "2028-02-29", "2024-12-30"].flatMap((day) =>
  [0, 3].flatMap((hour) => {
    const turn = Date.parse(`${day}T0${hour}:00:00Z`) / 1000;
    return [turn - 1, turn, turn + 1];
  }),
);
const ledger = moments.map((at, index) => ({ at, ord: index, subject: index % 4, right: index % 3 === 0 }));
type Answer = (typeof ledger)[number];

function sums(
  answers: readonly Answer[],
  key: (answer: Answer) => string | number,
  add: (each: Answer) => number,
) {
  const counts: Record<string, number> = {};
  for (const each of answers) counts[key(each)] = (counts[key(each)] ?? 0) + add(each);
  return counts;
}

function listOf(answers: readonly Answer[]): string {
  return [",", ...answers.map(({ ord }) => `${ord},`)].join("");
}

/** What the counters of a person must be, by the rules of the domain. */
function countersOf(answers: readonly Answer[]) {
  const week = ({ at }: Answer) => weekOf(at);
  const points = ({ right }: Answer) => pointsOfAnswer(right);
  const correct = ({ right }: Answer) => Number(right);
  const total = (add: (each: Answer) => number) => answers.reduce((sum, each) => sum + add(each), 0);
  return {
    total_points: total(points),
    questions: answers.length,
    correct: total(correct),
    // One point of activity for each answered question (R-PROG-1).
    activity: answers.length,
    week_questions: sums(answers, week, () => 1),
    week_correct: sums(answers, week, correct),
    week_points: sums(answers, week, points),
    subject_answers: sums(
      answers,
      ({ subject }) => subject,
      () => 1,
    ),
    subject_correct: sums(answers, ({ subject }) => subject, correct),
    right_ords: listOf(answers.filter(({ right }) => right)),
    wrong_ords: listOf(answers.filter(({ right }) => !right)),
  };
}

function storedCounters() {
  const row = database.prepare("SELECT * FROM progress").get() ?? {};
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /^(?:week|subject)_/.test(name) ? JSON.parse(String(value)) : value,
    ]),
  );
}

test("the triggers of the ledger count points and weeks by the rules of the domain", () => {
  database.exec("INSERT INTO progress (user_num) VALUES (1)");
  const insert = database.prepare(
    "INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation) VALUES (1, ?, 'A', ?, ?, '')",
  );
  for (const { ord, subject, right, at } of ledger) insert.run(ord, subject * 2 + Number(right), at);
  expect(storedCounters()).toMatchObject(countersOf(ledger));

  // A key that changes turns every answer.
  database.exec("UPDATE answers SET grade = (grade >> 1) * 2 + 1 - (grade & 1)");
  expect(storedCounters()).toMatchObject(countersOf(ledger.map((each) => ({ ...each, right: !each.right }))));
});

describe("answers quicker than reading (decision 079)", () => {
  const monday = Date.parse("2026-11-23T12:00:00Z") / 1000;
  const insert = database.prepare(
    "INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation, waited) VALUES (?, ?, 'A', ?, ?, ?, ?)",
  );
  let person = 100;
  type Given = { at: number; reading: number | null; waited?: number; operation?: string };

  /** Which of a new person's answers are fast, with their points. */
  function judged(given: readonly Given[]) {
    person += 1;
    database.exec(`INSERT INTO progress (user_num) VALUES (${person})`);
    for (const [ord, { at, reading, waited = 0, operation = "a" }] of given.entries())
      insert.run(person, ord, 1 + 256 * (reading ?? 255), monday + at, operation, waited);
    const rows = database.prepare("SELECT is_fast FROM answers WHERE user_num = ? ORDER BY ord").all(person);
    const counters = database
      .prepare("SELECT total_points, fast_points, fast_weeks FROM progress WHERE user_num = ?")
      .get(person);
    return { fast: rows.map((row) => row.is_fast), ...counters };
  }

  test("84 keys in two minutes: all but the first are fast; a reader has none", () => {
    const clicked = Array.from({ length: 84 }, (_, index) => ({ at: Math.floor(index * 1.43), reading: 8 }));
    const clicks = judged(clicked);
    expect(clicks.fast.filter((each) => each === 0)).toHaveLength(1);
    expect(clicks).toMatchObject({ total_points: 84 * 3, fast_points: 83 * 3 });
    expect(JSON.parse(String((clicks as Record<string, unknown>).fast_weeks))).toEqual({
      "2026-11-23": 83 * 3,
    });
    const read = judged(Array.from({ length: 40 }, (_, index) => ({ at: index * 8, reading: 8 })));
    expect(read).toMatchObject({ fast_points: 0, fast_weeks: "{}" });
  });

  test("answers that waited without a network are judged by when they were given, in time that passed once", () => {
    const bus = [600, 580, 560].map((waited, index) => ({ at: 1000 + index, reading: 15, waited }));
    expect(judged(bus).fast).toEqual([0, 0, 0]);
    // The same seconds pay no second answer, whatever a client says of its waiting.
    expect(judged([...bus, { at: 1003, reading: 15, waited: 900 }]).fast).toEqual([0, 0, 0, 1]);
    const clickedOffline = [600, 598, 596].map((waited, index) => ({
      at: 1000 + index,
      reading: 15,
      waited,
    }));
    expect(judged(clickedOffline).fast).toEqual([0, 1, 1]);
  });

  test("a sitting is judged as a whole, and moves no clock", () => {
    const operation = "pratica-x-1";
    expect(
      judged([
        { at: 0, reading: 10 },
        { at: 5, reading: 0, operation },
        { at: 5, reading: null, operation },
        { at: 10, reading: 10 },
      ]).fast,
    ).toEqual([0, 0, 1, 0]);
  });

  test("a changed key also changes what boards do not count", () => {
    const before = judged([
      { at: 0, reading: 10 },
      { at: 1, reading: 10 },
    ]);
    expect(before).toMatchObject({ total_points: 6, fast_points: 3 });
    database.exec(`UPDATE answers SET grade = (grade >> 1) * 2 WHERE user_num = ${person}`);
    const after = database.prepare("SELECT * FROM progress WHERE user_num = ?").get(person);
    expect(after).toMatchObject({ total_points: 2, fast_points: 1, fast_weeks: '{"2026-11-23":1}' });
    const flags = database.prepare("SELECT is_fast FROM answers WHERE user_num = ? ORDER BY ord").all(person);
    expect(flags.map((row) => row.is_fast)).toEqual([0, 1]);
  });
});

describe("the limits of answers (SEC-03)", () => {
  const midnight = Date.parse("2026-11-23T03:00:00Z") / 1000;
  const insert = database.prepare(
    "INSERT OR IGNORE INTO answers (user_num, ord, alternative, grade, answered_at, operation) VALUES (?, ?, 'A', 1, ?, ?)",
  );
  const answered = (userNum: number) =>
    database.prepare("SELECT count(*) AS count FROM answers WHERE user_num = ?").get(userNum)?.count;

  test("of a minute: the answer after the last is refused, the next minute accepts it", () => {
    database.exec("INSERT INTO progress (user_num) VALUES (2)");
    for (let ord = 0; ord < MOST_ANSWERS.minute; ord++) insert.run(2, ord, midnight + (ord % 60), "a");
    expect(() => insert.run(2, 1000, midnight + 59, "a")).toThrow("refused: too-many-answers");
    insert.run(2, 1000, midnight + 60, "a");
    expect(answered(2)).toBe(MOST_ANSWERS.minute + 1);
  });

  test("of a day of São Paulo, exams included, which the limit of a minute leaves out", () => {
    database.exec("INSERT INTO progress (user_num) VALUES (3)");
    for (let ord = 0; ord < MOST_ANSWERS.day; ord++)
      insert.run(3, ord, midnight - 1, `${PRACTICE_OPERATION}x-${ord}`);
    for (const operation of ["a", `${PRACTICE_OPERATION}x-1`])
      expect(() => insert.run(3, 5000, midnight - 1, operation)).toThrow("refused: too-many-answers-today");
    insert.run(3, 5000, midnight, "a");
    expect(answered(3)).toBe(MOST_ANSWERS.day + 1);
  });
});
