import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateTimeValue, readDateTime, readFirstDay, readLastDay } from "#app/platform/time/date-field.ts";

const NOON = Date.UTC(2026, 10, 21, 15) / 1000;
const at = (text: string) => Date.parse(text) / 1000;

describe("a date and time field, in São Paulo", () => {
  it("is three hours behind Greenwich", () => {
    expect(readDateTime("2026-11-21T12:00")).toBe(NOON);
    expect(readDateTime("2026-11-21T12:00:00")).toBe(NOON);
    expect([dateTimeValue(NOON), dateTimeValue(null)]).toEqual(["2026-11-21T12:00", ""]);
  });

  it("is read all year with the same distance: there is no summer time any more", () => {
    expect(readDateTime("2027-01-15T00:30")).toBe(Date.UTC(2027, 0, 15, 3, 30) / 1000);
    expect(readDateTime("2027-07-15T00:30")).toBe(Date.UTC(2027, 6, 15, 3, 30) / 1000);
  });

  it("is read with the summer time that past years had", () => {
    expect(readDateTime("2018-12-01T12:00")).toBe(at("2018-12-01T14:00:00Z"));
    expect(dateTimeValue(at("2018-12-01T14:00:00Z"))).toBe("2018-12-01T12:00");
    // An hour that was skipped is shown as the one after it.
    expect(dateTimeValue(readDateTime("2018-11-04T00:15"))).toBe("2018-11-04T01:15");
  });

  it.each([
    "",
    "amanhã",
    "21/11/2026 12:00",
    "2026-11-21",
    "2026-02-29T10:00",
    "2026-02-30T10:00",
    "1900-02-29T10:00",
    "2100-02-29T10:00",
    "2026-13-01T10:00",
    "2026-00-10T10:00",
    "2026-11-21T24:00",
    "2026-11-21T25:00",
    "2026-11-21T12:60",
    "2026-11-21T12:00:30",
    "2026-11-21T12:00Z",
    " 2026-11-21T12:00",
    "+02026-11-21T12:00",
  ])("is nothing: %j", (text) => {
    expect(readDateTime(text)).toBeNull();
  });

  it.each(["2000-02-29T10:00", "2024-02-29T23:59", "2028-02-29T00:00", "2096-02-29T12:34"])(
    "has the leap day %s",
    (text) => {
      expect(dateTimeValue(readDateTime(text))).toBe(text);
    },
  );

  it("is written as it was read, at every minute", () => {
    const minutes = fc.integer({
      min: at("2019-02-17T03:00:00Z") / 60,
      max: at("2100-01-01T00:00:00Z") / 60,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const value = dateTimeValue(minute * 60);
        expect(readDateTime(value)).toBe(minute * 60);
        expect(dateTimeValue(readDateTime(value))).toBe(value);
      }),
    );
  });

  it("is written as it was read in the years of summer time too, but for the hours that were shown twice", () => {
    const minutes = fc.integer({
      min: at("1985-01-01T00:00:00Z") / 60,
      max: at("2019-02-17T03:00:00Z") / 60,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const value = dateTimeValue(minute * 60);
        expect(dateTimeValue(readDateTime(value))).toBe(value);
        expect([minute * 60, minute * 60 - 3600]).toContain(readDateTime(value));
      }),
    );
  });

  it("never stands for another day, whatever is typed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-6]\d$/), (text) => {
        const moment = readDateTime(text);
        if (moment !== null && moment > at("2019-02-17T03:00:00Z")) expect(dateTimeValue(moment)).toBe(text);
        if (moment === null)
          expect(new Date(`${text}Z`).toString() === "Invalid Date" || !sameDay(text)).toBe(true);
      }),
    );
  });
});

/** Whether a machine's calendar reads the date as itself: it takes 30 February for 2 March. */
function sameDay(text: string): boolean {
  return new Date(`${text}Z`).toISOString().startsWith(text);
}

describe("a date field, in São Paulo", () => {
  it("is a first day from its midnight on, and a last one to its end", () => {
    expect(readFirstDay("2026-11-21")).toBe(NOON - 12 * 3600);
    expect(readLastDay("2026-11-21")).toBe(NOON + 12 * 3600);
    expect(readLastDay("2026-12-31")).toBe(readFirstDay("2027-01-01"));
    expect(readLastDay("2028-02-28")).toBe(readFirstDay("2028-02-29"));
    expect(readLastDay("2100-02-28")).toBe(readFirstDay("2100-03-01"));
  });

  it("has 23 hours where summer time began and 25 where it ended", () => {
    const hours = (day: string) => ((readLastDay(day) ?? 0) - (readFirstDay(day) ?? 0)) / 3600;
    expect(["2018-11-03", "2018-11-04", "2018-11-05"].map(hours)).toEqual([24, 23, 24]);
    expect(["2019-02-15", "2019-02-16", "2019-02-17"].map(hours)).toEqual([24, 25, 24]);
    expect(["2019-11-03", "2026-11-01", "2027-02-20"].map(hours)).toEqual([24, 24, 24]);
    expect(readFirstDay("2018-11-04")).toBe(at("2018-11-04T03:00:00Z"));
  });

  it.each(["", "2026-11-31", "1900-02-29", "2026-11-21T10:00", "21/11/2026"])("is nothing: %j", (text) => {
    expect([readFirstDay(text), readLastDay(text)]).toEqual([null, null]);
  });
});
