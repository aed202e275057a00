import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { pointsOfAnswer } from "#app/domain/progress/points.ts";
import { weekOf } from "#app/domain/progress/week.ts";
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
    // One point of activity for each answered question (spec 001 §9).
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
