import { describe, expect, it } from "vitest";
import { accompanyingOf } from "#app/features/mentoring/domain/accompanying.ts";
import { accuracyTurn, type MenteeFacts, needOf } from "#app/features/mentoring/domain/mentee-need.ts";
import { mentorLoads } from "#app/features/mentoring/domain/mentor-load.ts";
import { LONGEST_MENTOR_NOTE, ownAddress, readNote, readTask } from "#app/features/mentoring/domain/task.ts";
import { dayInWeek, readWeek, weekTally } from "#app/features/mentoring/domain/week-plan.ts";
import { startOfWeek, weekBeside } from "#app/platform/time/week.ts";

/** Wednesday, 18 November 2026, 12:00 in São Paulo. */
const NOW = Date.parse("2026-11-18T15:00:00Z") / 1000;
const DAY = 86_400;
const WEEK = "2026-11-16";
const ORIGIN = "https://farol.test";

describe("a week of mentoring", () => {
  it("begins on Monday at midnight in São Paulo, and its neighbours do too", () => {
    expect(startOfWeek(WEEK)).toBe(Date.parse("2026-11-16T03:00:00Z") / 1000);
    expect([weekBeside(WEEK, -1), weekBeside(WEEK, 0), weekBeside(WEEK, 2)]).toEqual([
      "2026-11-09",
      WEEK,
      "2026-11-30",
    ]);
  });

  it.each([
    [null, WEEK],
    ["2026-11-09", "2026-11-09"],
    ["2026-11-10", WEEK],
    ["2026-99-99", WEEK],
    ["2020-01-06", WEEK],
    ["ontem", WEEK],
  ])("is read from %s as %s", (text, week) => {
    expect(readWeek(text, NOW)).toBe(week);
  });

  it("knows today's place", () => {
    expect([dayInWeek(WEEK, NOW), dayInWeek("2026-11-23", NOW), dayInWeek("2026-11-02", NOW)]).toEqual([
      2, -1, 7,
    ]);
  });

  it("sets what was promised against what was reached", () => {
    const tasks = [
      { day: 0, minutes: 30, questions: 10, doneAt: 1 },
      { day: 1, minutes: 20, questions: 0, doneAt: null },
      { day: 2, minutes: 50, questions: 5, doneAt: null },
    ];
    expect(weekTally(tasks, { answered: 7, today: 2 })).toEqual({
      tasks: 3,
      done: 1,
      minutes: 100,
      minutesDone: 30,
      questions: 15,
      answered: 7,
      late: 1,
    });
  });
});

describe("a task", () => {
  const typed = { title: " Óptica,  espelhos ", day: "2", minutes: "40", questions: "", link: "" };

  it("is read as typed", () => {
    expect(readTask({ ...typed, link: `${ORIGIN}/listas?ver=1` }, ORIGIN).task).toEqual({
      title: "Óptica, espelhos",
      day: 2,
      minutes: 40,
      questions: 0,
      link: "/listas?ver=1",
    });
    expect(readTask({ ...typed, questions: "12" }, ORIGIN).task?.questions).toBe(12);
  });

  it.each([
    ["title", { title: "  " }],
    ["title", { title: "x".repeat(121) }],
    ["day", { day: "7" }],
    ["day", { day: "x" }],
    ["minutes", { minutes: "0" }],
    ["minutes", { minutes: "601" }],
    ["minutes", { minutes: "1,5" }],
    ["questions", { questions: "501" }],
    ["link", { link: "https://longe.example/" }],
    ["link", { link: "javascript:alert(1)" }],
  ])("with a wrong %s is refused there: %o", (field, wrong) => {
    expect(Object.keys(readTask({ ...typed, ...wrong }, ORIGIN).problems ?? {})).toEqual([field]);
  });

  it("links to our own pages alone", () => {
    expect(
      ["/listas", `${ORIGIN}/q/x`, "//longe.example", "/\\longe.example"].map((each) =>
        ownAddress(each, ORIGIN),
      ),
    ).toEqual(["/listas", "/q/x", null, null]);
  });

  it("has notes beside it, neither empty nor endless", () => {
    expect([readNote("  "), readNote("x".repeat(LONGEST_MENTOR_NOTE + 1)), readNote(" boa ")]).toEqual([
      null,
      null,
      "boa",
    ]);
    const longest = "x".repeat(LONGEST_MENTOR_NOTE);
    expect(readNote(longest)).toBe(longest);
  });
});

