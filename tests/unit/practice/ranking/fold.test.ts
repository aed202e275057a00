import { describe, expect, it } from "vitest";
import {
  boardOf,
  boardsOf,
  rankGroupsOf,
  type Standing,
} from "#app/features/practice/domain/ranking/boards.ts";
import {
  FIRST,
  type FirstPlaces,
  firstPlacesAfter,
  isShort,
  nobodyYet,
  type Ranked,
} from "#app/features/practice/domain/ranking/first-places.ts";
import {
  type Block,
  blockOf,
  boardChanges,
  changedBlocks,
  foldedBlocks,
  SUMS,
} from "#app/features/practice/domain/ranking/fold.ts";
import { groupName } from "#app/features/practice/domain/ranking/group-name.ts";
import { placeOn } from "#app/features/practice/domain/ranking/own-place.ts";
import { foldedWeeks, isPeriod } from "#app/features/practice/domain/ranking/weeks.ts";

const WEEKS = ["2026-11-16", "2026-11-23"];
const standing = (points: number, week = 0, groups = ["todos"]): Standing => ({
  points,
  weeks: { "2026-11-23": week },
  groups,
});

describe("the groups of a person", () => {
  it("are everybody, the state, the exams, and the schools they study at", () => {
    const schools = [
      { id: "azambuja", role: "student" },
      { id: "horizonte", role: "teacher" },
    ] as const;
    expect(rankGroupsOf({ courses: ["ENEM", "Unicamp", "ENEM", "Outro"], state: "SP", schools })).toEqual([
      "todos",
      "estado-SP",
      "prova-ENEM",
      "prova-UNICAMP",
      "escola-azambuja",
    ]);
    expect(rankGroupsOf({ courses: [], state: null, schools: [] })).toEqual(["todos"]);
  });

  it("have names", () => {
    expect(["todos", "estado-SP", "prova-ENEM", "escola-azambuja"].map(groupName)).toEqual([
      "Todos",
      "São Paulo",
      "ENEM",
      "Minha escola",
    ]);
    expect(["estado-XX", "prova-NADA"].map(groupName)).toEqual(["XX", "NADA"]);
  });
});

describe("the weeks with boards", () => {
  it("are the present one and the last, from Monday 00:00 in São Paulo on", () => {
    const monday = Date.parse("2026-11-23T03:00:00Z") / 1000;
    expect(foldedWeeks(monday)).toEqual({ week: "2026-11-23", last: "2026-11-16" });
    expect(foldedWeeks(monday - 1)).toEqual({ week: "2026-11-16", last: "2026-11-09" });
    expect(["semana", "sempre"].map(isPeriod)).toEqual([true, false]);
  });
});

describe("what a person's points change", () => {
  it("is nothing where they are the same, and a board alone where only its points moved", () => {
    expect(boardChanges({ num: 1, before: standing(9, 3), after: standing(9, 3) }, WEEKS)).toEqual([]);
    expect(boardChanges({ num: 1, before: standing(9, 3), after: standing(10, 4) }, ["2026-11-16"])).toEqual([
      { num: 1, board: "total/todos", from: 9, to: 10 },
    ]);
  });

  it("is all their boards when they come, leave or go", () => {
    const groups = ["todos", "estado-SP"];
    const come = boardChanges({ num: 1, before: null, after: standing(9, 3, groups) }, WEEKS);
    expect(come.map(({ board, from, to }) => [board, from, to])).toEqual([
      ["total/todos", null, 9],
      ["2026-11-23/todos", null, 3],
      ["total/estado-SP", null, 9],
      ["2026-11-23/estado-SP", null, 3],
    ]);
    const go = boardChanges({ num: 1, before: standing(9, 3, groups), after: null }, WEEKS);
    expect(go.map(({ from, to }) => [from, to])).toEqual([
      [9, null],
      [3, null],
      [9, null],
      [3, null],
    ]);
  });
});

/** Blocks as stored, by key. */
class Boards {
  stored: Block[] = [];
  fold(changes: Parameters<typeof foldedBlocks>[0]): void {
    const touched = changedBlocks(changes);
    const is = (one: { board: string; block: number }) => (other: { board: string; block: number }) =>
      one.board === other.board && one.block === other.block;
    const read = this.stored.filter((each) => touched.some(is(each)));
    for (const block of foldedBlocks(changes, read))
      this.stored = [...this.stored.filter((each) => !is(block)(each)), block];
  }
  above(board: string, points: number): number {
    const people = (block: number) =>
      Object.entries(this.stored.find((each) => each.board === board && each.block === block)?.people ?? {});
    const sum = (counts: [string, number][], least: number) =>
      counts.reduce((all, [value, count]) => all + (Number(value) > least ? count : 0), 0);
    return sum(people(SUMS), blockOf(points)) + sum(people(blockOf(points)), points);
  }
}

