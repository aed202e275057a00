import { describe, expect, it, test } from "vitest";
import {
  eventIdOf,
  isNews,
  nextWake,
  OVERLAP_SECONDS,
  readEventId,
  resumeFrom,
} from "#app/platform/live/domain/channel-rules.ts";

const NOW = 1_800_000_000;

describe("event ids", () => {
  it("grow with the second a notification is shown from, then with its number", () => {
    const first = eventIdOf({ visibleFrom: NOW, num: 999_999 });
    const second = eventIdOf({ visibleFrom: NOW + 1, num: 3 });
    expect(second).toBeGreaterThan(first);
    expect(eventIdOf({ visibleFrom: NOW, num: 8 })).toBeGreaterThan(eventIdOf({ visibleFrom: NOW, num: 7 }));
    expect(Number.isSafeInteger(eventIdOf({ visibleFrom: 4_000_000_000, num: 5_000_000 }))).toBe(true);
  });

  it("contain the second to read from, with an overlap", () => {
    expect(resumeFrom(eventIdOf({ visibleFrom: NOW, num: 5 }))).toBe(NOW - OVERLAP_SECONDS);
    expect(resumeFrom(0)).toBe(0);
  });

  it("and brings what is due or was written after it, each once", () => {
    const last = eventIdOf({ visibleFrom: NOW, num: 5 });
    const isNew = (visibleFrom: number, num: number) => isNews(eventIdOf({ visibleFrom, num }), last);
    expect([isNew(NOW, 5), isNew(NOW, 4), isNew(NOW - 30, 3)]).toEqual([false, false, false]);
    expect([isNew(NOW, 6), isNew(NOW - 30, 7), isNew(NOW + 1, 2)]).toEqual([true, true, true]);
    const wrapped = eventIdOf({ visibleFrom: NOW, num: 999_999 });
    expect(isNews(eventIdOf({ visibleFrom: NOW, num: 1_000_002 }), wrapped)).toBe(true);
  });

  test.each([
    ["1800000000000005", 1_800_000_000_000_005],
    ["0", 0],
    ["-1", null],
    ["1.5", null],
    ["1e9", null],
    ["99999999999999999", null],
    ["9999999999999999", null],
    ["", null],
    [null, null],
  ])("%j is read as %j", (text, event) => {
    expect(readEventId(text)).toBe(event);
  });
});

describe("a channel wakes", () => {
  it("after half an hour to check its sessions again, or before, when something is due", () => {
    expect(nextWake(NOW, null)).toBe(NOW + 1800);
    expect(nextWake(NOW, NOW + 40)).toBe(NOW + 40);
    expect(nextWake(NOW, NOW + 4000)).toBe(NOW + 1800);
    expect(nextWake(NOW, NOW - 5)).toBe(NOW + 1);
  });
});
