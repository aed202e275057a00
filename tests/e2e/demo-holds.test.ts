import { expect, inject, it } from "vitest";

/** Of the demonstration, by what wrote them: "farol-acervo" are its real questions. */
const SOURCES = ["farol-acervo", "farol-gerador", "farol-trilha"];
const MOST_HELD = 0.15;

it("the demonstration's open exams withhold at most 15 % of its questions of each source", () => {
  const bank = inject("demoBank").filter(({ source }) => SOURCES.includes(source));
  expect(bank.map(({ source }) => source)).toEqual(SOURCES);
  expect(bank.some(({ held }) => held > 0)).toBe(true);
  for (const { source, questions, held } of bank)
    expect(held / questions, `${source}: ${held} of ${questions}`).toBeLessThanOrEqual(MOST_HELD);
});