/** A generator with a seed. */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

describe("folded boards", () => {
  it("count exactly who is above, whatever comes, falls, leaves and comes back, in any order", () => {
    const draw = drawn(7);
    const boards = new Boards();
    const people = new Map<number, Standing>();
    let top: FirstPlaces = nobodyYet;
    for (let round = 0; round < 60; round++) {
      const changes = Array.from({ length: 1 + draw(8) }, () => draw(60)).filter(
        (num, at, all) => all.indexOf(num) === at,
      );
      const folded = changes.map((num) => {
        const before = people.get(num) ?? null;
        const after =
          draw(6) === 0 ? null : standing(draw(900), draw(3), draw(2) ? ["todos"] : ["todos", "estado-SP"]);
        if (after) people.set(num, after);
        else people.delete(num);
        return boardChanges({ num, before, after }, WEEKS);
      });
      boards.fold(folded.flat());
      const own = folded.flat().filter(({ board }) => board === "total/todos");
      top = firstPlacesAfter(
        top,
        own.map(({ num, to }) => ({ num, points: to })),
      );
    }
    for (const board of ["total/todos", "total/estado-SP", boardOf("2026-11-23", "todos")]) {
      const points = [...people.values()].flatMap((each) => boardsOf(each, WEEKS).get(board) ?? []);
      for (const mine of [0, 1, 255, 256, 500, 899])
        expect([board, mine, boards.above(board, mine)]).toEqual([
          board,
          mine,
          points.filter((each) => each > mine).length,
        ]);
    }
    const ranked = [...people]
      .map(([num, each]): Ranked => [num, each.points])
      .filter(([, points]) => points > 0);
    expect(top.people).toEqual(ranked.sort((one, other) => other[1] - one[1] || one[0] - other[0]));
    expect(
      boards.stored.some(({ people: counts }) => Object.values(counts).some((count) => count <= 0)),
    ).toBe(false);
  });
});

describe("the first places", () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ num: from + at, points: 1000 - from - at }));

  it("are cut, and know from whom on they are cut", () => {
    const cut = firstPlacesAfter(nobodyYet, many(0, 151));
    expect([cut.people.length, cut.people[0], cut.beyond]).toEqual([FIRST, [0, 1000], [100, 900]]);
    const more = firstPlacesAfter(cut, [
      { num: 500, points: 900 },
      { num: 501, points: 901 },
      { num: 3, points: 890 },
      { num: 4, points: null },
    ]);
    expect(more.people.map(([num]) => num).filter((num) => num > 99 || num === 3 || num === 4)).toEqual([
      501,
    ]);
    expect(more.people.length).toBe(99);
  });

  it("are rebuilt once too many left", () => {
    const cut = firstPlacesAfter(nobodyYet, many(0, 151));
    expect(isShort(cut)).toBe(false);
    expect(
      isShort(
        firstPlacesAfter(
          cut,
          many(0, 81).map(({ num }) => ({ num, points: null })),
        ),
      ),
    ).toBe(true);
    expect(isShort(nobodyYet)).toBe(false);
  });
});

describe("a person's place", () => {
  const people = [700, 300, 300, 290, 260, 255, 10];
  const changes = people.map((points, num) => ({ num, board: "b", from: null, to: points }));
  const blocks = foldedBlocks(changes, []);
  const at = (block: number) => blocks.find((each) => each.block === block)?.people ?? null;
  const place = (points: number, counted: number) =>
    placeOn({ points, counted, sums: at(SUMS), near: at(blockOf(points)) });

  it("is one more than those with more points; ties share it", () => {
    expect(people.map((points) => place(points, points).place)).toEqual([1, 2, 2, 4, 5, 6, 7]);
    expect(place(290, 290)).toEqual({ place: 4, people: 7, ahead: 300 });
    expect(place(300, 300).ahead).toBeNull();
  });

  it("is by the points of now, whatever the board counts", () => {
    expect(place(295, 290)).toEqual({ place: 4, people: 7, ahead: 300 });
    expect(place(270, 290)).toEqual({ place: 4, people: 7, ahead: 300 });
    expect(place(5, 0)).toEqual({ place: 8, people: 8, ahead: 10 });
    expect(placeOn({ points: 5, counted: 0, sums: null, near: null })).toEqual({
      place: 1,
      people: 1,
      ahead: null,
    });
  });

  it("moved within a block leaves the sums unwritten", () => {
    const moved = [{ num: 4, board: "b", from: 260, to: 280 }];
    expect(changedBlocks(moved)).toEqual([{ board: "b", block: 1 }]);
  });
});
