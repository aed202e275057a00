import { describe, expect, it } from "vitest";
import {
  answeredCount,
  isInTime,
  mergedFields,
  readFields,
  writtenFields,
} from "#app/features/assessments/domain/sitting/saved-answers.ts";
import {
  canonicalAnswer,
  letterOrder,
  orderSeed,
  placeOrder,
  shownAnswer,
} from "#app/features/assessments/domain/sitting/sitting-order.ts";
import {
  device,
  sittingChanges,
  sittingReport,
} from "#app/features/assessments/domain/sitting/sitting-report.server.ts";
import {
  doorState,
  endOfSitting,
  isTimeUp,
  ownWindow,
} from "#app/features/assessments/domain/sitting/sitting-time.ts";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { HANDING_IN } from "#app/features/practice/domain/session-end.ts";
import { readSittingId, sittingId } from "#app/features/practice/domain/sitting-id.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";

const readSittingChanges = (sent: unknown, now: number) => {
  const report = sentOrNull(sittingReport, sent);
  return report && sittingChanges(report, now);
};

const HOUR = 3600;
const own = { extraMinutes: 0, opensAt: null, closesAt: null, moreAttempts: 0 };

describe("the clock of a sitting", () => {
  const times = { opensAt: 1000, closesAt: 1000 + 2 * HOUR };

  it("replaces each end of the window by the student's own", () => {
    expect(ownWindow(times, null)).toEqual(times);
    expect(ownWindow(times, { ...own, closesAt: 99_000 })).toEqual({ opensAt: 1000, closesAt: 99_000 });
  });

  it("lets late answers arrive until the grace is over", () => {
    const sitting = { startedAt: 0, endsAt: HOUR, submittedAt: null };
    expect(endOfSitting(sitting, HOUR + LATE_GRACE)).toBeNull();
    expect(endOfSitting(sitting, HOUR + LATE_GRACE + 1)).toBe(HOUR);
    expect(endOfSitting({ ...sitting, submittedAt: 77 }, 80)).toBe(77);
    expect(isTimeUp(sitting, HOUR + HANDING_IN)).toBe(false);
    expect(isTimeUp(sitting, HOUR + HANDING_IN + 1)).toBe(true);
  });

  const published = { ...times, publishedAt: 1, releasedAt: null };
  const door = { times: published, attempts: 1, own: null, sittings: [] };
  const done = { startedAt: 2000, endsAt: 5000, submittedAt: 3000 };

  it.each([
    ["early", door, 999],
    ["open", door, 1000],
    ["over", door, 1000 + 2 * HOUR],
    ["sitting", { ...door, sittings: [{ ...done, submittedAt: null }] }, 4000],
    ["handed-in", { ...door, sittings: [done] }, 4000],
    ["open", { ...door, sittings: [done], own: { ...own, moreAttempts: 1 } }, 4000],
    ["handed-in", { ...door, sittings: [done], attempts: 2 }, 1000 + 2 * HOUR],
    ["handed-in", { ...door, sittings: [done], attempts: 2, own: { ...own, opensAt: 9000 } }, 8000],
    ["open", { ...door, times: { ...published, opensAt: null, closesAt: null } }, 5],
  ])("is %s", (state, given, now) => {
    expect(doorState(given, now)).toBe(state);
  });
});

