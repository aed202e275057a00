import { describe, expect, it } from "vitest";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import {
  decimal,
  formatHundredths,
  formatMoney,
  formatNumber,
  formatShare,
  formatTenths,
  plural,
} from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";

/** Intl puts spaces that do not break where a person types plain ones. */
function plain(text: string): string {
  return text.replace(/\s/g, " ");
}

describe("numbers as people read them", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [12_345, "12.345"],
    [1_000_000, "1.000.000"],
    [-1234, "-1.234"],
    [2.6, "3"],
  ])("%d is %s", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [0, "0%"],
    [0.756, "76%"],
    [1, "100%"],
  ])("the share %d is %s", (share, text) => {
    expect(plain(formatShare(share))).toBe(text);
  });

  it.each([
    [2490, "R$ 24,90"],
    [3000, "R$ 30,00"],
    [123_456_789, "R$ 1.234.567,89"],
    [0, "R$ 0,00"],
  ])("%d centavos are %s", (centavos, text) => {
    expect(plain(formatMoney(centavos))).toBe(text);
  });

  it("use the singular only for one", () => {
    expect(plural(1, "questão", "questões")).toBe("1 questão");
    expect(plural(0, "questão", "questões")).toBe("0 questões");
    expect(plural(1200, "questão", "questões")).toBe("1.200 questões");
  });
});

describe("numbers with digits after the comma", () => {
  it("have as many as said, and no more than needed of the others", () => {
    expect([7, 7.5, 7.256].map(decimal)).toEqual(["7,0", "7,5", "7,3"]);
    expect([7, 0.5, 7.256].map(formatHundredths)).toEqual(["7,00", "0,50", "7,26"]);
    expect([7, 7.25, 1234.56].map(formatTenths)).toEqual(["7", "7,3", "1.234,6"]);
  });
});

describe("texts in order", () => {
  it("are sorted as people do: numbers by their value, accents beside their letter", () => {
    expect(["Zeca", "10º A", "Ágata", "2º A", "Bia", "Agata"].sort(compareTexts)).toEqual([
      "2º A",
      "10º A",
      "Agata",
      "Ágata",
      "Bia",
      "Zeca",
    ]);
  });
});

describe("a text cut short", () => {
  it("returns what fits, and never half of a character", () => {
    expect(cutText("farol", 10)).toBe("farol");
    expect(cutText("farol", 3)).toBe("far");
    expect(cutText("a😀b", 2)).toBe("a");
    expect(cutText("a😀b", 3)).toBe("a😀");
    expect(cutText("farol", 0)).toBe("");
  });
});

describe("the title of a page", () => {
  it("is what it shows, then the product", () => {
    expect(pageTitle("Questões")).toBe("Questões | Farol");
    expect(pageTitle()).toBe("Farol: a plataforma oficial do estudante");
  });
});
