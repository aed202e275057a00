import { describe, expect, it } from "vitest";
import { bestGiven, bySchool, holdingsOf, holdingText } from "#app/features/billing/domain/plan-holding.ts";
import { givenTiers, type PlanHolder } from "#app/features/billing/services/given-tiers.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { tierOf } from "#app/platform/access/tier-of.ts";
import { rankOf, type TierId } from "#app/platform/access/tiers-table.ts";

const now = Date.UTC(2026, 10, 24, 12) / 1000;
const end = Date.UTC(2027, 0, 1, 3) / 1000;
const nobody: PlanHolder = { claims: [], schools: [], communities: [] };
const pupil: PlanHolder = { ...nobody, schools: ["Escola Horizonte"] };
const community = { code: "CURSINHO", title: "Cursinho da Praça", isAdmin: false };

function texts(holder: PlanHolder, ...periods: Parameters<typeof holdingsOf>[1][number][]): string[] {
  return holdingsOf(givenTiers(holder), periods, now).map(holdingText);
}

function isGiven(holder: PlanHolder, plan: TierId): boolean {
  return rankOf(bestGiven(givenTiers(holder))) >= rankOf(plan);
}

describe("what somebody has, and from where", () => {
  it("is said of schools, communities, roles, gifts, codes and purchases", () => {
    const period = { plan: "pro", since: now - 1, until: end } as const;
    expect(texts(nobody)).toEqual([]);
    expect(texts(pupil)).toEqual(["Pro pela Escola Horizonte, enquanto durar"]);
    expect(texts({ ...nobody, communities: [community] })).toEqual([
      "Pro pela comunidade Cursinho da Praça, enquanto durar",
    ]);
    expect(texts({ ...nobody, claims: ["mentee"] })).toEqual(["Pro pela mentoria, enquanto durar"]);
    expect(texts({ ...nobody, claims: ["ultra"] })).toEqual([
      "Ultra dado pela equipe do Farol, enquanto durar",
    ]);
    expect(texts(nobody, { ...period, by: "Escola Horizonte" })).toEqual([
      "Pro pelo código de Escola Horizonte, até 31 de dez. de 2026",
    ]);
    expect(texts(pupil, { ...period, plan: "ultra", by: null })).toEqual([
      "Ultra comprado por você, até 31 de dez. de 2026",
      "Pro pela Escola Horizonte, enquanto durar",
    ]);
  });

  it("is nothing of what is over or has not begun", () => {
    expect(texts(nobody, { plan: "pro", since: now - 9, until: now, by: null })).toEqual([]);
    expect(texts(nobody, { plan: "pro", since: now + 9, until: end, by: null })).toEqual([]);
  });

  it("names a school as one says it", () => {
    expect(["Colégio Azambuja", "Escola Horizonte", "Curso Ápice", "Horizonte"].map(bySchool)).toEqual([
      "pelo Colégio Azambuja",
      "pela Escola Horizonte",
      "pelo Curso Ápice",
      "pela escola Horizonte",
    ]);
  });
});

describe("what is not sold", () => {
  it.each(claimNames)("for people with %s is the tier of that claim, and those below it", (claim) => {
    const holder = { ...nobody, claims: [claim] };
    const tier = tierOf({ claims: [claim], school: null });
    expect(bestGiven(givenTiers(holder))).toBe(tier);
    expect(isGiven(holder, "pro")).toBe(claim !== "basico");
    expect(isGiven(holder, "ultra")).toBe(claim === "ultra");
  });

  it("to pupils and communities is Pro, and to nobody else anything", () => {
    for (const holder of [pupil, { ...nobody, communities: [community] }])
      expect([isGiven(holder, "pro"), isGiven(holder, "ultra")]).toEqual([true, false]);
    expect(isGiven(nobody, "basico")).toBe(false);
  });
});
