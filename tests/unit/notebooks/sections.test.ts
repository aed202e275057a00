import { expect, test } from "vitest";
import { sectionList } from "#app/features/notebooks/domain/sections.ts";

test("sections are in the order of their places, equal places by id, without deleted ones", () => {
  const list = sectionList({
    d: { title: "Última", place: "m" },
    c: { title: "Segunda", place: "b", shown: true },
    b: { title: "Primeira", place: "b" },
    a: { title: "Apagada", place: "a", deleted: true },
    e: { title: "Terceira", place: "c" },
  });
  expect(list.map(({ id }) => id)).toEqual(["b", "c", "e", "d"]);
  expect(list.map(({ shown }) => shown)).toEqual([false, true, false, false]);
});
