import { expect, test } from "vitest";
import { sectionList } from "#app/features/notebooks/domain/sections.ts";

test("sections of one place are in the order of their ids, and deleted ones are left out", () => {
  const at = (place: string) => ({ title: "T", place });
  const ids = (stored: Parameters<typeof sectionList>[0]) => sectionList(stored).map(({ id }) => id);
  expect(ids({ c: at("b"), b: at("a"), a: at("a"), d: { ...at("a"), deleted: true } })).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(ids({ a: at("a"), b: at("a"), c: at("b") })).toEqual(["a", "b", "c"]);
});
