import { describe, expect, it } from "vitest";
import { lastWeeks, nextSunday, weekOf } from "#app/platform/time/week.ts";

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
