import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import { topSubjects } from "#app/features/accounts/domain/progress/ranking.ts";
import { answerQuestion } from "#app/features/bank/services/answer-question.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, givenBank, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { attemptsOf, chosenLetters, countersOf, type LedgerRow, ledgerOf } from "#tests/support/ledger.ts";
import { givenViewer } from "#tests/support/viewers.ts";

const DAY = 86_400;
/** The first Monday after the last summer time of São Paulo: since then its midnight is three hours into the day of UTC. */
const FIRST_MONDAY = Date.UTC(2019, 1, 18, 3) / 1000;

/** A second before, at, and after every moment where a week, a day or a year turns, in São Paulo and in UTC. */
function delicateMoments(): number[] {
  const mondays = Array.from({ length: 60 }, (_, index) => FIRST_MONDAY + index * 11 * 7 * DAY);
  const newYears = Array.from({ length: 25 }, (_, index) => Date.UTC(2020 + index, 0, 1, 3) / 1000);
  const leapDays = [2020, 2024, 2028].map((year) => Date.UTC(year, 1, 29, 3) / 1000);
  const turns = [...mondays, ...newYears, ...leapDays];
  const around = turns.flatMap((turn) => [turn - 1, turn, turn + 1, turn - 3 * 3600, turn - 3 * 3600 - 1]);
  return [...new Set(around)];
}

let bank: StoredQuestion[];

beforeAll(async () => {
  bank = (await givenBank(700)).filter(({ draft }) => draft.kind === "single-choice");
});

/** Answers as the service does, at a moment of the test's choosing. */
function answerAt(
  student: Viewer,
  question: StoredQuestion,
  letter: string | null,
  moment: number,
  operation = freshId(),
) {
  const deps = { ...visitorDeps(), now: () => moment };
  return answerQuestion(deps, student, {
    ord: question.ord,
    alternative: letter,
    operation,
  });
}

function countsBy(
  rows: readonly LedgerRow[],
  key: (row: LedgerRow) => string,
  add: (row: LedgerRow) => number,
) {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + add(row);
  return counts;
}

function groupedBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** Asserts that a person's counters match their ledger: totals, weeks and subjects. */
async function expectCountersToFollowLedger(userNum: number): Promise<LedgerRow[]> {
  const rows = await ledgerOf(userNum);
  const ledger = rows.map((row) => ({ correct: row.correct === 1 }));
  const week = (row: LedgerRow) => weekOf(row.answered_at);
  const subject = (row: LedgerRow) => String(row.subject);
  expect(await countersOf(userNum)).toMatchObject({
    totalPoints: ledger.reduce((sum, { correct }) => sum + pointsOfAnswer(correct), 0),
    questions: rows.length,
    correct: ledger.filter((each) => each.correct).length,
    activity: rows.length,
    weekQuestions: countsBy(rows, week, () => 1),
    weekCorrect: countsBy(rows, week, (row) => row.correct),
    weekPoints: countsBy(rows, week, (row) => 1 + 2 * row.correct),
    subjectAnswers: countsBy(rows, subject, () => 1),
    subjectCorrect: countsBy(rows, subject, (row) => row.correct),
  });
  return rows;
}

describe("the weekly maps", () => {
  it("name the week of São Paulo that the domain names, at every turn of week, day and year", async () => {
    const moments = delicateMoments();
    expect(moments.length).toBeGreaterThanOrEqual(400);
    expect(bank.length).toBeGreaterThanOrEqual(moments.length);
    const student = await givenViewer();
    for (const [index, moment] of moments.entries()) {
      const question = bank[index];
      if (question) await answerAt(student, question, index % 3 === 0 ? question.draft.key : "A", moment);
    }
    const rows = await expectCountersToFollowLedger(student.num);
    expect(new Set(rows.map((row) => row.answered_at))).toEqual(new Set(moments));
    const weeks = Object.keys((await countersOf(student.num)).weekQuestions);
    expect(weeks.length).toBeGreaterThan(100);
    expect(weeks.every((week) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
  });

  it("turn at Monday's midnight in São Paulo, three hours after UTC's", async () => {
    const student = await givenViewer();
    const [sunday, monday] = bank;
    if (!sunday || !monday) throw new Error("no bank");
    const midnight = Date.UTC(2026, 10, 16, 3) / 1000;
    await answerAt(student, sunday, sunday.draft.key, midnight - 1);
    await answerAt(student, monday, monday.draft.key, midnight);
    expect((await countersOf(student.num)).weekPoints).toEqual({ "2026-11-09": 3, "2026-11-16": 3 });
  });
});

const step = fc.record({
  question: fc.nat(11),
  letter: fc.constantFrom("A", "B", "C", "D"),
  operation: fc.nat(20),
  later: fc.nat(40 * DAY),
});

it("after any sequence of answers, replays and second tries the counters are a function of the ledger (SEC-02)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const student = await givenViewer();
      const first = new Map<number, { letter: string; operation: string }>();
      const attempts = new Set<string>();
      for (const { question, letter, operation, later } of steps) {
        const asked = bank[question];
        if (!asked) throw new Error("no bank");
        const id = `operacao-${operation}`;
        const reply = await answerAt(student, asked, letter, 1_790_000_000 + later, id);
        const before = first.get(question);
        if (!before) first.set(question, { letter, operation: id });
        else if (before.operation !== id) attempts.add(id);
        expect(reply.firstAlternative).toBe(first.get(question)?.letter);
        expect(reply.points > 0).toBe(!before || before.operation === id);
      }
      const rows = await expectCountersToFollowLedger(student.num);
      const expected = [...first].map(([question, { letter }]) => [bank[question]?.ord, letter]);
      expect(rows.map((row) => [row.ord, row.alternative])).toEqual(
        expected.sort(([one], [other]) => Number(one) - Number(other)),
      );
      expect(new Set((await attemptsOf(student.num)).map((each) => each.operation))).toEqual(attempts);
    }),
    { numRuns: 40, seed: 20261121 },
  );
});

it("the statistics of every question equal the first answers in the ledger", async () => {
  const { results } = await bindings.DB.prepare(
    "SELECT ord, alternative, count(*) AS times FROM answers GROUP BY ord, alternative",
  ).all<{ ord: number; alternative: string; times: number }>();
  const byQuestion = groupedBy(results, (row) => row.ord);
  expect(byQuestion.size).toBeGreaterThan(100);
  const questions = [...byQuestion];
  const counted = await Promise.all(questions.map(([ord]) => chosenLetters(ord)));
  for (const [index, [, rows]] of questions.entries()) {
    const chosen = Object.fromEntries(rows.map((row) => [row.alternative, row.times]));
    expect(counted[index]).toEqual({ A: 0, B: 0, C: 0, D: 0, E: 0, ...chosen });
  }
});

it("the three subjects answered most come from the ledger, the lower number first among equals", async () => {
  const student = await givenViewer();
  const bySubject = groupedBy(bank, ({ draft }) => draft.subject);
  const times = [2, 5, 3, 5];
  for (const [index, questions] of [...bySubject.values()].slice(0, times.length).entries())
    for (const question of questions.slice(0, times[index]))
      await answerAt(student, question, "A", 1_790_000_000);
  const rows = await expectCountersToFollowLedger(student.num);
  const counts = [...groupedBy(rows, (row) => row.subject)].map(
    ([subject, own]) => [subject, own.length] as const,
  );
  const expected = counts.sort(([one, few], [other, many]) => many - few || one - other).slice(0, 3);
  expect(topSubjects((await countersOf(student.num)).subjectAnswers)).toEqual(
    expected.map(([subject]) => subject),
  );
});
