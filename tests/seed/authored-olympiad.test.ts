import { expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { olimpiada } from "#content/bank/olimpiada.ts";
import { recomputedOlympiad } from "#tests/seed/authored-exact/olimpiada.ts";

test("every olympiad question is recomputed, four of each level", () => {
  expect(recomputedOlympiad.map(({ id }) => id)).toEqual(olimpiada.map(({ id }) => id));
  for (const level of [1, 2, 3]) expect(olimpiada.filter((each) => each.level === level)).toHaveLength(4);
});

test.each(recomputedOlympiad)(
  "$id states what an independent count finds: $stated",
  ({ id, stated, holds }) => {
    const question = olimpiada.find((each) => each.id === id);
    for (const quote of stated) expect(question?.solution).toContain(quote);
    expect(holds()).toBe(true);
  },
);

test.each(olimpiada)("$id is complete, of the programme, and drawn whole", (question) => {
  const { statement, solution, hint, explanation, topics, style, subject } = question;
  const known = topicsOf(style, subject, seedCatalogue).map(({ name }) => name);
  expect(topics.filter((topic) => !known.includes(topic))).toEqual([]);
  for (const text of [statement, solution, hint, explanation]) {
    expect(text.length).toBeGreaterThan(30);
    const { html, failures } = renderText(text, { pictures: new Map() });
    expect([failures, html.includes("$"), /formula-source|\*\*/.test(html)]).toEqual([[], false, false]);
    for (const piece of findFormulas(text))
      if (piece.kind !== "text") expect(piece.formula).not.toMatch(/\d,-?\d/);
  }
});

test("an olympiad question names its level where an exam names its phase", () => {
  const draft = authoredDrafts.find(({ provenance }) => provenance.path === "oli-007");
  expect(draft).toMatchObject({ institution: "OBMEP", kind: "open", key: null, exam: { phase: "Nível 2" } });
});
