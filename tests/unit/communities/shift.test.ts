import { describe, expect, it } from "vitest";
import { isServed, readShifts, servedTally } from "#app/features/communities/domain/shift.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import { isAdminOf, isMemberOf } from "#app/platform/access/community.ts";
import { formatHours } from "#app/platform/time/format-hours.ts";

const now = Date.parse("2026-11-24T12:00:00-03:00") / 1000;
const typed = { day: "2026-11-25", from: "19:00", to: "20:30", places: "3", weeks: "2" };

describe("shifts as typed", () => {
  it("are one a week at the same hour of São Paulo", () => {
    const start = Date.parse("2026-11-25T19:00:00-03:00") / 1000;
    expect(readShifts(typed, now)).toEqual({
      planned: {
        places: 3,
        times: [
          { startsAt: start, endsAt: start + 5400 },
          { startsAt: start + 7 * 86_400, endsAt: start + 7 * 86_400 + 5400 },
        ],
      },
    });
  });

  it.each([
    ["day", { day: "" }],
    ["day", { day: "2026-02-30" }],
    ["day", { day: "2026-11-24", from: "08:00", to: "09:00" }],
    ["day", { day: "2027-11-24" }],
    ["from", { from: "25:00" }],
    ["to", { to: "" }],
    ["to", { to: "19:29" }],
    ["to", { to: "18:00" }],
    ["to", { from: "08:00", to: "14:01" }],
    ["places", { places: "0" }],
    ["places", { places: "21" }],
    ["places", { places: "1.5" }],
    ["weeks", { weeks: "13" }],
  ])("are refused at %s: %o", (field, change) => {
    expect(Object.keys(readShifts({ ...typed, ...change }, now).problems ?? {})).toEqual([field]);
  });
});

describe("what a volunteer served", () => {
  const shift = { startsAt: 0, endsAt: 5400, answers: 0, confirmedAt: null };

  it("counts shifts in which a doubt was answered, or presence was confirmed", () => {
    expect(isServed(shift)).toBe(false);
    const shifts = [shift, { ...shift, answers: 2 }, { ...shift, confirmedAt: 9 }];
    expect(servedTally(shifts)).toEqual({ shifts: 2, seconds: 10_800, answers: 2 });
  });

  it.each([
    [1800, "30 minutos"],
    [3600, "1 hora"],
    [5400, "1 hora e 30 minutos"],
    [10_860, "3 horas e 1 minuto"],
  ])("%i seconds are %s", (seconds, text) => {
    expect(formatHours(seconds)).toBe(text);
  });
});

describe("a community", () => {
  const person = (code: string, isAdmin: boolean) => ({
    claims: [],
    communities: [{ code, title: code, isAdmin }],
  });

  it.each(Object.values(campaigns))("$code: its people and its admins, by its own rows alone", (own) => {
    expect(isMemberOf(own, person(own.code, false))).toBe(true);
    expect(isAdminOf(own, person(own.code, false))).toBe(false);
    expect(isAdminOf(own, person(own.code, true))).toBe(true);
    expect(isAdminOf(own, { claims: ["admin"] })).toBe(true);
    const others = Object.values(campaigns).filter(({ code }) => code !== own.code);
    for (const { code } of others) {
      expect(isMemberOf(own, person(code, true))).toBe(false);
      expect(isAdminOf(own, person(code, true))).toBe(false);
    }
  });
});
