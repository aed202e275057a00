import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  academicYear,
  dayInSaoPaulo,
  dayOfIso,
  endAfterDays,
  endAfterMonths,
  endOfDayOf,
  isoDateAt,
  isoOfDay,
  lastDayEnd,
  startOfDay,
  weekdayOf,
} from "#app/platform/time/calendar.ts";

const at = (text: string) => Date.parse(text) / 1000;
/** A moment of the years without summer time, on the clock of São Paulo. */
const clock = (text: string) => at(`${text}-03:00`);

describe("days", () => {
  it.each(["1970-01-01", "2000-02-29", "2024-02-29", "2026-12-31", "1900-02-28", "2100-03-01"])(
    "%s is a day",
    (iso) => {
      expect(isoOfDay(dayOfIso(iso) ?? 0)).toBe(iso);
    },
  );

  it.each(["1900-02-29", "2100-02-29", "2026-02-29", "2026-04-31", "2026-13-01", "26-01-01", "", "2026-1-1"])(
    "%j is none",
    (iso) => {
      expect(dayOfIso(iso)).toBeNull();
    },
  );

  it("follow one another over leap days, centuries and years", () => {
    const next = (iso: string) => isoOfDay((dayOfIso(iso) ?? 0) + 1);
    expect(["2000-02-28", "2024-02-28", "2028-02-29"].map(next)).toEqual([
      "2000-02-29",
      "2024-02-29",
      "2028-03-01",
    ]);
    expect(["1900-02-28", "2100-02-28", "2026-02-28", "2026-12-31"].map(next)).toEqual([
      "1900-03-01",
      "2100-03-01",
      "2026-03-01",
      "2027-01-01",
    ]);
  });

  it("begin and end at midnight in São Paulo", () => {
    expect(isoDateAt(clock("2026-11-20T23:59:59"))).toBe("2026-11-20");
    expect(isoDateAt(clock("2026-11-21T00:00:00"))).toBe("2026-11-21");
    expect(isoDateAt(at("2018-11-04T02:59:59Z"))).toBe("2018-11-03");
    expect(isoDateAt(at("2018-11-04T03:00:00Z"))).toBe("2018-11-04");
    expect(isoDateAt(at("2019-02-17T02:59:59Z"))).toBe("2019-02-16");
    expect(isoDateAt(at("2019-02-17T03:00:00Z"))).toBe("2019-02-17");
  });

  it("hold each of their seconds, in every year", () => {
    const days = fc.integer({ min: -20_000, max: 60_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 82_799 }), (day, second) => {
        expect(dayInSaoPaulo(startOfDay(day) + second)).toBe(day);
        expect(dayInSaoPaulo(startOfDay(day) - 1)).toBe(day - 1);
        expect(dayOfIso(isoOfDay(day))).toBe(day);
      }),
    );
  });

  it("of the week go from Monday, 0, to Sunday, 6, before 1970 too", () => {
    const of = (iso: string) => weekdayOf(dayOfIso(iso) ?? 0);
    expect(["2026-11-16", "2026-11-21", "2026-11-22", "1970-01-01", "1969-12-28"].map(of)).toEqual([
      0, 5, 6, 3, 6,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (day) => {
        expect(weekdayOf(day)).toBe((new Date(day * 86_400_000).getUTCDay() + 6) % 7);
      }),
    );
  });
});

describe("the academic year", () => {
  it("ends with 31 December in São Paulo", () => {
    expect(academicYear(clock("2026-12-31T23:59:59"))).toBe(2026);
    expect(academicYear(clock("2027-01-01T00:00:00"))).toBe(2027);
    // In summer time.
    expect(academicYear(at("2018-01-01T01:59:59Z"))).toBe(2017);
    expect(academicYear(at("2018-01-01T02:00:00Z"))).toBe(2018);
  });
});

describe("a term", () => {
  it.each([
    ["2026-01-31T10:00:00", 1, "2026-03-01T00:00:00"],
    ["2026-01-31T10:00:00", 2, "2026-04-01T00:00:00"],
    ["2024-02-29T23:59:59", 12, "2025-03-01T00:00:00"],
    ["2024-02-29T00:00:00", 48, "2028-03-01T00:00:00"],
    ["2023-08-30T12:00:00", 6, "2024-03-01T00:00:00"],
    ["2026-12-15T12:00:00", 1, "2027-01-16T00:00:00"],
    ["2026-10-31T12:00:00", 4, "2027-03-01T00:00:00"],
  ])("from %s for %i months is over at %s", (from, months, end) => {
    expect(endAfterMonths(clock(from), months)).toBe(clock(end));
  });

  it.each([
    ["2026-12-30T23:59:59", 2, "2027-01-02T00:00:00"],
    ["2028-02-27T00:00:00", 2, "2028-03-01T00:00:00"],
    ["2026-02-27T00:00:00", 2, "2026-03-02T00:00:00"],
    ["2026-11-21T12:00:00", 0, "2026-11-22T00:00:00"],
  ])("from %s for %i days is over at %s", (from, days, end) => {
    expect(endAfterDays(clock(from), days)).toBe(clock(end));
  });

  it("knows the end of a day and the last one that is past", () => {
    expect(endOfDayOf(clock("2026-12-31T00:00:00"))).toBe(clock("2027-01-01T00:00:00"));
    expect(lastDayEnd(clock("2027-01-01T00:00:00"))).toBe(clock("2027-01-01T00:00:00"));
    expect(lastDayEnd(clock("2026-12-31T23:59:59"))).toBe(clock("2026-12-31T00:00:00"));
  });
});
