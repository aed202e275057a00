import { describe, expect, it } from "vitest";
import { mayTrack } from "#app/platform/analytics/domain/may-track.ts";

const agreed = { consented: "yes", refused: null };
const adult = { adult: true };
const minor = { adult: false };

describe("what somebody does is counted (R-MINOR-3)", () => {
  it("after consent, of visitors and of adults", () => {
    expect(mayTrack(agreed, null)).toBe(true);
    expect(mayTrack(agreed, adult)).toBe(true);
    expect(mayTrack({ consented: "yes", refused: "" }, adult)).toBe(true);
  });

  it("never of a minor, nor of people of undeclared age", () => {
    expect(mayTrack(agreed, minor)).toBe(false);
  });

  it("not before it is known who is there", () => {
    expect(mayTrack(agreed, undefined)).toBe(false);
  });

  it.each([null, "", "no", "YES", "true", "yes "])("not with the stored text %j", (consented) => {
    expect(mayTrack({ consented, refused: null }, adult)).toBe(false);
    expect(mayTrack({ consented, refused: null }, null)).toBe(false);
  });

  it("not where only the essential was accepted, whatever else is stored", () => {
    expect(mayTrack({ consented: "yes", refused: "yes" }, adult)).toBe(false);
  });
});
