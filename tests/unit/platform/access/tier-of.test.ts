import { expect, it } from "vitest";
import { claimGroups, claimTexts } from "#app/platform/access/claim-texts.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { tierOf } from "#app/platform/access/tier-of.ts";

it.each([
  [[], null, "gratuito"],
  [["basico"], null, "basico"],
  [["pro"], null, "pro"],
  [["beta"], null, "pro"],
  [["mentee"], null, "pro"],
  [[], { id: "horizonte", role: "student" }, "pro"],
  [["ultra", "basico"], null, "ultra"],
] as const)("%j in the school %j is of the tier %s", (claims, school, tier) => {
  expect(tierOf({ claims, school })).toBe(tier);
});

it("every claim can be given on the admins' page, once, and is explained", () => {
  expect(claimGroups.flatMap(({ claims }) => claims).sort()).toEqual([...claimNames].sort());
  expect(claimNames.filter((name) => claimTexts[name].gives.length < 10)).toEqual([]);
});