describe("what arrives", () => {
  const sitting = { startedAt: 0, endsAt: 1000 };
  const before = readFields({ answers: "A,,", times: "a", marked: "0,2" }, 3);
  const change = (place: number, choice: string | null, changedAt = 500_000, marked = false) => ({
    place,
    choice,
    marked,
    changedAt,
  });

  it("is read and written as fields by place", () => {
    expect(before).toEqual({ answers: ["A", "", ""], times: [10, 0, 0], marked: [0, 2] });
    expect(writtenFields(before)).toEqual({ answers: "A,,", times: "a,,", marked: "0,2" });
    expect(readFields({ answers: "", times: "", marked: "" }, 2)).toEqual({
      answers: ["", ""],
      times: [0, 0],
      marked: [],
    });
    expect(answeredCount("A,,042")).toBe(2);
  });

  it("counts if made by the deadline and here within the grace", () => {
    expect(isInTime(1_005_000, sitting, 1006)).toBe(true);
    expect(isInTime(1_005_001, sitting, 1006)).toBe(false);
    expect(isInTime(500_000, sitting, 1000 + LATE_GRACE)).toBe(true);
    expect(isInTime(500_000, sitting, 1001 + LATE_GRACE)).toBe(false);
  });

  it("replaces, blanks and marks from the device that continues; another one fills blanks", () => {
    const changes = [
      change(0, null),
      change(1, "C", 500_000, true),
      change(2, "D", 9_000_000),
      change(7, "A"),
    ];
    const times = [
      { place: 0, seconds: 5 },
      { place: 1, seconds: 7200 },
      { place: 9, seconds: 3 },
    ];
    expect(mergedFields(before, { changes, times, isHolder: true }, sitting, 600)).toEqual({
      answers: ["", "C", ""],
      times: [10, 600, 0],
      marked: [1, 2],
    });
    const filled = mergedFields(
      before,
      { changes: [change(0, "E"), change(1, "C")], times: [], isHolder: false },
      sitting,
      600,
    );
    expect(filled).toEqual({ answers: ["A", "C", ""], times: [10, 0, 0], marked: [0, 2] });
  });

  it("is refused where no device says it, and an end in the future of the server's clock is none", () => {
    const sent = { items: [], times: [], endedAt: null, device: "aparelho-um", revision: 2, away: 1 };
    expect(readSittingChanges(sent, 50)).toEqual({ ...sent, whole: null });
    expect(readSittingChanges({ ...sent, device: "x" }, 50)).toBeNull();
    expect(readSittingChanges({ ...sent, items: null }, 50)).toBeNull();
    expect(readSittingChanges({ ...sent, endedAt: 200_000 }, 50)?.endedAt).toBeNull();
    expect(readSittingChanges({ ...sent, endedAt: 49_000, revision: -1, away: 1.5 }, 50)).toMatchObject({
      endedAt: 49_000,
      revision: 0,
      away: 0,
    });
    expect(sentOrNull(device, 7)).toBeNull();
  });

  it("has a name among the sessions of a device", () => {
    const name = { schoolId: "horizonte", assessmentId: "abc", attempt: 2 };
    expect(readSittingId(sittingId(name))).toEqual(name);
    expect(readSittingId("abcdefgh")).toBeNull();
    expect(readSittingId("av.x.y")).toBeNull();
  });
});

describe("a student's own order", () => {
  const section = (id: string, ords: number[]) => ({
    id,
    title: id,
    weight: 1,
    penalty: 0,
    questions: ords.map((ord) => ({ ord })),
  });
  const document = { sections: [section("a", [1, 2, 3, 4, 5, 6]), section("b", [7, 8])] };
  const seed = orderSeed("prova", 7, 1);

  it("is the same at every opening, another one for others, and preserves the sections", () => {
    const order = placeOrder(document, { shuffleQuestions: true }, seed);
    expect(placeOrder(document, { shuffleQuestions: true }, seed)).toEqual(order);
    expect([...order.slice(0, 6)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(placeOrder(document, { shuffleQuestions: true }, orderSeed("prova", 8, 1))).not.toEqual(order);
    expect(placeOrder(document, { shuffleQuestions: false }, seed)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  const question = (texts: string[], kind = "single-choice" as const) => ({
    kind,
    statement: "Quanto é?",
    alternatives: texts.map((html, index) => ({ letter: "ABCDE"[index] ?? "", html })),
  });

  it("moves alternatives unless one speaks of the others, and answers find back to their letters", () => {
    const free = question(["um", "dois", "três", "quatro", "cinco"]);
    const letters = letterOrder(free, { shuffleAlternatives: true }, `${seed} 3`);
    expect([...letters].sort()).toEqual(["A", "B", "C", "D", "E"]);
    expect(letterOrder(free, { shuffleAlternatives: false }, seed)).toEqual(["A", "B", "C", "D", "E"]);
    const fixed = question(["um", "dois", "três", "Nenhuma das anteriores"]);
    expect(letterOrder(fixed, { shuffleAlternatives: true }, seed)).toEqual(["A", "B", "C", "D"]);
    expect(canonicalAnswer("A", ["C", "A", "B"])).toBe("C");
    expect(shownAnswer("C", ["C", "A", "B"])).toBe("A");
    expect(canonicalAnswer("AB", ["C", "A", "B"])).toBe("AC");
    expect(canonicalAnswer("042", ["C", "A", "B"])).toBe("042");
    expect(shownAnswer("13", ["C", "A", "B"])).toBe("13");
    expect(canonicalAnswer("E", [])).toBe("E");
    expect(shownAnswer("E", ["A"])).toBe("E");
  });
});
