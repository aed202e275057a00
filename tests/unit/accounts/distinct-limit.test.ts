import { expect, test } from "vitest";
import {
  copyingBounds,
  countDistinct,
  forgottenAt,
  nothingCounted,
  uncount,
  wrongLinkBounds,
} from "#app/features/accounts/domain/distinct-limit.ts";

const NOW = 1_800_000_000;
const bounds = { minute: 400, day: 3000 };

/** Replies one after the other: [seconds later, first question, how many]. */
function refusals(replies: readonly (readonly [number, number, number])[], within = bounds) {
  let state = nothingCounted;
  return replies.map(([later, first, count]) => {
    const marks = Array.from({ length: count }, (_, index) => first + index);
    const { after, refusal } = countDistinct(state, marks, { bounds: within, at: NOW + later });
    state = after;
    return refusal;
  });
}

test("588 questions in four prints of one minute: the fourth is refused until the minute is over", () => {
  const four = [0, 147, 294, 441].map((first, index) => [index, first, 147] as const);
  expect(refusals([...four, [60, 441, 147]])).toEqual([
    null,
    null,
    null,
    { bound: "minute", wait: 57 },
    null,
  ]);
});

test("an exam of 90 printed again and again, and 200 practised, are within it", () => {
  const prints = Array.from({ length: 50 }, () => [0, 0, 90] as const);
  const practice = Array.from({ length: 17 }, (_, page) => [page, 1000 + page * 12, 12] as const);
  expect(refusals([...prints, ...practice]).filter(Boolean)).toEqual([]);
});

test("a reply longer than what is left, and one longer than the bound, are given once", () => {
  expect(
    refusals([
      [0, 0, 500],
      [1, 0, 500],
      [2, 499, 2],
    ]),
  ).toEqual([null, null, { bound: "minute", wait: 58 }]);
});

test("the day's bound applies for a day from its first question; marks seen in it stay free", () => {
  const minutes = Array.from({ length: 10 }, (_, index) => [index * 60, index * 300, 300] as const);
  const [refused, seen, next] = refusals([
    ...minutes,
    [601, 9000, 1],
    [602, 0, 300],
    [86_400, 9000, 1],
  ]).slice(10);
  expect([refused, seen, next]).toEqual([{ bound: "day", wait: 86_400 - 601 }, null, null]);
});

test("the same question twice in a reply is one, and what is refused is not counted", () => {
  const once = countDistinct(nothingCounted, [7, 7, 8], { bounds, at: NOW }).after;
  expect([once.inMinute, once.seen.size, forgottenAt(once)]).toEqual([2, 2, NOW + 86_400]);
  const { after } = countDistinct(once, [9], { bounds: { minute: 2, day: 9 }, at: NOW });
  expect(after).toBe(once);
});

test("work that was begun knows the minute alone", () => {
  const begun = { minute: copyingBounds.person.minute, day: Number.POSITIVE_INFINITY };
  const minutes = Array.from({ length: 20 }, (_, index) => [index * 60, index * 300, 300] as const);
  expect(refusals(minutes, begun).filter(Boolean)).toEqual([]);
  expect(
    refusals(
      [
        [0, 0, 400],
        [1, 400, 1],
      ],
      begun,
    )[1],
  ).toEqual({ bound: "minute", wait: 59 });
});

test("six wrong links in a minute: the sixth is refused; the same one again, and right ones, are no guesses", () => {
  let state = nothingCounted;
  const tried = (mark: number, at: number) => {
    const { after, refusal } = countDistinct(state, [mark], { bounds: wrongLinkBounds, at });
    state = after;
    return refusal?.wait ?? 0;
  };
  expect([1, 2, 1, 3, 4, 1].map((mark) => tried(mark, NOW))).toEqual([0, 0, 0, 0, 0, 0]);
  for (let times = 0; times < 9; times++) {
    expect(tried(100, NOW)).toBe(0);
    state = uncount(state, 100);
  }
  expect(uncount(state, 100)).toBe(state);
  expect([tried(5, NOW + 1), tried(6, NOW + 2), tried(100, NOW + 3), tried(6, NOW + 60)]).toEqual([
    0, 58, 57, 0,
  ]);
});
