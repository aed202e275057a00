import { describe, expect, it } from "vitest";
import {
  lastWeeks,
  nextSunday,
  startOfWeek,
  weekBeside,
  weekOf,
  weeksBetween,
} from "#app/platform/time/week.ts";

/** Epoch seconds of a moment on the clock of São Paulo (UTC−3). */
function saoPaulo(moment: string): number {
  return Date.parse(`${moment}-03:00`) / 1000;
}

describe("the week of an answer", () => {
  it.each([
    // A week from its first second to its last.
    ["2026-11-15T23:59:59", "2026-11-09"],
    ["2026-11-16T00:00:00", "2026-11-16"],
    ["2026-11-18T12:00:00", "2026-11-16"],
    ["2026-11-22T23:59:59", "2026-11-16"],
    ["2026-11-23T00:00:00", "2026-11-23"],
    // The last days of a year and the first of the next are one week, whose key has the old year.
    ["2024-12-31T23:59:59", "2024-12-30"],
    ["2025-01-01T00:00:00", "2024-12-30"],
    ["2025-01-05T23:59:59", "2024-12-30"],
    ["2025-01-06T00:00:00", "2025-01-06"],
    // A year that ends on a Sunday, and one that begins on a Monday.
    ["2023-12-31T23:59:59", "2023-12-25"],
    ["2024-01-01T00:00:00", "2024-01-01"],
    // A leap day in the middle.
    ["2028-02-29T08:00:00", "2028-02-28"],
    ["2028-03-05T23:59:59", "2028-02-28"],
    // Before the epoch began in Greenwich, and around its first Monday.
    ["1969-12-31T21:00:00", "1969-12-29"],
    ["1970-01-04T23:59:59", "1969-12-29"],
    ["1970-01-05T00:00:00", "1970-01-05"],
  ])("at %s in São Paulo starts on Monday %s", (moment, monday) => {
    expect(weekOf(saoPaulo(moment))).toBe(monday);
  });

  it("starts on a Monday, whatever the day, for four hundred weeks", () => {
    const start = saoPaulo("2024-01-01T00:00:00");
    for (let day = 0; day < 2800; day++) {
      const key = weekOf(start + day * 86_400 + 43_200);
      expect(new Date(`${key}T00:00:00Z`).getUTCDay()).toBe(1);
      const passed = (Date.parse(key) - Date.parse("2024-01-01")) / 86_400_000;
      expect(passed).toBe(day - (day % 7));
    }
  });
});

describe("the last weeks", () => {
  it("are so many, oldest first, and end with the present one", () => {
    expect(lastWeeks(saoPaulo("2026-11-18T12:00:00"), 3)).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
  });

  it("go on over the end of a year", () => {
    expect(lastWeeks(saoPaulo("2026-01-04T23:59:59"), 3)).toEqual(["2025-12-15", "2025-12-22", "2025-12-29"]);
    expect(lastWeeks(saoPaulo("2026-01-05T00:00:00"), 3)).toEqual(["2025-12-22", "2025-12-29", "2026-01-05"]);
  });

  it("are none where none are requested", () => {
    expect(lastWeeks(saoPaulo("2026-11-18T12:00:00"), 0)).toEqual([]);
  });
});

describe("the next Sunday", () => {
  it.each([
    ["2026-11-15T00:00:00", "2026-11-15T00:00:00"],
    ["2026-11-15T00:00:01", "2026-11-22T00:00:00"],
    ["2026-11-21T23:59:59", "2026-11-22T00:00:00"],
    ["2024-12-30T12:00:00", "2025-01-05T00:00:00"],
    ["1969-12-31T21:00:00", "1970-01-04T00:00:00"],
  ])("from %s is %s", (moment, sunday) => {
    expect(nextSunday(saoPaulo(moment))).toBe(saoPaulo(sunday));
  });
});

describe("weeks beside one another", () => {
  it("start on the Monday's first second, over the ends of years and leap days", () => {
    expect(startOfWeek("2024-12-30")).toBe(saoPaulo("2024-12-30T00:00:00"));
    expect(weekBeside("2024-12-30", 1)).toBe("2025-01-06");
    expect(weekBeside("2028-02-28", 1)).toBe("2028-03-06");
    expect(weekBeside("2026-01-05", -1)).toBe("2025-12-29");
    expect(startOfWeek("2026-02-30")).toBeNaN();
  });

  it("are all between two of them, the last left out", () => {
    expect(weeksBetween("2024-12-23", "2025-01-13")).toEqual(["2024-12-23", "2024-12-30", "2025-01-06"]);
    expect(weeksBetween("2026-11-16", "2026-11-16")).toEqual([]);
    expect(weeksBetween("2026-11-23", "2026-11-16")).toEqual([]);
  });

  it("are cut at midnight in São Paulo where summer time began or ended", () => {
    const at = (text: string) => Date.parse(text) / 1000;
    // Sunday 2018-11-04 has 23 hours; the Saturday of 2019-02-16 has 25.
    expect(weekOf(at("2018-11-05T01:59:59Z"))).toBe("2018-10-29");
    expect(weekOf(at("2018-11-05T02:00:00Z"))).toBe("2018-11-05");
    expect(nextSunday(at("2018-11-03T12:00:00Z"))).toBe(at("2018-11-04T03:00:00Z"));
    expect(nextSunday(at("2019-02-17T02:59:59Z"))).toBe(at("2019-02-17T03:00:00Z"));
  });
});
