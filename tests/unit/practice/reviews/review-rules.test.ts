import { describe, expect, it } from "vitest";
import { dueDay, reviewedCard, waitsOf } from "#app/features/practice/domain/reviews/due-day.ts";
import { gradeOfReview, SLOW_ANSWER } from "#app/features/practice/domain/reviews/grade.ts";
import { intervalsAfter, memoryAfter } from "#app/features/practice/domain/reviews/memory.ts";
import { readPlan } from "#app/features/practice/domain/reviews/plan-fields.ts";
import {
  cardsIn,
  cardsOfToday,
  minutesFor,
  paceOf,
} from "#app/features/practice/domain/reviews/review-plan.ts";
import { dayOfIso, isoOfDay } from "#app/platform/time/calendar.ts";

const answer = { right: true, felt: null, spent: 60, hinted: false } as const;

describe("the grade of an answer", () => {
  it.each([
    [{ ...answer }, 3],
    [{ ...answer, felt: "easy" as const, hinted: true }, 4],
    [{ ...answer, felt: "hard" as const }, 2],
    [{ ...answer, hinted: true }, 2],
    [{ ...answer, spent: SLOW_ANSWER }, 2],
    [{ ...answer, right: false, felt: "easy" as const }, 1],
    [{ ...answer, felt: "undone" as const }, null],
  ])("of %o is %s", (given, grade) => expect(gradeOfReview(given)).toBe(grade));
});

describe("a card", () => {
  const rules = { retention: 90, examDay: null };
  const wrong = memoryAfter(null, 100, 1);

  it("comes back later the better its answer, and later where less is to be remembered", () => {
    const waits = waitsOf({ memory: wrong, ord: 5 }, 101, rules);
    expect(waits[1]).toBeLessThan(waits[2]);
    expect(waits[2]).toBeLessThan(waits[3]);
    expect(waits[3]).toBeLessThan(waits[4]);
    const strong = memoryAfter(null, 100, 4);
    expect(intervalsAfter(strong, 108, 80)[3]).toBeGreaterThan(intervalsAfter(strong, 108, 95)[3]);
  });

  it("answered before its last answer's day changes as on that day", () => {
    expect(memoryAfter(wrong, 90, 3)).toEqual(memoryAfter(wrong, 100, 3));
  });

  it("says beforehand what its answer does", () => {
    const card = { memory: wrong, ord: 5 };
    for (const grade of [1, 2, 3, 4] as const)
      expect(reviewedCard(card, { day: 101, grade }, rules).due - 101).toBe(waitsOf(card, 101, rules)[grade]);
  });

  it("comes in the last week before the exam rather than after it, never the same day", () => {
    const due = (ord: number, interval: number, examDay: number | null) =>
      dueDay({ interval, today: 100, ord }, examDay);
    expect(due(3, 40, null)).toBe(140);
    expect(due(3, 4, 120)).toBe(104);
    expect([0, 1, 6].map((ord) => due(ord, 40, 120))).toEqual([119, 118, 113]);
    expect(due(6, 40, 103)).toBe(101);
    // An exam of tomorrow, or one that is over, changes nothing.
    expect([due(3, 40, 101), due(3, 40, 90)]).toEqual([140, 140]);
  });
});

describe("a day of reviews", () => {
  const plan = { daily: 20, days: { "98": 3, "100": 4, "101": 9 }, day: 100, dayReviews: 0 };

  it("has what is due, within what is left of the day's limit", () => {
    expect(cardsOfToday(plan, 100, 0)).toBe(7);
    expect(cardsOfToday(plan, 100, 30)).toBe(20);
    expect(cardsOfToday({ ...plan, dayReviews: 15 }, 100, 0)).toBe(5);
    expect(cardsOfToday({ ...plan, dayReviews: 25 }, 100, 0)).toBe(0);
    expect(cardsOfToday({ ...plan, dayReviews: 15 }, 101, 0)).toBe(16);
  });

  it("lasts as long as its person needs", () => {
    expect(paceOf({ allReviews: 9, allSeconds: 9 })).toBe(75);
    expect([paceOf({ allReviews: 20, allSeconds: 900 }), paceOf({ allReviews: 20, allSeconds: 0 })]).toEqual([
      45, 10,
    ]);
    expect([minutesFor(12, 75), minutesFor(0, 75), cardsIn(10, 75), cardsIn(1, 90)]).toEqual([15, 1, 8, 1]);
  });
});

describe("the settings", () => {
  const today = dayOfIso("2026-11-23") ?? 0;
  const read = (fields: Record<string, string>) => readPlan((name) => fields[name] ?? "", today);

  it("are read, the usual retention for an unknown one", () => {
    const fields = { limite: "40", lembrar: "95", prova: "2026-12-06" };
    expect(read(fields).plan).toEqual({ daily: 40, retention: 95, examDay: today + 13 });
    expect(read({ limite: "40", lembrar: "12" }).plan).toEqual({ daily: 40, retention: 90, examDay: null });
    expect(isoOfDay(today)).toBe("2026-11-23");
  });

  it.each([
    [{ limite: "0" }, "limite"],
    [{ limite: "201" }, "limite"],
    [{ limite: "muitas" }, "limite"],
    [{ limite: "10", prova: "2026-11-23" }, "prova"],
    [{ limite: "10", prova: "2026-13-01" }, "prova"],
    [{ limite: "10", prova: "2026-02-31" }, "prova"],
    [{ limite: "10", prova: "amanhã" }, "prova"],
    [{ limite: "10", prova: "2031-01-01" }, "prova"],
  ])("refuse %o", (fields, field) => {
    expect(Object.keys(read(fields).problems ?? {})).toEqual([field]);
  });
});
