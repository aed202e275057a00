import { describe, expect, test } from "vitest";
import {
  type Appearance,
  appearances,
  appearanceToShow,
  nextDueIn,
  type PageMoment,
} from "#app/shell/domain/arbiter.ts";

const names = Object.keys(appearances) as Appearance[];
const late: PageMoment = { now: 60_000, resting: true, undisturbed: "nowhere", footInSight: false };
const wishes = (...wanted: Appearance[]) => new Map(wanted.map((name) => [name, 0]));
const dialogs = ["new-password", "registration", "tutorial", "campaign"] as const;

describe("what appears by itself", () => {
  test("nothing, where nothing is wanted", () => {
    expect(appearanceToShow(new Map(), null, late)).toBeNull();
    expect(appearanceToShow(new Map(), "zap", late)).toBeNull();
  });

  test("one at a time, in one order, whatever the order of wanting: the next when the former was closed", () => {
    const left = wishes(...names.toReversed());
    const shown: (Appearance | null)[] = [];
    while (left.size > 0) {
      const next = appearanceToShow(left, null, late);
      shown.push(next);
      if (!next) break;
      expect(appearanceToShow(left, next, late)).toBe(next);
      left.delete(next);
    }
    expect(shown).toEqual([
      "new-password",
      "registration",
      "cookies",
      "tutorial",
      "campaign",
      "discount",
      "zap",
    ]);
  });

  test.each([
    ["cookies", 2500],
    ["zap", 10_000],
    ["tutorial", 0],
  ] as const)("%s comes after %i ms, counted from when it is wanted", (name, earliest) => {
    const since = new Map([[name, 5000]]);
    const at = (now: number) => appearanceToShow(since, null, { ...late, now });
    expect(at(4999 + earliest)).toBeNull();
    expect(at(5000 + earliest)).toBe(name);
  });

  test("a wish that is not due yet blocks those after it", () => {
    const early = { ...late, now: 1000 };
    expect(appearanceToShow(wishes("cookies", "tutorial"), null, early)).toBeNull();
    expect(appearanceToShow(wishes("cookies", "tutorial"), null, late)).toBe("cookies");
    expect(appearanceToShow(wishes("registration", "cookies"), null, early)).toBe("registration");
  });

  test("only an account's dialog replaces a notice, and no dialog replaces another", () => {
    expect(appearanceToShow(wishes("registration", "cookies"), "cookies", late)).toBe("registration");
    expect(appearanceToShow(wishes("registration", "cookies"), "cookies", { ...late, resting: false })).toBe(
      "cookies",
    );
    expect(appearanceToShow(wishes("cookies", "tutorial"), "cookies", late)).toBe("cookies");
    expect(appearanceToShow(wishes("cookies", "zap"), "zap", late)).toBe("zap");
    expect(appearanceToShow(wishes("new-password", "tutorial"), "tutorial", late)).toBe("tutorial");
  });

  test.each(names)("%s waits for a page at rest", (name) => {
    expect(appearanceToShow(wishes(name), null, { ...late, resting: false })).toBeNull();
    expect(appearanceToShow(wishes(name), name, { ...late, resting: false })).toBe(name);
  });

  test.each(["out-of-sight", "in-sight"] as const)(
    "no dialog comes over a page with an answer or explanation %s, and one that is there gives way",
    (undisturbed) => {
      for (const name of dialogs)
        for (const current of [null, name])
          expect(appearanceToShow(wishes(name), current, { ...late, undisturbed })).toBeNull();
      expect(appearanceToShow(wishes("cookies"), null, { ...late, undisturbed })).toBeNull();
      expect(appearanceToShow(wishes("cookies"), "cookies", { ...late, undisturbed })).toBe("cookies");
      expect(appearanceToShow(wishes("registration", "cookies"), "cookies", { ...late, undisturbed })).toBe(
        "cookies",
      );
    },
  );

  test.each(["discount", "zap"] as const)(
    "%s comes below the content, while neither its place nor an answer is on the screen",
    (name) => {
      expect(appearanceToShow(wishes(name), null, { ...late, undisturbed: "out-of-sight" })).toBe(name);
      expect(appearanceToShow(wishes(name), null, { ...late, undisturbed: "in-sight" })).toBeNull();
      expect(appearanceToShow(wishes(name), null, { ...late, footInSight: true })).toBeNull();
      expect(appearanceToShow(wishes(name), name, { ...late, footInSight: true })).toBe(name);
    },
  );
});

describe("when to look again", () => {
  test("when the next one is due", () => {
    expect(nextDueIn(wishes("cookies", "zap"), 1000)).toBe(1500);
    expect(nextDueIn(wishes("cookies", "zap"), 2500)).toBe(7500);
    expect(nextDueIn(wishes("zap"), 10_000)).toBeNull();
    expect(nextDueIn(new Map(), 0)).toBeNull();
  });
});
