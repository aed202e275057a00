import { describe, expect, test } from "vitest";
import { printPicture, readPicture } from "#app/features/bank/domain/exchange/farol/picture-line.ts";

describe("the picture of an alternative", () => {
  test.each([
    ["![Um cubo](a.png)", { path: "a.png", alt: "Um cubo" }],
    ["![](<a b.png>)", { path: "a b.png", alt: "" }],
    ["<![x>", { path: "![x", alt: null }],
    ["a.png", { path: "a.png", alt: null }],
  ])("%j is read, and written again", (line, picture) => {
    expect(readPicture(line)).toEqual(picture);
    expect(readPicture(printPicture(picture))).toEqual(picture);
  });

  test.each(["", "![x", "![x](a b)"])("%j is none", (line) => {
    expect(readPicture(line)).toBeNull();
  });
});
