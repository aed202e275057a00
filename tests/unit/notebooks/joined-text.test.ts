import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinedText } from "#app/features/notebooks/domain/joined-text.ts";

const words = fc.array(fc.constantFrom("onda", "onde", "luz", "som", "v = λf"), { maxLength: 12 });

describe("two texts joined", () => {
  it.each([
    ["Um corpo cai.", "Um corpo cai.", "Um corpo cai."],
    ["Um corpo cai. Sempre.", "Um corpo cai. Nunca.", "Um corpo cai. Sempre. Nunca."],
    ["o carro anda", "o carta anda", "o carro anda carta anda"],
    ["Um. Outro fim.", "Um. Meu fim.", "Um. Outro fim. Meu fim."],
    ["um\ndois\ntrês", "um\nmais\ntrês", "um\ndois mais\ntrês"],
    ["", "novo", "novo"],
    ["antigo", "", "antigo"],
    ["a b c", "a c", "a b c"],
    ["um\ndois", "um\ntrês", "um\ndois três"],
    ["a x\ny", "a z\nw", "a x\ny\n\nz\nw"],
  ])("%s + %s", (standing, own, joined) => {
    expect(joinedText(standing, own)).toBe(joined);
  });

  it("contain every word of both, in its order", () => {
    const isWithin = (part: readonly string[], all: readonly string[]) => {
      let at = 0;
      for (const word of all) if (word === part[at]) at++;
      return at === part.length;
    };
    fc.assert(
      fc.property(words, words, (one, other) => {
        const all = joinedText(one.join(" "), other.join(" ")).split(/\s+/).filter(Boolean);
        expect(isWithin(one.join(" ").split(" ").filter(Boolean), all)).toBe(true);
        expect(isWithin(other.join(" ").split(" ").filter(Boolean), all)).toBe(true);
      }),
    );
  });
});
