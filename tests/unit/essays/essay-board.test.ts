import { describe, expect, it } from "vitest";
import type { EssayState } from "#app/features/essays/domain/essay.ts";
import {
  type BoardCard,
  boardKey,
  gradeLines,
  isLate,
  isMissing,
  scoreInWords,
  stateInWords,
  whenInWords,
} from "#app/features/essays/domain/tasks/essay-board.ts";

const card: BoardCard = {
  id: "p1",
  name: "Ana Lima",
  className: "1º A",
  key: "missing",
  isLate: false,
  submittedAt: null,
  shared: 0,
  score: null,
};
const parts = [
  { label: "C1 Norma", grade: 160, most: 200 },
  { label: "C2 Tema", grade: 140, most: 200 },
];

describe("the board of a task", () => {
  it.each<[EssayState | null, string]>([
    [null, "missing"],
    ["draft", "writing"],
    ["submitted", "handed"],
    ["grading", "grading"],
    ["panel", "grading"],
    ["appealed", "grading"],
    ["returned", "returned"],
  ])("puts %s into %s", (state, key) => {
    expect(boardKey(state)).toBe(key);
  });

  it("says from when to when a task runs", () => {
    expect(whenInWords({ opensAt: 1_795_000_000, dueAt: null })).toMatch(
      /^de 18 de nov\. de 2026, \d\d:\d\d, sem prazo$/,
    );
    expect(whenInWords({ opensAt: 1_795_000_000, dueAt: 1_795_100_000 })).toMatch(/^de 18 .* até 19 de nov/);
  });

  it("lists who has not submitted, and who is late", () => {
    expect((["missing", "writing", "handed", "grading", "returned"] as const).filter(isMissing)).toEqual([
      "missing",
      "writing",
    ]);
    expect(isLate({ dueAt: null, submittedAt: null }, 100)).toBe(false);
    expect(isLate({ dueAt: 100, submittedAt: 100 }, 999)).toBe(false);
    expect(isLate({ dueAt: 100, submittedAt: 101 }, 999)).toBe(true);
    expect(isLate({ dueAt: 100, submittedAt: null }, 100)).toBe(false);
    expect(isLate({ dueAt: 100, submittedAt: null }, 101)).toBe(true);
  });

  it("says scores and states in words", () => {
    expect(scoreInWords({ total: 1000, most: 1000 })).toBe("1000 de 1000");
    expect(scoreInWords({ total: 8.25, most: 10 })).toBe("8,3 de 10");
    expect(stateInWords(card)).toBe("não começou");
    expect(stateInWords({ key: "handed", isLate: true })).toBe("entregue, com atraso");
  });

  it("is a table with the grade of each criterion", () => {
    expect(gradeLines([card])).toEqual([
      ["Estudante", "Turma", "Situação", "Entregue em", "Nota"],
      ["Ana Lima", "1º A", "não começou", "", ""],
    ]);
    const back: BoardCard = {
      ...card,
      key: "returned",
      submittedAt: 1_790_000_000,
      score: { total: 300, most: 400, parts },
    };
    const [heading, first, second] = gradeLines([back, card]);
    expect(heading?.slice(5)).toEqual(["C1 Norma", "C2 Tema"]);
    expect(first?.slice(4)).toEqual([300, 160, 140]);
    expect(second?.slice(4)).toEqual(["", "", ""]);
  });
});
