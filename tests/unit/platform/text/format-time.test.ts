import { expect, test } from "vitest";
import { formatDayAgo } from "#app/platform/time/format-time.ts";

const at = (text: string) => Date.parse(`${text}-03:00`) / 1000;

test("a day is said as people say it, by the day of São Paulo", () => {
  const now = at("2026-11-23T00:30:00");
  expect(formatDayAgo(at("2026-11-23T00:10:00"), now)).toBe("hoje");
  expect(formatDayAgo(at("2026-11-22T23:50:00"), now)).toBe("ontem");
  expect(formatDayAgo(at("2026-11-22T00:00:00"), now)).toBe("ontem");
  expect(formatDayAgo(at("2026-11-21T23:59:00"), now)).toBe("21 de novembro");
  expect(formatDayAgo(at("2025-11-22T12:00:00"), now)).toBe("22 de novembro");
});
