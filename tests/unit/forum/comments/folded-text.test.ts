import { expect, test } from "vitest";
import { foldText, joinSpans } from "#app/platform/text/contacts/folded-text.ts";

test.each([
  ["a&#64;b", "a@b"],
  ["a&#x40;b", "a@b"],
  ["a&commat;b", "a@b"],
  ["a&unknown;b", "a&unknown;b"],
  ["a & b", "a & b"],
  ["Сaｆé", "сafe"],
  ["a\u200bb", "ab"],
])("%s is read as %s", (text, folded) => {
  expect(foldText(text).text).toBe(folded);
});

test("spans that meet are one", () => {
  expect(joinSpans([])).toEqual([]);
  expect(
    joinSpans([
      [4, 6],
      [0, 2],
      [1, 3],
    ]),
  ).toEqual([
    [0, 3],
    [4, 6],
  ]);
});
