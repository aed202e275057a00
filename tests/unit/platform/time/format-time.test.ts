import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formatAge, formatDate, formatDay } from "#app/platform/time/format-date.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { formatHours } from "#app/platform/time/format-hours.ts";
import { formatMeeting, formatOwnHour } from "#app/platform/time/format-meeting.ts";
import { formatShift, formatWeekday } from "#app/platform/time/format-shift.ts";
import {
  formatDateTime,
  formatDayAgo,
  formatHour,
  formatSoon,
  greeting,
} from "#app/platform/time/format-time.ts";

/** Intl puts spaces that do not break where a person types plain ones. */
function plain(text: string): string {
  return text.replace(/\s/g, " ");
}

const at = (text: string) => Date.parse(`${text}-03:00`) / 1000;

test("a day is said as people say it, by the day of São Paulo", () => {
  const now = at("2026-11-23T00:30:00");
  expect(formatDayAgo(at("2026-11-23T00:10:00"), now)).toBe("hoje");
  expect(formatDayAgo(at("2026-11-22T23:50:00"), now)).toBe("ontem");
  expect(formatDayAgo(at("2026-11-22T00:00:00"), now)).toBe("ontem");
  expect(formatDayAgo(at("2026-11-21T23:59:00"), now)).toBe("21 de novembro");
  expect(formatDayAgo(at("2025-11-22T12:00:00"), now)).toBe("22 de novembro");
});

test("a time is written on the clock of São Paulo, with the summer time it had", () => {
  const noon = at("2026-11-21T12:00:00");
  expect(plain(formatDateTime(noon))).toBe("21 de nov. de 2026, 12:00");
  expect(plain(formatSoon(noon))).toBe("21 de nov., 12:00");
  expect(formatHour(noon)).toBe("12:00");
  expect(plain(formatDateTime(at("2018-12-01T12:00:00")))).toBe("1 de dez. de 2018, 13:00");
  expect(plain(formatDateTime(at("2024-02-29T23:59:59")))).toBe("29 de fev. de 2024, 23:59");
  expect(formatHour(at("2026-11-21T00:00:00"))).toBe("00:00");
});

test("a meeting and a shift say the day of the week", () => {
  const at15 = at("2026-11-26T15:00:00");
  expect(plain(formatMeeting(at15))).toBe("qui., 26 de nov., 15:00 (Brasília)");
  expect(plain(formatWeekday(at15))).toBe("quinta-feira, 26 de novembro");
  expect(plain(formatShift({ startsAt: at15, endsAt: at15 + 5400 }))).toBe(
    "quinta-feira, 26 de novembro, 15:00 às 16:30",
  );
});

test("the clock of the device is shown only where it differs", () => {
  const own = new Date(at("2026-11-26T15:00:00") * 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const text = `${two(own.getHours())}:${two(own.getMinutes())}`;
  expect(formatOwnHour(at("2026-11-26T15:00:00"))).toBe(text === "15:00" ? null : text);
});

test("the day said of a time is the one its date says", () => {
  const now = at("2027-01-01T08:00:00");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 * 86_400 }), (seconds) => {
      const said = formatDayAgo(now - seconds, now);
      const date = formatDate(now - seconds);
      expect(said === "hoje").toBe(date === formatDate(now));
      expect(said === "ontem").toBe(date === formatDate(now - 86_400));
    }),
  );
});

test("a greeting goes by the hour of São Paulo", () => {
  const greetings = ["04:59:59", "05:00:00", "11:59:59", "12:00:00", "17:59:59", "18:00:00", "23:59:59"];
  expect(greetings.map((time) => greeting(at(`2026-11-21T${time}`)))).toEqual([
    "Boa noite",
    "Bom dia",
    "Bom dia",
    "Boa tarde",
    "Boa tarde",
    "Boa noite",
    "Boa noite",
  ]);
});

test("a duration is said in its largest units", () => {
  expect([0, 1, 59, 60, 3570, 3600, 3900].map(formatDuration)).toEqual([
    "0 segundos",
    "1 segundo",
    "59 segundos",
    "1 minuto",
    "1 h 00 min",
    "1 h 00 min",
    "1 h 05 min",
  ]);
  expect([0, 60, 5400, 3600, 7260].map(formatHours)).toEqual([
    "0 minutos",
    "1 minuto",
    "1 hora e 30 minutos",
    "1 hora",
    "2 horas e 1 minuto",
  ]);
});

describe("days as people read them", () => {
  it("are São Paulo's: three hours after midnight UTC it is still the day before", () => {
    const midnight = Date.UTC(2026, 10, 21) / 1000;
    expect(plain(formatDate(midnight + 3 * 3600))).toBe("21 de nov. de 2026");
    expect(plain(formatDate(midnight + 3 * 3600 - 1))).toBe("20 de nov. de 2026");
  });

  it("of a week's key are day and month, in any time zone of the machine", () => {
    expect(formatDay("2026-11-16")).toBe("16/11");
    expect(formatDay("2026-01-01")).toBe("01/01");
  });
});

describe("the age of a notification", () => {
  const NOW = 1_800_000_000;
  const DAY = 86_400;

  it.each([
    [0, "agora"],
    [-30, "agora"],
    [1, "há 1 segundo"],
    [59, "há 59 segundos"],
    [60, "há 1 minuto"],
    [3599, "há 59 minutos"],
    [3600, "há 1 hora"],
    [DAY - 1, "há 23 horas"],
    [DAY, "há 1 dia"],
    [3 * DAY + 7, "há 3 dias"],
    [365 * DAY - 1, "há 364 dias"],
    [365 * DAY, "há 1 ano"],
    [2000 * DAY, "há 5 anos"],
  ])("of %i seconds is shown as %s", (age, text) => {
    expect(formatAge(NOW - age, NOW)).toBe(text);
  });
});
