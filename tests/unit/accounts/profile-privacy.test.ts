import { describe, expect, it } from "vitest";
import {
  heldVisibility,
  maySeeProfile,
  privateByDefault,
  readPrivacy,
  type Visibility,
  visibilitiesFor,
} from "#app/features/accounts/domain/profile-privacy.ts";

const visitor = { isOwn: false, isConfirmed: false };
const confirmed = { isOwn: false, isConfirmed: true };
const own = { isOwn: true, isConfirmed: false };
const minors = ["under-12", "12-16", "17", null];

describe("who sees a profile", () => {
  it.each([
    ["private", [false, false, true]],
    ["signed-in", [false, true, true]],
    ["everybody", [true, true, true]],
  ] as const)("%s: visitor, confirmed account, the person", (visibility: Visibility, seen) => {
    expect([visitor, confirmed, own].map((who) => maySeeProfile(visibility, who))).toEqual(seen);
  });

  it("is the person alone until they choose, and nothing is shared (R-MINOR-2)", () => {
    expect(privateByDefault).toEqual({ visibility: "private", shares: [] });
  });
});

describe("a minor", () => {
  it.each(minors)("aged %s may not open their profile to everybody", (ageBand) => {
    expect(visibilitiesFor(ageBand).map(({ value }) => value)).toEqual(["private", "signed-in"]);
    expect(heldVisibility("everybody", ageBand)).toBe("signed-in");
    expect(heldVisibility("private", ageBand)).toBe("private");
  });

  it("is nobody who said to be an adult", () => {
    expect(visibilitiesFor("adult").map(({ value }) => value)).toEqual(["private", "signed-in", "everybody"]);
    expect(heldVisibility("everybody", "adult")).toBe("everybody");
  });
});

describe("a choice of privacy", () => {
  it("is read in the order of the page, without unknown or repeated parts", () => {
    expect(readPrivacy("signed-in", ["answers", "email", "statistics", "answers"])).toEqual({
      visibility: "signed-in",
      shares: ["statistics", "answers"],
    });
  });

  it.each(["", "public", "Private", "constructor"])("of %j is none", (visibility) => {
    expect(readPrivacy(visibility, [])).toBeNull();
  });
});
