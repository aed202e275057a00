import { describe, expect, it } from "vitest";
import { type EssayProfile, essayProfile } from "#app/features/essays/domain/essay-profile.ts";
import { agreementTables, type SidedPair } from "#app/features/essays/domain/grading/agreement-table.ts";

const enem = essayProfile("enem") as EssayProfile;
const even = (points: number) => [points, points, points, points, points];
const pair = (
  own: readonly (number | null)[],
  other: readonly (number | null)[],
  first: 0 | 1 = 1,
): SidedPair => ["enem", own, other, first];
const turned = ([profile, own, other]: SidedPair): SidedPair => [profile, other, own, 0];

describe("agreement by grader", () => {
  const pairs = Array.from({ length: 40 }, (_, at) =>
    pair(even((at % 6) * 40), [80, ...even((at % 6) * 40).slice(1)]),
  );
  const graders = [
    { grader: "b", name: "Bia", pairs: [...pairs.map(turned), ...pairs.slice(0, 5)] },
    { grader: "a", name: "Ana", pairs },
    { grader: "c", name: "Caio", pairs: pairs.slice(0, 5).map(turned) },
    { grader: "f", name: "Fábio", pairs: [["fuvest", [4, 3, 3], [8, 3, 3], 1] as const] },
  ];

  it("is against the other reader of each essay, by criterion, with few pairs refused", () => {
    const { graders: tables } = agreementTables(enem, graders);
    expect(tables.map(({ name, pairs: count }) => [name, count])).toEqual([
      ["Bia", 45],
      ["Ana", 40],
      ["Caio", 5],
    ]);
    expect(tables[1]?.rows.map(({ label }) => label)[4]).toBe("C5 Proposta de intervenção");
    expect(tables[1]?.rows[1]?.agreement).toMatchObject({ pairs: 40, kappa: 1, exact: 1 });
    expect(tables[1]?.rows[0]?.agreement).toMatchObject({ pairs: 40, kappa: expect.closeTo(0, 9) });
    expect(tables[2]?.rows[0]?.agreement).toEqual({ pairs: 5, refused: "few" });
  });

  it("counts each essay once for all graders together", () => {
    const { essays, all } = agreementTables(enem, graders);
    expect(essays).toBe(45);
    expect(all[1]?.agreement).toMatchObject({ pairs: 45 });
  });

  it("leaves out what is no level of the profile", () => {
    const odd = [pair([null, 40, 40, 40, 40], even(40)), pair(even(40), [45, 40, 40, 40, 40])];
    const { all } = agreementTables(enem, [{ grader: "a", name: "Ana", pairs: odd }]);
    expect(all.map(({ agreement }) => agreement.pairs)).toEqual([0, 2, 2, 2, 2]);
  });

  it("orders equals by name", () => {
    const named = ["Davi", "Ágata", "Bia"].map((name) => ({ grader: name, name, pairs: pairs.slice(0, 2) }));
    expect(agreementTables(enem, named).graders.map(({ name }) => name)).toEqual(["Ágata", "Bia", "Davi"]);
  });
});
