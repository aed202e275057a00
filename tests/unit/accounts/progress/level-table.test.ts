import { describe, expect, it } from "vitest";
import { bandOf, levelOf } from "#app/features/accounts/domain/progress/level.ts";
import { bandRows, levelRows } from "#app/features/accounts/domain/progress/level-table.ts";

describe("the table of levels", () => {
  it("has the 50 levels, from 0 points on", () => {
    expect(levelRows()).toHaveLength(50);
    expect(levelRows()[0]).toEqual({ level: 1, from: 0, to: 29 });
    expect(levelRows()[1]).toEqual({ level: 2, from: 30, to: 59 });
    expect(levelRows().at(-1)).toEqual({ level: 50, from: 32_000, to: null });
  });

  it.each(levelRows())("says of level $level what the points say: $from to $to", ({ level, from, to }) => {
    expect(levelOf(from)).toBe(level);
    expect(levelOf(to ?? 10_000_000)).toBe(level);
    if (to !== null) expect(levelOf(to + 1)).toBe(level + 1);
  });
});

describe("the table of colours", () => {
  it("has those that can be reached, with their levels and first points", () => {
    expect(bandRows()).toEqual([
      { name: "light-blue", label: "azul-claro", first: 1, last: 3, from: 0 },
      { name: "green", label: "verde", first: 4, last: 9, from: 90 },
      { name: "bronze", label: "bronze", first: 10, last: 19, from: 375 },
      { name: "silver", label: "prata", first: 20, last: 32, from: 2625 },
      { name: "gold", label: "ouro", first: 33, last: 50, from: 10_500 },
    ]);
  });

  it.each(bandRows())("gives $name to its first and last level alone", ({ name, first, last }) => {
    expect([first, last].map((level) => bandOf(level).name)).toEqual([name, name]);
    expect(bandOf(last + 1).name).not.toBe(name);
  });
});
