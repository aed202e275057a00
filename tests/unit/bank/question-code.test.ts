import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ordOf } from "#app/features/bank/domain/ord.ts";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";

const LARGEST = 2 ** 40 - 1;

describe("the public code of a question", () => {
  it.each([
    [1, "W1TNJXBY"],
    [2, "Z6CM6G6E"],
    [20_190_000_001, "KFEVPNQ2"],
    [20_260_000_001, "E0EY1CHW"],
    [LARGEST, "NCH001HF"],
  ])("of %d is %s for ever, because addresses contain it", (ord, code) => {
    expect(questionCode(ord)).toBe(code);
    expect(ordOfCode(code)).toBe(ord);
  });

  it("is different for each of 50,000 questions, and leads back to each", () => {
    const ords = [1998, 2009, 2017, 2024, 2026].flatMap((year) =>
      Array.from({ length: 10_000 }, (_, index) => ordOf(year, index + 1)),
    );
    const codes = ords.map(questionCode);
    expect(new Set(codes).size).toBe(50_000);
    expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toEqual([]);
    expect(codes.filter((code, index) => ordOfCode(code) !== ords[index])).toEqual([]);
  });

  it("exists for every ord below 2^40", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LARGEST }), (ord) => ordOfCode(questionCode(ord)) === ord),
      { numRuns: 2000 },
    );
  });

  it("reveals neither the order of two questions nor that they are neighbours", () => {
    const neighbours = Array.from({ length: 1000 }, (_, index) => questionCode(ordOf(2024, index + 1)));
    const rising = neighbours.filter(
      (code, index) => index > 0 && code > (neighbours[index - 1] ?? ""),
    ).length;
    expect(rising).toBeGreaterThan(430);
    expect(rising).toBeLessThan(570);
    const begunAlike = neighbours.filter((code, index) =>
      neighbours[index - 1]?.startsWith(code.slice(0, 2)),
    );
    expect(begunAlike.length).toBeLessThan(10);
  });

  it("is read in any case, and with the letters that look like digits", () => {
    expect(ordOfCode("w1tnjxby")).toBe(1);
    expect(ordOfCode("WlTNJXBY")).toBe(1);
    expect(ordOfCode("WITNJXBY")).toBe(1);
    expect(ordOfCode("ncho01hf")).toBe(LARGEST);
  });

  it.each([
    "",
    "W1TNJXB",
    "W1TNJXBYY",
    "W1TNJXBU",
    "W1TN-XBY",
    " W1TNJXBY",
    "W1TNJXBÝ",
    "../../et",
    "12345678901",
  ])("is not %j", (code) => {
    expect(ordOfCode(code)).toBeNull();
  });

  it("of the ord 0, which no question has, leads nowhere", () => {
    expect(ordOfCode(questionCode(0))).toBeNull();
  });

  it("never fails, whatever the address contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 12 }), (code) => {
        const ord = ordOfCode(code);
        return ord === null || (ord > 0 && ord <= LARGEST);
      }),
      { numRuns: 2000 },
    );
  });
});
