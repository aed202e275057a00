import { describe, expect, it } from "vitest";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { pickQuestions } from "#app/features/practice/domain/pick-questions.ts";
import { practiceChanges, practiceReport } from "#app/features/practice/domain/practice-report.server.ts";
import { practiceResult, tallyAccuracy } from "#app/features/practice/domain/practice-result.ts";
import {
  againstAverage,
  countedTime,
  longerTimes,
  MOST_SECONDS,
  rightAgainstWrong,
  timeSummary,
} from "#app/features/practice/domain/question-times.ts";
import { blankCount, mergedItems, toggledCut, untouched } from "#app/features/practice/domain/session.ts";
import { endedByTime, endOf } from "#app/features/practice/domain/session-end.ts";
import { readStartFields, startChoice } from "#app/features/practice/domain/start-fields.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { formatClock, formatDuration, formatSeconds } from "#app/platform/time/format-duration.ts";

const readChanges = (sent: unknown, now: number) => {
  const report = sentOrNull(practiceReport, sent);
  return report && practiceChanges(report, now);
};

describe("choosing questions", () => {
  const ords = [9, 8, 7, 7, 6, 5];

  it("in the order given uses the first, each once", () => {
    expect(pickQuestions(ords, { count: 4, order: "given" }, () => 0)).toEqual([9, 8, 7, 6]);
  });

  it("by lot draws from all of them, each once, and no more than there are", () => {
    expect(pickQuestions(ords, { count: 2, order: "random" }, () => 0.999)).toEqual([5, 6]);
    expect(pickQuestions(ords, { count: 99, order: "random" }, () => 0).sort()).toEqual([5, 6, 7, 8, 9]);
  });
});

describe("items of two devices", () => {
  const older = { ...untouched(1), choice: "A", changedAt: 10 };
  const newer = { ...untouched(1), choice: "B", changedAt: 11 };

  it("merge to the later change, in whichever order they come", () => {
    for (const lists of [
      [[older], [newer]],
      [[newer], [older]],
    ])
      expect(mergedItems(...lists).get(1)).toBe(newer);
  });

  it("show how many questions are blank", () => {
    const marked = { ...untouched(0), marked: true, changedAt: 5 };
    expect(blankCount(mergedItems([newer, marked]), 3)).toBe(2);
  });
});

it("a cut is given back by the same letter", () => {
  expect(toggledCut("C", "A")).toBe("AC");
  expect(toggledCut("AC", "C")).toBe("A");
});

describe("what a device sends", () => {
  const item = { position: 3, choice: "b", answered: true, marked: true, cut: "EZCC", changedAt: 5000 };

  it("is read with known letters, once each, and no moment after the server's", () => {
    const sent = { items: [item], head: { position: 3, timerFrom: 99, changedAt: 9e15 }, endedAt: 9e15 };
    expect(readChanges(sent, 50)).toEqual({
      items: [{ ...item, choice: "B", cut: "CE" }],
      head: { position: 3, timerFrom: 50, changedAt: 50_999 },
      times: [],
      endedAt: 50_999,
    });
  });

  it("is read with times that can be true, and the others passed over", () => {
    const times = [
      { position: 2, seconds: 90 },
      { position: 3, seconds: 1e9 },
      { position: 900, seconds: 5 },
      { position: 1, seconds: -4 },
      { position: 1, seconds: "9" },
      null,
    ];
    const changes = readChanges({ items: [], head: null, times, endedAt: null }, 50);
    expect(changes?.times).toEqual([
      { position: 2, seconds: 90 },
      { position: 3, seconds: MOST_SECONDS },
    ]);
  });

  it("is never answered without a choice", () => {
    const changes = readChanges({ items: [{ ...item, choice: null }], head: null, endedAt: null }, 50);
    expect(changes?.items[0]).toMatchObject({ choice: null, answered: false });
  });
});

it("the result counts by subject and topic, blank ones against the accuracy, ungraded ones not", () => {
  const of = (subject: string, right: boolean | null, choice: string | null, topics: string[] = []) => ({
    subject,
    topics,
    choice,
    right,
  });
  const { all, subjects, topics } = practiceResult([
    of("Física", true, "A", ["Ondas"]),
    of("Física", false, "B", ["Ondas", "Ótica"]),
    of("Artes", null, null),
    of("Artes", null, "C"),
  ]);
  expect(all).toEqual({ right: 1, wrong: 1, blank: 1, ungraded: 1 });
  expect(tallyAccuracy(all)).toBeCloseTo(1 / 3);
  expect(subjects.map(({ name, right }) => [name, right])).toEqual([
    ["Artes", 0],
    ["Física", 1],
  ]);
  expect(topics.map(({ name, right, wrong }) => [name, right, wrong])).toEqual([
    ["Ondas", 1, 1],
    ["Ótica", 0, 1],
  ]);
  expect(tallyAccuracy({ right: 0, wrong: 0, blank: 0, ungraded: 2 })).toBeNull();
});

