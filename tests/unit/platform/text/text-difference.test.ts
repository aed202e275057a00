import { describe, expect, it } from "vitest";
import { lineDifferencesOf } from "#app/platform/text/text-difference.ts";

describe("what differs between two long texts", () => {
  const was = "um\ndois\ntrês\nquatro\n";

  it("is shown by line of the newer one, word by word", () => {
    expect(lineDifferencesOf(was, "um\ndois e meio\ntrês\ncinco\nquatro\n")).toEqual([
      {
        line: 2,
        parts: [
          { text: "dois", change: "none" },
          { text: " e meio", change: "added" },
        ],
      },
      { line: 4, parts: [{ text: "cinco", change: "added" }] },
    ]);
    expect(lineDifferencesOf(was, "um\nquatro\n")).toEqual([
      { line: 2, parts: [{ text: "dois\ntrês", change: "removed" }] },
    ]);
    expect(lineDifferencesOf(was, was)).toEqual([]);
  });

  it("is not compared where next to nothing is left", () => {
    const lines = (word: string) => Array.from({ length: 2000 }, (_, at) => `${word} ${at}`).join("\n");
    expect(lineDifferencesOf(lines("um"), lines("outro"))).toBeNull();
  });
});
