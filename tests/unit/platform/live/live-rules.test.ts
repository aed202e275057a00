import { describe, expect, it } from "vitest";
import { reconnectWait, withMessage } from "#app/platform/live/domain/live-rules.ts";

const NOW = 1_800_000_000_000;
const limits = { hits: 20, bytes: 4096 };

describe("a message to a room", () => {
  const start = { at: NOW, hits: 0 };

  it("of its bytes passes, one byte more is too long", () => {
    expect(withMessage(start, 4096, limits, NOW)).toEqual({ at: NOW, hits: 1 });
    expect(withMessage(start, 4097, limits, NOW)).toBeNull();
  });

  it("is the twentieth within a minute and passes; the twenty-first is too many", () => {
    let minute = start;
    for (let sent = 1; sent <= 20; sent += 1) {
      const more = withMessage(minute, 10, limits, NOW + sent);
      expect(more, `message ${sent}`).toEqual({ at: NOW, hits: sent });
      minute = more ?? minute;
    }
    expect(withMessage(minute, 10, limits, NOW + 21)).toBeNull();
  });

  it("no longer counts after a minute", () => {
    const full = { at: NOW, hits: 20 };
    expect(withMessage(full, 10, limits, NOW + 59_999)).toBeNull();
    expect(withMessage(full, 10, limits, NOW + 60_000)).toEqual({ at: NOW + 60_000, hits: 1 });
  });
});

describe("a page that lost its socket", () => {
  it("comes back after ever longer waits, of half a minute at most, and not all at once", () => {
    expect([0, 1, 2, 3].map((attempt) => reconnectWait(attempt, 1))).toEqual([1000, 2000, 4000, 8000]);
    expect(reconnectWait(2, 0)).toBe(2000);
    expect(reconnectWait(40, 1)).toBe(30_000);
    expect(reconnectWait(2000, 0)).toBe(15_000);
  });
});
