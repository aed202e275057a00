import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sectionList, sortedByPlace } from "#app/features/notebooks/domain/sections.ts";
import { isPlace, LONGEST_PLACE, placeBetween, placesFrom } from "#app/platform/lists/domain/place-key.ts";

describe("a place key", () => {
  it("is between its neighbours after any insertions, and valid", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), (positions) => {
        const list = placesFrom(3);
        for (const position of positions) {
          const index = position % (list.length + 1);
          const place = placeBetween(list[index - 1] ?? "", list[index] ?? "");
          expect(isPlace(place)).toBe(true);
          list.splice(index, 0, place);
        }
        expect([...list].sort((one, other) => (one < other ? -1 : 1))).toEqual(list);
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });

  it("stays short for a thousand blocks added at the end", () => {
    expect(placesFrom(1000).at(-1)?.length).toBeLessThan(20);
  });

  it("is refused if it is not ours", () => {
    for (const text of ["", "a b", "a0", "é", "V".repeat(LONGEST_PLACE + 1)])
      expect(isPlace(text)).toBe(false);
  });
});

describe("sections", () => {
  const stored = {
    b: { title: "B", place: "V", shown: true },
    a: { title: "A", place: "V" },
    z: { title: "Z", place: "A", deleted: true },
    c: { title: "C", place: "G" },
  };
  it("come by place, then id, without deleted ones, as drafts until shown", () => {
    expect(sectionList(stored).map(({ id, shown }) => [id, shown])).toEqual([
      ["c", false],
      ["a", false],
      ["b", true],
    ]);
    expect(
      sortedByPlace([
        { id: "x", place: "b" },
        { id: "y", place: "a" },
      ]).map(({ id }) => id),
    ).toEqual(["y", "x"]);
  });
});
