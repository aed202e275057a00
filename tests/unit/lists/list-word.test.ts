import { expect, it } from "vitest";
import { automaticListOf, readListWord } from "#app/features/lists/domain/list.ts";

it("reads a list's id from a question's address, and nothing else", () => {
  expect([null, "", "a b", "x".repeat(65), "<script>"].map(readListWord)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(readListWord("minhas-erradas")).toBe("minhas-erradas");
  expect(automaticListOf("minhas-erradas")?.id).toBe("minhas-erradas");
  expect(automaticListOf("outra")).toBeNull();
});
