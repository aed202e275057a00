import { describe, expect, it } from "vitest";
import { peopleExpression, readMark } from "#app/features/accounts/domain/people-filter.ts";

describe("the words of a search for people", () => {
  it.each([
    ["Ana", '"ana"*'],
    ["  JOSÉ  Gonçalves ", '"jose"* "goncalves"*'],
    ["ana.souza@exemplo.com.br", '"ana souza exemplo com br"*'],
    ["134 Ana a134@exemplo", '"134"* "ana"* "a134 exemplo"*'],
    ["ana ana", '"ana"*'],
    ['" OR words:* NEAR(', '"or"* "words"* "near"*'],
    ["1 2 3 4 5 6 7 8 9", '"1"* "2"* "3"* "4"* "5"* "6"* "7"* "8"*'],
  ])("%j become %s", (text, expression) => {
    expect(peopleExpression(text)).toBe(expression);
  });

  it.each(["", "   ", "@.-_*\"'", "💡"])("are none in %j", (text) => {
    expect(peopleExpression(text)).toBeNull();
  });
});

describe("a mark in an address", () => {
  it.each(["claim:pro", "school:colegio-2", "suspended"])("is read: %s", (mark) => {
    expect(readMark(mark)).toBe(mark);
  });

  it.each([null, "", "claim:", "claim:a b", "school:Á", "everything", "claim:pro'--"])(
    "is none: %j",
    (mark) => {
      expect(readMark(mark)).toBe("");
    },
  );
});
