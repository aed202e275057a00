import { describe, expect, it } from "vitest";
import { estimateError, typicalParameters } from "#app/features/practice/domain/tri/estimate.ts";
import { coherenceOf, personFit } from "#app/features/practice/domain/tri/person-fit.ts";
import { chanceOf, estimateAbility, patternTables } from "#app/features/practice/domain/tri/score-model.ts";
import { createRandom } from "#content/generator/random.ts";

/** Spread as an ENEM booklet is. */
const items = Array.from({ length: 45 }, (_, at) => ({
  a: 1.2 + 0.18 * ((at * 7) % 10),
  b: -1 + (3.2 * ((at * 13) % 45)) / 45,
  c: 0.08 + 0.025 * ((at * 3) % 8),
}));
const tables = patternTables(items);
const PEOPLE = 1500;

/** The share of simulated people whose pattern is called incoherent. */
function flagged(seed: number, answersOf: (random: () => number, theta: number) => boolean[]): number {
  const random = createRandom(seed);
  const next = () => random.next();
  let found = 0;
  for (let person = 0; person < PEOPLE; person++) {
    const theta = Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
    const answers = answersOf(next, theta);
    const patterned = items.map((item, at) => ({ ...item, right: answers[at] === true }));
    if (coherenceOf(patterned, estimateAbility(tables, answers).theta)?.incoherent) found++;
  }
  return found / PEOPLE;
}

const asModelled = (random: () => number, theta: number) =>
  items.map((item) => random() < chanceOf(item, theta));

describe("coherence", () => {
  it("is doubted of at most 4 % of people who answer as the model says", () => {
    expect(flagged(1, asModelled)).toBeLessThanOrEqual(0.04);
  });

  it("is doubted of at least 80 % of people who miss a fifth of the items, easy ones, and get as many hard ones by luck", () => {
    const order = [...items].sort((one, other) => one.b - other.b);
    const [easy, hard] = [new Set(order.slice(0, 9)), new Set(order.slice(-9))];
    const lucky = flagged(2, (random, theta) =>
      items.map((item) => random() < (easy.has(item) ? 0.4 : hard.has(item) ? 0.6 : chanceOf(item, theta))),
    );
    expect(lucky).toBeGreaterThanOrEqual(0.8);
  });

  it("is doubted of at least 35 % of able people who guess a third or a half of the exam", () => {
    for (const share of [1 / 3, 1 / 2]) {
      const guessed = flagged(3, (random, theta) =>
        items.map((item) => random() < (random() < share ? 0.2 : chanceOf(item, 1 + 0.7 * theta))),
      );
      expect(guessed).toBeGreaterThanOrEqual(0.35);
    }
  });

  it("counts the easy items missed and the hard ones right", () => {
    const order = [...items].sort((one, other) => one.b - other.b);
    const upsideDown = order.map((item, at) => ({ ...item, right: at >= 25 }));
    const { theta } = estimateAbility(
      patternTables(order),
      upsideDown.map(({ right }) => right),
    );
    const told = coherenceOf(upsideDown, theta);
    expect(told?.incoherent).toBe(true);
    expect(told?.hardRight).toBeGreaterThan(5);
    const steady = order.map((item, at) => ({ ...item, right: at < 20 }));
    expect(coherenceOf(steady, 0.5)).toMatchObject({ incoherent: false, easyMissed: 0 });
    const lapse = order.map((item, at) => ({ ...item, right: at > 0 && at < 30 }));
    expect(coherenceOf(lapse, 1)?.easyMissed).toBe(1);
  });

  it("is undefined for few items, or for items that do not discriminate", () => {
    expect(
      coherenceOf(
        items.slice(0, 14).map((item) => ({ ...item, right: true })),
        0,
      ),
    ).toBeNull();
    const alike = Array.from({ length: 20 }, () => ({ a: 1, b: 0, c: 0, right: true }));
    expect(personFit(alike, 0)).toBeNull();
  });
});

describe("an estimate without parameters", () => {
  it("errs more without difficulties, and by the ability alone where all have parameters", () => {
    const error = (...difficulties: (1 | 2 | null)[]) =>
      estimateError("MT", { deviation: 0.3, difficulties });
    expect([error(), error(1, 2), error(1, null)]).toEqual([64, 88, 124]);
    expect(typicalParameters(3).b).toBeGreaterThan(typicalParameters(1).b);
    expect(typicalParameters(null).b).toBeGreaterThan(typicalParameters(2).b);
  });
});
