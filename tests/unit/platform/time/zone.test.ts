import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoTime } from "#app/platform/time/format-date.ts";
import { clockAt, isoClock, momentOfClock } from "#app/platform/time/zone.ts";

const at = (text: string) => Date.parse(text) / 1000;
/** The clock's reading in seconds, from what it shows. */
const shown = (text: string) => at(`${text}Z`);

describe("the clock of São Paulo", () => {
  it.each([
    // The hours of the last summer time that begin and end it.
    ["2018-11-04T02:59:59Z", "2018-11-03T23:59:59"],
    ["2018-11-04T03:00:00Z", "2018-11-04T01:00:00"],
    ["2019-02-17T01:59:59Z", "2019-02-16T23:59:59"],
    ["2019-02-17T02:00:00Z", "2019-02-16T23:00:00"],
    // Those of the years before.
    ["2017-10-15T03:00:00Z", "2017-10-15T01:00:00"],
    ["2018-02-18T01:59:59Z", "2018-02-17T23:59:59"],
    ["2018-02-18T02:00:00Z", "2018-02-17T23:00:00"],
    ["2016-10-16T03:00:00Z", "2016-10-16T01:00:00"],
    ["2017-02-19T02:00:00Z", "2017-02-18T23:00:00"],
    // None since, and none on the day of the first epoch second.
    ["2019-11-03T03:00:00Z", "2019-11-03T00:00:00"],
    ["2026-12-31T23:59:59Z", "2026-12-31T20:59:59"],
    ["2099-01-15T03:00:00Z", "2099-01-15T00:00:00"],
    ["1970-01-01T00:00:00Z", "1969-12-31T21:00:00"],
  ])("at %s shows %s", (moment, clock) => {
    expect(isoTime(clockAt(at(moment)))).toBe(`${clock}.000Z`);
  });

  it.each([
    // 2018-11-04 began at 1 h: what the clock never showed is an hour later.
    ["2018-11-04T00:00:00", "2018-11-04T03:00:00Z"],
    ["2018-11-04T00:30:00", "2018-11-04T03:30:00Z"],
    ["2018-11-04T01:00:00", "2018-11-04T03:00:00Z"],
    // 2019-02-16 had its last hour twice: the first one is meant.
    ["2019-02-16T22:59:59", "2019-02-17T00:59:59Z"],
    ["2019-02-16T23:00:00", "2019-02-17T01:00:00Z"],
    ["2019-02-16T23:59:59", "2019-02-17T01:59:59Z"],
    ["2019-02-17T00:00:00", "2019-02-17T03:00:00Z"],
    ["2026-11-21T14:30:00", "2026-11-21T17:30:00Z"],
  ])("shows %s at %s", (clock, moment) => {
    expect(momentOfClock(shown(clock))).toBe(at(moment));
  });

  it("is three hours behind Greenwich at every hour since the last summer time", () => {
    const [first, last] = [at("2019-02-17T03:00:00Z"), at("2032-01-01T00:00:00Z")];
    let other = 0;
    for (let hour = first; hour < last; hour += 3600)
      if (clockAt(hour) !== hour - 10_800 || momentOfClock(hour - 10_800) !== hour) other += 1;
    expect(other).toBe(0);
  });

  it("gives back every moment but those of an hour that it shows a second time", () => {
    const moments = fc.integer({ min: at("1914-01-01T03:00:00Z"), max: at("2100-01-01T00:00:00Z") });
    fc.assert(
      fc.property(moments, (moment) => {
        const found = momentOfClock(clockAt(moment));
        expect(clockAt(found)).toBe(clockAt(moment));
        expect([moment, moment - 3600]).toContain(found);
      }),
    );
  });

  it("is written for others with its distance from Greenwich", () => {
    expect(isoClock(at("2026-11-21T17:30:00Z"))).toBe("2026-11-21T14:30:00.000-03:00");
    expect(isoClock(at("2018-12-01T17:30:00Z"))).toBe("2018-12-01T15:30:00.000-02:00");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at("2100-01-01T00:00:00Z") }), (moment) => {
        expect(at(isoClock(moment))).toBe(moment);
      }),
    );
  });
});
