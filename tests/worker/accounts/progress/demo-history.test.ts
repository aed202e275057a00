import { expect, it } from "vitest";
import { pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenBank, givenPerson, numberOf, visitorDeps } from "#tests/support/given.ts";
import { countersOf, ledgerOf } from "#tests/support/ledger.ts";
import { seedHistory } from "../../../../scripts/farol/commands/seed-history.ts";

type Sums = Record<string, number>;

function countedIn(weeks: Sums, week: string, by: number): void {
  weeks[week] = (weeks[week] ?? 0) + by;
}

it("the demo student has studied for six weeks, and the counters are the ledger's", async () => {
  await givenBank(1000);
  const person = await givenPerson();
  const deps = visitorDeps();
  const seeded = await seedHistory(deps, person.email);
  const num = await numberOf(person);
  const [ledger, counters] = [await ledgerOf(num), await countersOf(num)];
  expect(ledger.length).toBe(seeded);
  expect(seeded).toBeGreaterThan(150);

  const [questions, correct, points]: [Sums, Sums, Sums] = [{}, {}, {}];
  for (const answer of ledger) {
    const week = weekOf(answer.answered_at);
    countedIn(questions, week, 1);
    countedIn(correct, week, answer.correct);
    countedIn(points, week, pointsOfAnswer(answer.correct === 1));
  }
  expect(counters).toMatchObject({
    questions: seeded,
    correct: ledger.filter((each) => each.correct === 1).length,
    totalPoints: Object.values(points).reduce((sum, each) => sum + each, 0),
    weekQuestions: questions,
    weekCorrect: correct,
    weekPoints: points,
  });
  // On a Monday morning the sixth week is still empty.
  const weeks = Object.keys(questions).sort();
  expect([5, 6]).toContain(weeks.length);
  const monday = (week: string) => Date.parse(week) / 86_400_000;
  expect(weeks.slice(1).map((week, index) => monday(week) - monday(weeks[index] ?? ""))).toEqual(
    weeks.slice(1).map(() => 7),
  );
  expect(Math.max(...ledger.map((each) => each.answered_at))).toBeLessThan(deps.now());
  const exams = await bindings.DB.prepare(
    "SELECT count(*) AS handed FROM practice_sessions WHERE user_num = ? AND mode = 'exam' AND graded_at IS NOT NULL",
  )
    .bind(num)
    .first<{ handed: number }>();
  expect(exams?.handed).toBeGreaterThanOrEqual(2);
});
