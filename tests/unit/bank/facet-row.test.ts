import { expect, it } from "vitest";
import { type FacetRow, facetsOfRow } from "#app/features/bank/domain/facet-row.ts";

const row: FacetRow = {
  institution: 4,
  year: 2019,
  subject: 9,
  topics: [9043],
  kind: "single-choice",
  difficulty: 2,
  officialDifficulty: 3,
  answeredDifficulty: null,
  hasSolution: true,
  origin: "exam",
  skill: 417,
  booklet: "azul",
  colours: [4],
  number: 45,
};

it("the facets of a row name all its booklets and its number in the exam", () => {
  const { booklet: _, ...others } = row;
  expect(facetsOfRow(row)).toEqual({ ...others, colours: [1, 4] });
});

it.each(["authored", "generated"] as const)("a question that was %s has no booklet", (origin) => {
  expect(facetsOfRow({ ...row, colours: [], origin })).toMatchObject({ number: null, colours: [] });
});
