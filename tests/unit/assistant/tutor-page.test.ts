import { describe, expect, test } from "vitest";
import { aboutValues } from "#app/features/assistant/domain/about-values.ts";
import { allowanceText, allowanceWith, mostRequests } from "#app/features/assistant/domain/allowance.ts";
import { tutorName } from "#app/features/assistant/domain/prompts.ts";
import { photographedQuestion } from "#app/features/assistant/domain/shown-photo.ts";
import { tierIds, tiersTable } from "#app/platform/access/tiers-table.ts";

describe("the page about the tutor", () => {
  test("says that it is an AI, which has a limit, with a model", () => {
    const { title, kind, limit, writer } = aboutValues(true);
    expect(title).toMatch(/^[^,]+, o tutor de IA do /);
    expect(kind).toBe("tutor de IA");
    expect(limit).toMatch(/limite de perguntas por dia/);
    expect(writer).toMatch(/^Modelos de linguagem/);
    expect(tutorName(true).note).not.toMatch(/sem IA/);
  });

  test("says that there is no AI, and no limit, without a model", () => {
    const { title, kind, limit, writer } = aboutValues(false);
    expect(title).toMatch(/^Dicas do .*\(sem IA\)$/);
    expect(kind).not.toMatch(/IA/);
    expect(limit).toBe("Perguntar é de graça.");
    expect(writer).toMatch(/não é um modelo de IA/);
    expect(tutorName(false).note).toMatch(/\(sem IA\)/);
  });

  test("says the same things in both cases", () => {
    expect(Object.keys(aboutValues(true))).toEqual(Object.keys(aboutValues(false)));
  });
});

test.each(tierIds)("the most requests of %s in a day are its tier's with a model alone", (tier) => {
  expect(mostRequests(tier, true)).toBe(tiersTable[tier].tutorRequests);
  expect(mostRequests(tier, false)).toBe(500);
});

test("the best tier has no next one, and no more is used than there is", () => {
  const best = tierIds.toSorted(
    (one, other) => tiersTable[other].tutorRequests - tiersTable[one].tutorRequests,
  )[0];
  expect(best && allowanceWith(best, 10_000)).toEqual({ used: 200, most: 200, next: null });
});

test.each([
  [12, "12 de 80 perguntas usadas hoje."],
  [80, "80 de 80 perguntas usadas hoje. Amanhã tem mais."],
])("%i requests of 80 read %j", (used, text) => {
  expect(allowanceText({ used, most: 80 })).toBe(text);
});

test("a photographed question with three alternatives has the other two empty", () => {
  const { statement, alternatives } = photographedQuestion("Quanto é 1 + 1?\nA) 1\nB) 2\nC) 3");
  expect(statement).toBe("Quanto é 1 + 1?");
  expect(alternatives.map(({ text }) => text)).toEqual(["1", "2", "3", "", ""]);
});
