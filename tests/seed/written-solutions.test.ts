import { describe, expect, it } from "vitest";
import { solutionParts } from "#app/features/bank/domain/written/solution-parts.ts";
import {
  placeKey,
  textsOfWritten,
  type WrittenSolution,
} from "#app/features/bank/domain/written/written-solution.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { holds } from "#tests/support/arithmetic.ts";
import { writtenFiles } from "#tests/support/written-files.ts";

const years = writtenFiles("content/solutions/enem");

const LETTERS = ["A", "B", "C", "D", "E"];
const namesLetter = /(?:alternativa|letra|opção|resposta)s? (?:correta |certa )?[“"(]?[A-E](?!\p{L})/u;

/** What breaks the format's limits, by question. */
function faultsOf(solution: WrittenSolution): string[] {
  const { idea, steps, remarks, hints, letter, checks } = solution;
  const others = LETTERS.filter((each) => each !== letter);
  const within = (text: string, most: number) => text.length >= 15 && text.length <= most;
  const rules: [string, boolean][] = [
    ["idea of 20 to 240 characters", idea.length >= 20 && idea.length <= 240],
    ["2 to 7 steps", steps.length >= 2 && steps.length <= 7],
    ["steps of 15 to 700 characters", steps.every((step) => within(step, 700))],
    ["a remark on each wrong alternative", remarks.map((each) => each.letter).join("") === others.join("")],
    ["remarks of 15 to 260 characters", remarks.every(({ text }) => within(text, 260))],
    ["three hints of 15 to 260 characters", hints.length === 3 && hints.every((hint) => within(hint, 260))],
    ["no letter in the idea and the hints", ![idea, ...hints].some((text) => namesLetter.test(text))],
    ["calculations that hold", checks.every(holds)],
  ];
  return rules.filter(([, kept]) => !kept).map(([rule]) => `${placeKey(solution)}: ${rule}`);
}

describe.each(years)("the solutions of $name", ({ solutions }) => {
  it("keep the limits of the format, and their calculations hold", () => {
    expect(solutions.flatMap(faultsOf)).toEqual([]);
    expect(new Set(solutions.map(placeKey)).size).toBe(solutions.length);
  });

  it("are read as steps and remarks again once stored, and every formula is drawn", () => {
    const options = { pictures: new Map() };
    for (const written of solutions) {
      const { solution, hint, explanation } = textsOfWritten(written);
      const parts = solutionParts(solution ?? "");
      expect(parts?.steps).toEqual(written.steps);
      expect(parts?.concept).toEqual(written.concept);
      expect(parts?.remarks).toEqual(written.remarks);
      for (const text of [solution, hint, explanation])
        expect(renderText(text ?? "", options).failures, placeKey(written)).toEqual([]);
    }
  });
});
