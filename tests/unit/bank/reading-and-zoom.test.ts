import { describe, expect, it } from "vitest";
import { readingOf, readingWords, usualReading } from "#app/features/bank/domain/reading-choice.ts";
import { skillDescription, skillDescriptions } from "#app/features/bank/domain/skill-descriptions.ts";
import {
  answeredDifficultyWords,
  difficultyWords,
  discriminationWords,
  guessWords,
} from "#app/features/bank/domain/words/item-words.ts";
import { fitting, movedBy, zoomedAt } from "#app/features/bank/domain/zoom.ts";
import { readingScript } from "#app/features/bank/hooks/reading-script.ts";

describe("how questions read", () => {
  it("is formatted as text and read back", () => {
    const choice = { size: "huge", font: "easy", lines: "wide" } as const;
    expect(readingWords(choice)).toBe("size-huge font-easy lines-wide");
    expect(readingOf(readingWords(choice))).toEqual(choice);
  });

  it.each([null, "", "lixo", "size-gigante font-", "<b>"])(
    "is as usual where the words say nothing: %s",
    (words) => {
      expect(readingOf(words)).toEqual(usualReading);
    },
  );

  it("is set by a script that survives being written into a page", () => {
    expect(readingScript).not.toMatch(/["'&<>]/);
  });
});

describe("zooming", () => {
  const frame = { width: 300, height: 200 };

  it("leaves the point under the finger in place", () => {
    const zoom = zoomedAt(fitting, 2, { x: 50, y: -20 });
    expect(zoom).toEqual({ scale: 2, x: -50, y: 20 });
    // A point of the picture is displayed at its place × scale + shift.
    expect(50 * zoom.scale + zoom.x).toBe(50);
  });

  it("ends at six times, and comes back to the middle", () => {
    expect(zoomedAt(fitting, 100, { x: 0, y: 0 }).scale).toBe(6);
    expect(zoomedAt({ scale: 2, x: 90, y: 90 }, 0.1, { x: 10, y: 10 })).toEqual(fitting);
  });

  it("moves no picture that fits, and loses none", () => {
    expect(movedBy(fitting, { x: 500, y: 5 }, frame)).toEqual(fitting);
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, frame)).toEqual({
      scale: 2,
      x: 225,
      y: -150,
    });
  });
});

describe("official parameters in words", () => {
  it("have descriptive labels", () => {
    expect(discriminationWords(2.5)).toContain("separa muito bem");
    expect(difficultyWords(1.234)).toBe(
      "1,23: o acerto começa a ser provável perto de 620 pontos na escala do ENEM.",
    );
    expect(guessWords(0.17)).toContain("17%");
  });

  it("show a difficulty by answers only where there are enough", () => {
    expect(answeredDifficultyWords({ right: 10, total: 19 })).toBeNull();
    expect(answeredDifficultyWords({ right: 5, total: 20 })).toContain("difícil: 25%");
    expect(answeredDifficultyWords({ right: 20, total: 20 })).toContain("fácil: 100%");
  });

  it("name thirty skills in each area, each once", () => {
    for (const list of Object.values(skillDescriptions)) expect(new Set(list).size).toBe(30);
    expect(skillDescription("MT", 27)).toContain("médias");
    expect(skillDescription("MT", 31)).toBeNull();
  });
});
