import { expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { outrasRespostas } from "#content/bank/outras-respostas.ts";

const [algebra, geometry, statistics] = [5, 4, 3];
const cards = algebra + geometry + statistics;
const drawings = cards * (cards - 1);
const same = [algebra, geometry, statistics].reduce((sum, each) => sum + each * (each - 1), 0);
const rise = { up: (4 * 4) / 2, even: 4 * 10, down: (4 * 2) / 2 };

/** Whether each proposition is true, in order. */
const propositions: Record<string, boolean[]> = {
  "res-001": [
    (algebra * (algebra - 1)) / drawings === 5 / 33,
    (drawings - same) / drawings > 1 / 2,
    (statistics - 1) / (cards - 1) === 3 / 11,
    drawings / 2 === 66,
    Math.abs(1 - ((cards - geometry) * (cards - geometry - 1)) / drawings - 19 / 33) < 1e-12,
  ],
  "res-002": [
    1 * 4 === 4,
    4 / 2 === 2,
    rise.up + rise.even + rise.down === 52,
    52 / (4 + 10 + 2) === 4,
    false,
  ],
};

/** The required number. */
const numbers: Record<string, number> = {
  "res-003": (1 / 3) * 3 * 3 ** 2 * 6,
  "res-004": ((44.8 / 22.4) * 100) / 0.8,
};

test.each(Object.entries(propositions))("the key of %s is the sum of its true propositions", (id, holds) => {
  const sum = holds.reduce((total, right, place) => total + (right ? 2 ** place : 0), 0);
  expect(outrasRespostas.find((each) => each.id === id)?.key).toBe(String(sum).padStart(2, "0"));
});

test.each(Object.entries(numbers))("the key of %s is the number that a calculation gives", (id, value) => {
  expect(outrasRespostas.find((each) => each.id === id)?.key).toBe(
    String(Math.round(value)).padStart(3, "0"),
  );
  expect(Math.abs(value - Math.round(value))).toBeLessThan(1e-9);
});

test.each(outrasRespostas)("$id is complete, of the programme, and drawn whole", (question) => {
  const { statement, solution, hint, explanation, topics, style, subject, alternatives } = question;
  const known = topicsOf(style, subject, seedCatalogue).map(({ name }) => name);
  expect(topics.filter((topic) => !known.includes(topic))).toEqual([]);
  for (const text of [statement, solution, hint, explanation, ...alternatives.map(String)]) {
    const { html, failures } = renderText(text, { pictures: new Map() });
    expect([failures, html.includes("$"), /formula-source|\*\*/.test(html)]).toEqual([[], false, false]);
  }
});
