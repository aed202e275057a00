import { describe, expect, it } from "vitest";
import {
  avatarColours,
  avatarIcons,
  avatarOf,
  defaultAvatar,
  mayHavePicture,
} from "#app/features/accounts/domain/avatar.ts";
import { textOf } from "#tests/house/source-files.ts";

const ids = Array.from({ length: 7200 }, (_, index) => `${index}-pessoa-${index * 7919}`);
const ana = { id: "ana", inSchool: false, isOfficial: false, picture: null, band: "green" } as const;

/** Contrast with white of a colour "#rrggbb" (WCAG 2.2). */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe("the avatar of a person without a picture", () => {
  it("is one of 9 icons on one of 8 colours (R-ACC-25)", () => {
    expect([new Set(avatarIcons).size, new Set(avatarColours).size]).toEqual([9, 8]);
  });

  it("is chosen from the id alone, always the same", () => {
    expect(defaultAvatar("7f3a")).toEqual(defaultAvatar("7f3a"));
    expect(defaultAvatar("7f3a9c01d2e84b5f")).toEqual({ icon: "tartaruga", colour: "#0f6b78" });
  });

  it("comes in all 72 forms, each about as often", () => {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const { icon, colour } = defaultAvatar(id);
      counts.set(icon + colour, (counts.get(icon + colour) ?? 0) + 1);
    }
    expect(counts.size).toBe(72);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(Math.max(...counts.values())).toBeLessThan(150);
  });

  it("is there for ids that no account has", () => {
    for (const id of ["", "🦉", "x".repeat(5000)]) expect(avatarIcons).toContain(defaultAvatar(id).icon);
  });

  it.each([...avatarColours, "#28549a"])("has enough contrast with white on %s", (colour) => {
    expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
  });

  it("is drawn: every icon is in the sprite", () => {
    const sprite = textOf("app/features/accounts/components/avatars.svg");
    for (const icon of [...avatarIcons, "escola", "oficial"]) expect(sprite).toContain(`id="${icon}"`);
  });
});

describe("the avatar of a person", () => {
  it("is their own picture, with the default behind it for when it fails", () => {
    expect(avatarOf({ ...ana, picture: "/foto" })).toEqual({
      ...defaultAvatar("ana"),
      picture: "/foto",
      band: "green",
    });
  });

  it("of a school is a fixed icon, for any account and whatever was uploaded before", () => {
    const looks = ["ana", "bia"].map((id) => avatarOf({ ...ana, id, inSchool: true, picture: "/foto" }));
    expect(looks[0]).toEqual({ icon: "escola", colour: "#28549a", picture: null, band: "green" });
    expect(looks[1]).toEqual(looks[0]);
  });

  it("that is the product itself is its mark, without a level", () => {
    expect(avatarOf({ ...ana, isOfficial: true, inSchool: true })).toMatchObject({
      icon: "oficial",
      picture: null,
      band: null,
    });
  });

  it("may be a picture for anyone who is neither", () => {
    expect(mayHavePicture({ inSchool: false, isOfficial: false })).toBe(true);
    expect(mayHavePicture({ inSchool: true, isOfficial: false })).toBe(false);
    expect(mayHavePicture({ inSchool: false, isOfficial: true })).toBe(false);
  });
});
