import { describe, expect, test } from "vitest";
import { messagingAddress } from "#app/platform/text/messaging.ts";
import { isZapPath } from "#app/shell/components/overlays/use-zap.ts";
import { ZAP_CLICKED_KEY, ZAP_DELAY_MS, ZAP_SEEN_KEY, zapDue, zapEvents } from "#app/shell/domain/zap.ts";

const NOW = 1_795_000_000;
const DAY = 24 * 3600;
const due = { here: true, admin: false, seen: null, clicked: null, now: NOW };

describe("the invitation to the messaging channel", () => {
  test("has the required delay, keys and events (R-SHELL-8)", () => {
    expect(ZAP_DELAY_MS).toBe(10_000);
    expect([ZAP_SEEN_KEY, ZAP_CLICKED_KEY]).toEqual(["seen-farol-zap-overlay", "clicked-farol-zap-overlay"]);
    expect(zapEvents).toEqual({ opened: "farol-zap-overlay-opened", click: "farol-zap-overlay-click" });
  });

  test.each([
    ["/q/7K2M9XQ4", true],
    ["/r/abc", true],
    ["/q", false],
    ["/questoes", false],
    ["/redacao", false],
    ["/escolas/azambuja/q/7K2M9XQ4", false],
    ["/", false],
  ])("on %s: %s", (path, belongs) => {
    expect(isZapPath(path)).toBe(belongs);
    expect(zapDue({ ...due, here: isZapPath(path) })).toBe(belongs);
  });

  test("is never shown to an admin, nor to who followed it once", () => {
    expect(zapDue({ ...due, admin: true })).toBe(false);
    expect(zapDue({ ...due, clicked: "yes" })).toBe(false);
    expect(zapDue({ ...due, clicked: "" })).toBe(false);
  });

  test.each([
    ["a moment ago", NOW - 1, false],
    ["six days ago", NOW - 6 * DAY, false],
    ["a second less than a week ago", NOW - 7 * DAY + 1, false],
    ["a week ago", NOW - 7 * DAY, true],
    ["in what was the future of a wrong clock", NOW + 60, true],
  ])("seen %s", (_, seen, again) => {
    expect(zapDue({ ...due, seen: String(seen) })).toBe(again);
  });

  test.each(["", "yes", "NaN", "-5", "1e9", "9".repeat(40)])("the stored value %j is no time", (seen) => {
    expect(zapDue({ ...due, seen })).toBe(true);
  });

  test("leads to a chat whose greeting is written already, whatever the number looks like", () => {
    const address = messagingAddress("+55 (00) 90000-0000", "Olá! Vim & quero?");
    expect(address).toBe("https://wa.me/5500900000000?text=Ol%C3%A1!%20Vim%20%26%20quero%3F");
  });
});
