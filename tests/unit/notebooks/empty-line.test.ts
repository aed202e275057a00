import { expect, test } from "vitest";
import { isEmptyLineAt } from "#app/features/notebooks/domain/empty-line.ts";

test("a line is empty where no word is on it, wherever the caret is", () => {
  expect(isEmptyLineAt("", 0)).toBe(true);
  expect(isEmptyLineAt("Um\n\nDois", 3)).toBe(true);
  expect(isEmptyLineAt("Um\n  \nDois", 4)).toBe(true);
  expect(isEmptyLineAt("Um\n", 3)).toBe(true);
  expect(isEmptyLineAt("Um", 2)).toBe(false);
  expect(isEmptyLineAt("Um\nDois", 3)).toBe(false);
});
