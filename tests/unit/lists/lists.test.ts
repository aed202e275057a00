import { describe, expect, it, test } from "vitest";
import { automaticListOf } from "#app/features/lists/domain/list.ts";
import { readListColour, shadesOf } from "#app/features/lists/domain/list-colours.ts";
import { listCover } from "#app/features/lists/domain/list-cover.ts";
import { endPrefix, inListOrder, placeAt, stepsOf } from "#app/features/lists/domain/list-places.ts";
import { listProgress, waysToPractise } from "#app/features/lists/domain/list-progress.ts";
import { commonTags, listExpression } from "#app/features/lists/domain/list-search.ts";
import {
  readDescription,
  readHeading,
  readListName,
  readTags,
} from "#app/features/lists/domain/list-texts.ts";

describe("texts of a list", () => {
  it.each([
    ["  Óptica \n para\u0000 o   ENEM ", "Óptica para o ENEM"],
    ["", null],
    ["\u200b", null],
    ["x".repeat(80), "x".repeat(80)],
    ["x".repeat(81), null],
  ])("name %j is read as %j", (typed, name) => {
    expect(readListName(typed)).toBe(name);
  });

  it("headings and descriptions have their own length", () => {
    expect([readHeading("x".repeat(121)), readHeading("Parte 1")]).toEqual([null, "Parte 1"]);
    expect([readDescription(""), readDescription("x".repeat(401))]).toEqual(["", null]);
  });

  it.each([
    [
      ["Óptica, #ENEM; enem", "óptica"],
      ["óptica", "enem"],
    ],
    [["!!", ""], []],
    [["x".repeat(31)], null],
    [["a,b,c,d,e,f,g,h,i"], null],
  ])("tags %j are read as %j", (typed, tags) => {
    expect(readTags(typed)).toEqual(tags);
  });

  it("colours are known ones", () => {
    expect([readListColour("rosa"), readListColour("__proto__")]).toEqual(["rosa", "azul"]);
    expect(shadesOf("constructor")).toEqual(shadesOf("azul"));
    expect([automaticListOf("para-rever")?.name, automaticListOf("toString")]).toEqual(["Para rever", null]);
  });
});

describe("places of a list", () => {
  const items = ["A", "C", "C", "E"].map((place, index) => ({ place, ord: 4 - index }));

  it("are between their neighbours, where two are equal after both", () => {
    for (let index = 0; index <= items.length; index++) {
      const place = placeAt(items, index);
      expect(place > (items[index - 1]?.place ?? "")).toBe(true);
      const after = items.slice(index).find((each) => each.place > (items[index - 1]?.place ?? ""));
      if (after) expect(place < after.place).toBe(true);
    }
  });

  it("one step up and down; none past an end", () => {
    const [first, last] = [stepsOf(items, 0), stepsOf(items, 3)];
    expect([first.up, last.down]).toEqual([null, null]);
    expect(first.down !== null && first.down > "C").toBe(true);
    expect(last.up !== null && last.up > "C" && last.up < "E").toBe(true);
  });

  it("at the end sort by time", () => {
    expect(endPrefix(1_800_000_000) < endPrefix(1_800_000_001)).toBe(true);
    expect(endPrefix(1_800_000_000)).toHaveLength(6);
    expect(inListOrder(items).map(({ ord }) => ord)).toEqual([4, 2, 3, 1]);
    expect(inListOrder([...items].reverse()).map(({ ord }) => ord)).toEqual([4, 2, 3, 1]);
  });
});

test("a cover is the same for the same list, cuts long names and escapes every text", () => {
  const cover = (name: string, id = "a") => listCover({ id, name, colour: "azul" });
  expect(cover("Óptica")).toBe(cover("Óptica"));
  expect(cover("Óptica")).not.toBe(cover("Óptica", "b"));
  const hostile = cover('</text><script>alert(1)</script>"&\u0007');
  expect(hostile).not.toContain("<script");
  expect(hostile).not.toContain("\u0007");
  expect(cover("palavra ".repeat(20))).toContain("…");
  expect(cover("x".repeat(60)).match(/<text/g)).toHaveLength(3);
});

test("progress counts questions alone, and each way to practise has its own", () => {
  const items = [
    { ord: -3, correct: null },
    { ord: 1, correct: true },
    { ord: 2, correct: false },
    { ord: 3, correct: null },
  ];
  expect(listProgress(items)).toEqual({ size: 3, answered: 2, right: 1 });
  expect(waysToPractise(items)).toEqual({ all: [1, 2, 3], rest: [3], wrong: [2] });
  expect(waysToPractise(items.slice(0, 3)).rest).toEqual([1, 2]);
});

describe("a search of lists", () => {
  it.each([
    [{ text: "", tag: "" }, '"0p"'],
    [{ text: 'Óptica" OR geo', tag: "" }, '"optica" AND "or" AND "geo" *'],
    [{ text: "", tag: "Física Moderna" }, 'tags : "fisica moderna"'],
  ])("%j is %j", (search, expression) => {
    expect(listExpression(search)).toBe(expression);
  });

  it("offers the most frequent tags", () => {
    const rows = [{ tags: ["b", "a"] }, { tags: ["c", "a"] }];
    expect(commonTags(rows, 2)).toEqual(["a", "b"]);
    expect(commonTags([{ tags: ["a", "b"] }, { tags: ["c"] }], 3)).toEqual(["a", "b", "c"]);
  });
});
