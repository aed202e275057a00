import { describe, expect, it } from "vitest";
import { calendarFile } from "#app/features/mentoring/domain/calendar-file.ts";
import {
  clockOfMinute,
  freeStarts,
  isMeetingLength,
  momentOf,
  readHours,
  reminderDue,
  roomStands,
} from "#app/features/mentoring/domain/meeting.ts";

const at = (text: string) => Date.parse(text) / 1000;
/** A Tuesday, 9:54 in Brasília. */
const now = at("2026-11-24T12:54:00Z");
const local = (seconds: number) => new Date((seconds - 3 * 3600) * 1000).toISOString().slice(0, 16);

describe("free times", () => {
  const hours = [{ weekday: 1, starts: 600, ends: 720 }];

  it("are the half hours of the mentor's hours, an hour from now on, for three weeks", () => {
    const starts = freeStarts({ hours, taken: [], minutes: 30, now }).map(local);
    expect(starts.slice(0, 3)).toEqual(["2026-11-24T11:00", "2026-11-24T11:30", "2026-12-01T10:00"]);
    expect(starts).toHaveLength(2 + 4 * 3);
    expect(starts.at(-1)).toBe("2026-12-15T11:30");
  });

  it("leave room for the whole meeting", () => {
    const starts = freeStarts({ hours, taken: [], minutes: 60, now }).map(local);
    expect(starts.slice(0, 2)).toEqual(["2026-11-24T11:00", "2026-12-01T10:00"]);
  });

  it("are not those that touch another meeting, but those beside it are", () => {
    const startsAt = at("2026-12-01T13:30:00Z");
    const taken = [{ startsAt, endsAt: startsAt + 1800 }];
    const starts = freeStarts({ hours, taken, minutes: 30, now }).map(local);
    expect(starts.filter((start) => start.startsWith("2026-12-01"))).toEqual([
      "2026-12-01T10:00",
      "2026-12-01T11:00",
      "2026-12-01T11:30",
    ]);
  });

  it("are the same once where hours overlap, and on Sunday night, too", () => {
    const twice = [...hours, { weekday: 1, starts: 630, ends: 750 }];
    const starts = freeStarts({ hours: twice, taken: [], minutes: 30, now }).map(local);
    expect(starts.slice(0, 3)).toEqual(["2026-11-24T11:00", "2026-11-24T11:30", "2026-11-24T12:00"]);
    const night = freeStarts({
      hours: [{ weekday: 6, starts: 1410, ends: 1440 }],
      taken: [],
      minutes: 30,
      now,
    });
    expect(night.map(local)[0]).toBe("2026-11-29T23:30");
  });
});

describe("what is typed", () => {
  it("is a moment of Brasília in the next weeks, or none", () => {
    expect(momentOf("2026-11-26", "15:00", now)).toBe(at("2026-11-26T18:00:00Z"));
    for (const [day, clock] of [
      ["2026-11-24", "09:00"],
      ["2027-11-26", "15:00"],
      ["2026-13-45", "15:00"],
      ["26/11/2026", "15:00"],
      ["2026-11-26", "25:00"],
    ] as const)
      expect(momentOf(day, clock, now)).toBeNull();
  });

  it("is free hours in half hours, or none", () => {
    expect(readHours({ weekday: 0, starts: "14:00", ends: "17:30" })).toEqual({
      weekday: 0,
      starts: 840,
      ends: 1050,
    });
    expect(clockOfMinute(1050)).toBe("17:30");
    for (const wrong of [
      { weekday: null, starts: "14:00", ends: "17:00" },
      { weekday: 7, starts: "14:00", ends: "17:00" },
      { weekday: 0, starts: "14:10", ends: "17:00" },
      { weekday: 0, starts: "17:00", ends: "14:00" },
      { weekday: 0, starts: "x", ends: "14:00" },
      { weekday: 0, starts: "14:00", ends: "" },
    ])
      expect(readHours(wrong)).toBeNull();
    expect([30, 60, 45].map(isMeetingLength)).toEqual([true, true, false]);
  });
});

it("opens the room a quarter of an hour before and closes it an hour after", () => {
  const span = { startsAt: now, endsAt: now + 1800 };
  expect(roomStands(span, now - 901)).toBe("early");
  expect(roomStands(span, now - 900)).toBe("open");
  expect(roomStands(span, now + 1800 + 3600)).toBe("open");
  expect(roomStands(span, now + 1800 + 3601)).toBe("over");
});

it("reminds a day before, then an hour before, never after the start", () => {
  const word = (before: number) => reminderDue(now + before, now)?.word ?? null;
  expect([90_000, 86_400, 3601, 3600, 1, 0].map(word)).toEqual([null, "dia", "dia", "hora", "hora", null]);
});

describe("the calendar file", () => {
  const event = {
    id: "a1",
    revision: 2,
    startsAt: at("2026-11-26T18:00:00Z"),
    endsAt: at("2026-11-26T18:30:00Z"),
    isCancelled: false,
    title: "Mentoria com Rita; Óptica, e um nome que é comprido demais para caber numa linha só 😀",
    link: "https://farol.test/x",
    now,
  };

  it("has the times in UTC, its revision, and lines of at most 75 bytes that read whole again", () => {
    const file = calendarFile(event);
    const lines = file.split("\r\n");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:a1@farol",
        "SEQUENCE:2",
        "DTSTART:20261126T180000Z",
        "DTEND:20261126T183000Z",
        "STATUS:CONFIRMED",
        "METHOD:PUBLISH",
      ]),
    );
    expect(file.replaceAll("\r\n ", "")).toContain(
      "SUMMARY:Mentoria com Rita\\; Óptica\\, e um nome que é comprido demais para caber numa linha só 😀\r\n",
    );
    expect(lines.at(-1)).toBe("");
  });

  it("removes a cancelled meeting", () => {
    const file = calendarFile({ ...event, isCancelled: true, title: "“€”" });
    expect(file).toContain("METHOD:CANCEL");
    expect(file).toContain("STATUS:CANCELLED");
  });
});
