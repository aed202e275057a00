import { expect, test } from "vitest";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";

const textOf = textsByWord({ salva: "Questão salva." });

test("a word of an address is replaced by its text", () => {
  expect(textOf("salva")).toBe("Questão salva.");
});

test.each([null, undefined, "", "outra", "constructor", "__proto__", "toString"])(
  "%j says nothing",
  (word) => {
    expect(textOf(word)).toBeNull();
  },
);
