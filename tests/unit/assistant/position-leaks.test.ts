import { expect, test } from "vitest";
import { namesPosition } from "#app/features/assistant/domain/guard/position-leaks.ts";

test("a bare ordinal names an alternative in a sentence of at most four words, whatever it speaks of", () => {
  expect(namesPosition("vai na terceira.", false, 5)).toBe(true);
  expect(namesPosition("eu vou na terceira.", false, 5)).toBe(true);
  expect(namesPosition("a ideia aparece na terceira.", false, 5)).toBe(false);
});
