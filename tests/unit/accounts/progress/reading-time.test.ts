import { describe, expect, it } from "vitest";
import { readingSeconds, readWithin } from "#app/features/accounts/domain/progress/reading-time.ts";

const words = (count: number) => Array.from({ length: count }, () => "palavra").join(" ");

describe("the seconds within which nobody reads a question", () => {
  it.each([
    ["a short one takes a look", 5, 0, 3],
    ["sixty words take eight seconds, by 450 a minute", 60, 0, 8],
    ["alternatives are read too", 60, 15, 18],
    ["of a long text only its question may be new", 900, 0, 30],
  ])("%s", (_, statement, each, seconds) => {
    const alternatives = each === 0 ? [] : Array.from({ length: 5 }, () => ({ text: words(each) }));
    expect(readingSeconds({ statement: words(statement), alternatives })).toBe(seconds);
  });

  it("counts what is read, not its marks", () => {
    const statement = `**${words(30)}** ![${words(15)}](figura.png)`;
    expect(readingSeconds({ statement, alternatives: [] })).toBe(6);
  });
});

it("a sitting's seconds read one question after the other, until they are spent", () => {
  expect(readWithin([10, 10, 10], 30)).toEqual([true, true, true]);
  expect(readWithin([10, 10, 10], 29)).toEqual([true, true, false]);
  expect(readWithin([10, 3], 5)).toEqual([false, false]);
  expect(readWithin([], 0)).toEqual([]);
});
