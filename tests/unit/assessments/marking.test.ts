import { describe, expect, it } from "vitest";
import {
  defaultMarking,
  finalMark,
  markedFraction,
  mayMark,
  openFractions,
  rubricOf,
  visibleMarks,
  withLevel,
} from "#app/features/assessments/domain/results/marking.ts";

const rubric = [
  {
    id: "a",
    title: "Conceito",
    levels: [
      { points: 3, text: "certo" },
      { points: 1, text: "em parte" },
      { points: 0, text: "não" },
    ],
  },
  {
    id: "b",
    title: "Conta",
    levels: [
      { points: 1, text: "certa" },
      { points: 0, text: "errada" },
    ],
  },
];
const two = { markers: 2, margin: 0.2 } as const;

describe("a mark", () => {
  it("is the share of the rubric's best levels", () => {
    expect(markedFraction(rubric, { a: 0, b: 0 })).toBe(1);
    expect(markedFraction(rubric, { a: 1, b: 0 })).toBe(0.5);
    expect(markedFraction(rubric, { a: 2, b: 1 })).toBe(0);
    expect(markedFraction(rubric, { a: 0 })).toBeNull();
    expect(markedFraction(rubric, { a: 9, b: 0 })).toBeNull();
    expect(markedFraction([{ id: "z", title: "", levels: [{ points: 0, text: "" }] }], { z: 0 })).toBe(0);
  });

  it("has one criterion where the question has no rubric", () => {
    expect(rubricOf({}).map(({ title }) => title)).toEqual(["Resposta"]);
    expect(rubricOf({ rubric: [] })).toHaveLength(1);
    expect(rubricOf({ rubric })).toBe(rubric);
  });

  it("gets its levels by key, criterion after criterion, the last one again", () => {
    expect(withLevel(rubric, {}, 1)).toEqual({ a: 1 });
    expect(withLevel(rubric, { a: 1 }, 0)).toEqual({ a: 1, b: 0 });
    expect(withLevel(rubric, { a: 1, b: 0 }, 1)).toEqual({ a: 1, b: 1 });
    expect(withLevel(rubric, { a: 1 }, 5)).toBeNull();
    expect(withLevel([], {}, 0)).toBeNull();
  });
});

describe("the mark that counts", () => {
  it("is one marker's", () => {
    expect(finalMark([], defaultMarking)).toEqual({ state: "waiting", fraction: null });
    expect(finalMark([{ seat: 2, fraction: 0.4 }], defaultMarking)).toEqual({ state: "done", fraction: 0.4 });
  });

  it("is two markers' mean up to the margin, then a decision", () => {
    const close = [
      { seat: 2, fraction: 0.6 },
      { seat: 1, fraction: 0.8 },
    ];
    expect(finalMark(close.slice(1), two).state).toBe("waiting");
    expect(finalMark(close, two)).toEqual({ state: "done", fraction: 0.7 });
    const apart = [
      { seat: 1, fraction: 1 },
      { seat: 2, fraction: 0.25 },
    ];
    expect(finalMark(apart, two)).toEqual({ state: "differs", fraction: null });
    expect(finalMark([...apart, { seat: 3, fraction: 0.5 }], two)).toEqual({ state: "done", fraction: 0.5 });
  });

  it("is read by who scores", () => {
    const marks = [{ seat: 1, fraction: 0.5 }];
    const place = { person: 7, attempt: 1, place: 3 };
    const rows = [
      { ...place, ...defaultMarking, marks },
      { ...place, place: 4, ...two, marks },
    ];
    expect([...openFractions(rows)]).toEqual([
      ["7 1 3", 0.5],
      ["7 1 4", null],
    ]);
  });
});

describe("two markers", () => {
  const first = { seat: 1, fraction: 1, marker: "ana" };
  const second = { seat: 2, fraction: 0, marker: "bia" };

  it("are blind to each other until both are done", () => {
    expect(visibleMarks([first], "bia", two)).toEqual([]);
    expect(visibleMarks([first], "ana", two)).toEqual([first]);
    expect(visibleMarks([first, second], "ana", two)).toEqual([first, second]);
    expect(visibleMarks([first], "bia", defaultMarking)).toEqual([first]);
  });

  it("claim the two seats, and nobody else does", () => {
    expect(mayMark([first], "bia", two)).toBe(true);
    expect(mayMark([first, second], "bia", two)).toBe(true);
    expect(mayMark([first, second], "caio", two)).toBe(false);
    expect(mayMark([first], "bia", defaultMarking)).toBe(false);
    expect(mayMark([{ ...first, seat: 3 }], "bia", defaultMarking)).toBe(true);
  });
});
