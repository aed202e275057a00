import { describe, expect, it } from "vitest";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { secondsOfLocalTime, startOfDay } from "#app/platform/time/sao-paulo-time.ts";

const NOON = Date.UTC(2026, 10, 21, 15) / 1000;

describe("a date and time field, in São Paulo", () => {
  it("is three hours behind Greenwich", () => {
    expect(secondsOfLocalTime("2026-11-21T12:00")).toBe(NOON);
    expect(secondsOfLocalTime("2026-11-21T12:00:00")).toBe(NOON);
    expect(startOfDay("2026-11-21")).toBe(NOON - 12 * 3600);
    expect(formatDateTime(NOON)).toBe("21 de nov. de 2026, 12:00");
  });

  it("is read all year with the same distance: there is no summer time any more", () => {
    expect(secondsOfLocalTime("2027-01-15T00:30")).toBe(Date.UTC(2027, 0, 15, 3, 30) / 1000);
    expect(secondsOfLocalTime("2027-07-15T00:30")).toBe(Date.UTC(2027, 6, 15, 3, 30) / 1000);
  });

  it.each([
    "",
    "amanhã",
    "21/11/2026 12:00",
    "2026-11-21",
    "2026-02-30T10:00",
    "2026-13-01T10:00",
    "2026-11-21T25:00",
  ])("is nothing: %j", (text) => {
    expect(secondsOfLocalTime(text)).toBeNull();
  });
});