describe("the form", () => {
  const fieldsOf = (given: Record<string, string>) => readStartFields((name) => given[name] ?? "");

  it.each([
    [{ quantas: "20" }, { problem: null, count: 20, timeLimit: null }],
    [
      { quantas: "180", modo: "prova", limite: "90" },
      { problem: null, count: 180, timeLimit: 5400 },
    ],
    // The limit of an exam says nothing in a study session.
    [
      { quantas: "2", limite: "muito" },
      { problem: null, count: 2, timeLimit: null },
    ],
  ])("requires: %o", (given, wanted) => {
    expect(startChoice(fieldsOf(given))).toEqual(wanted);
  });

  it.each([
    [{ quantas: "" }, "quantas"],
    [{ quantas: "1e2" }, "quantas"],
    [{ quantas: "2", modo: "prova", limite: "601" }, "limite"],
  ])("names the field that is wrong: %o", (given, field) => {
    expect(startChoice(fieldsOf(given)).problem?.field).toBe(field);
  });
});

it("times read as clocks and as words", () => {
  expect([5, 65, 3723, -4].map(formatClock)).toEqual(["0:05", "1:05", "1:02:03", "0:00"]);
  expect([1, 59, 60, 3900].map(formatDuration)).toEqual([
    "1 segundo",
    "59 segundos",
    "1 minuto",
    "1 h 05 min",
  ]);
});

describe("the end of a session", () => {
  const exam = { startedAt: 1000, timeLimit: 60, endedAt: null };

  it.each([
    [exam, 1060, null],
    [exam, 1060 + LATE_GRACE, null],
    [exam, 1061 + LATE_GRACE, 1060],
    [{ ...exam, endedAt: 1030 }, 9e9, 1030],
    [{ ...exam, timeLimit: null }, 9e9, null],
  ])("of %o at %i is %s", (session, now, wanted) => {
    expect(endOf(session, now)).toBe(wanted);
  });

  it("was by time only at the deadline", () => {
    expect(endedByTime({ ...exam, endedAt: 1060 })).toBe(true);
    expect(endedByTime({ ...exam, endedAt: 1059 })).toBe(false);
    expect(endedByTime(exam)).toBe(false);
  });
});

it("things are listed as they are said", () => {
  expect([[], ["2"], ["2", "3"], ["2", "3", "4"]].map(inWords)).toEqual(["", "2", "2 e 3", "2, 3 e 4"]);
});

describe("time on the screen", () => {
  it("is counted while its reader does something, and ten minutes longer at most", () => {
    expect(countedTime(1000, 16_000, 1000)).toBe(15_000);
    expect(countedTime(0, 3_600_000, 60_000)).toBe(660_000);
    expect(countedTime(900_000, 1_000_000, 60_000)).toBe(0);
  });

  it("only grows, in any order and repetition of the reports", () => {
    const [one, other] = [[{ position: 1, seconds: 30 }], [{ position: 1, seconds: 20 }]];
    expect(longerTimes(one, other, one)).toEqual(new Map([[1, 30]]));
  });

  it("is summed up over the questions that were looked at, the longest above the average named", () => {
    const of = (position: number, seconds: number, right: boolean | null) => ({ position, seconds, right });
    expect(timeSummary([of(0, 0, null)])).toBeNull();
    const summary = timeSummary([of(0, 30, true), of(1, 0, null), of(2, 90, false), of(3, 60, null)]);
    expect(summary).toEqual({
      measured: 3,
      average: 60,
      right: 30,
      wrong: 90,
      slowest: [{ position: 2, seconds: 90 }],
    });
  });

  it.each([
    [30, "abaixo da média"],
    [60, "perto da média"],
    [80, "acima da média"],
    [120, "o dobro da média ou mais"],
    [400, "o triplo da média ou mais"],
  ])("of %i seconds against a minute is %s", (seconds, words) => {
    expect(againstAverage(seconds, 60)).toBe(words);
  });

  it("of right and wrong answers is compared in words", () => {
    expect(rightAgainstWrong({ right: 30, wrong: 90 })).toContain("você errou tomaram bem mais");
    expect(rightAgainstWrong({ right: 90, wrong: 30 })).toContain("você acertou tomaram bem mais");
    expect(rightAgainstWrong({ right: 50, wrong: 60 })).toContain("parecido");
    expect(rightAgainstWrong({ right: null, wrong: 60 })).toBeNull();
  });

  it("reads to the second", () => {
    expect([45, 60, 80, 3900].map(formatSeconds)).toEqual(["45 s", "1 min", "1 min 20 s", "1 h 05 min"]);
  });
});
