import { expect, test } from "vitest";
import {
  CONSENT_KEY,
  COOKIE_BANNER_DELAY_MS,
  cookieChoice,
  REFUSAL_KEY,
  YES,
} from "#app/platform/analytics/domain/cookie-consent.ts";
import { mayTrack } from "#app/platform/analytics/domain/may-track.ts";

test("the banner has the required delay and key (R-SHELL-7), and a key of its own for a refusal", () => {
  expect([COOKIE_BANNER_DELAY_MS, CONSENT_KEY, YES]).toEqual([2500, "consented-cookies", "yes"]);
  expect(REFUSAL_KEY).not.toBe(CONSENT_KEY);
});

test.each([
  [null, null, "open"],
  ["yes", null, "agreed"],
  [null, "yes", "refused"],
  ["yes", "yes", "refused"],
  ["", "", "open"],
  ["true", null, "open"],
] as const)("stored %j and %j: %s", (consented, refused, choice) => {
  expect(cookieChoice(consented, refused)).toBe(choice);
});

test("only an agreement lets anything be counted, and never of a minor", () => {
  expect(mayTrack({ consented: "yes", refused: null }, { adult: true })).toBe(true);
  expect(mayTrack({ consented: "yes", refused: null }, { adult: false })).toBe(false);
  expect(mayTrack({ consented: "yes", refused: "yes" }, { adult: true })).toBe(false);
  expect(mayTrack({ consented: null, refused: null }, null)).toBe(false);
});