const calm: MenteeFacts = {
  since: NOW - 60 * DAY,
  lastAnsweredAt: NOW - 3600,
  weekQuestions: { [WEEK]: 20, "2026-11-09": 30 },
  weekCorrect: { [WEEK]: 14, "2026-11-09": 21 },
  tasks: 5,
  done: 2,
  late: 0,
};

describe("who needs the mentor", () => {
  it("is not reported of a mentee who answers, follows the plan and is as right as before", () => {
    expect(needOf(calm, NOW)).toEqual({ score: 0, reasons: [] });
  });

  it.each([
    [{ lastAnsweredAt: null, since: NOW - 2 * DAY }, "ainda não respondeu nenhuma questão"],
    [{ lastAnsweredAt: NOW - 5 * DAY }, "sem responder há 5 dias"],
    [{ late: 1 }, "1 tarefa atrasada"],
    [{ late: 3 }, "3 tarefas atrasadas"],
    [{ weekCorrect: { [WEEK]: 9, "2026-11-09": 21 } }, "acerto caiu de 70% para 45%"],
    [{ tasks: 0 }, "sem tarefas nesta semana"],
  ])("is explained: %o", (change, reason) => {
    expect(needOf({ ...calm, ...change }, NOW).reasons).toEqual([reason]);
  });

  it("is nobody who was assigned an hour ago, nor who was quiet for three days", () => {
    expect(needOf({ ...calm, lastAnsweredAt: null, since: NOW - 3600 }, NOW).reasons).toEqual([]);
    expect(needOf({ ...calm, lastAnsweredAt: NOW - 3 * DAY }, NOW).reasons).toEqual([]);
  });

  it("comes first the more there is, the weightiest reason first", () => {
    const one = needOf({ ...calm, late: 1, tasks: 0 }, NOW);
    const two = needOf({ ...calm, late: 1, lastAnsweredAt: NOW - 20 * DAY, tasks: 0 }, NOW);
    expect(two.score).toBeGreaterThan(one.score);
    expect(two.reasons[0]).toBe("sem responder há 20 dias");
  });

  it("compares accuracy only with enough answers on both sides", () => {
    expect(accuracyTurn({ weekQuestions: { [WEEK]: 9, "2026-11-09": 30 }, weekCorrect: {} }, NOW)).toBeNull();
    expect(
      accuracyTurn({ weekQuestions: { [WEEK]: 10, "2026-11-09": 19 }, weekCorrect: {} }, NOW),
    ).toBeNull();
    expect(accuracyTurn(calm, NOW)).toEqual({ before: 0.7, now: 0.7 });
  });
});

describe("a mentor's load", () => {
  it("counts mentees, who waits, tasks done and the change of accuracy", () => {
    const rows = [
      { ...calm, mentor: 1 },
      { ...calm, mentor: 1, tasks: 5, done: 5, late: 3, weekCorrect: { [WEEK]: 16, "2026-11-09": 21 } },
      { ...calm, mentor: 2, tasks: 0, done: 0, weekQuestions: {}, weekCorrect: {} },
    ];
    const loads = mentorLoads(rows, NOW);
    expect(loads.get(1)).toMatchObject({ mentees: 2, needing: 1, kept: 0.7 });
    expect(loads.get(1)?.turn).toBeCloseTo(0.05);
    expect(loads.get(2)).toEqual({ mentees: 1, needing: 0, kept: null, turn: null });
  });

  it("is one's own mentees, or all for the chief and administrators", () => {
    const all = (claims: string[]) => accompanyingOf({ num: 7, claims });
    expect([all(["mentor"]), all(["mentor", "chiefMentor"]), all(["admin"])]).toEqual([
      { num: 7, all: false },
      { num: 7, all: true },
      { num: 7, all: true },
    ]);
  });
});
