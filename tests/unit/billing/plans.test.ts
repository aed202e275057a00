import { describe, expect, it } from "vitest";
import { claimNames } from "#app/access/claims.ts";
import { plans } from "#app/domain/billing/plans.ts";

describe("the plans", () => {
  it("are the free account and the three levels that exist as claims, least first", () => {
    expect(plans.map(({ id }) => id)).toEqual(["free", "basico", "pro", "ultra"]);
    for (const { id } of plans.slice(1)) expect(claimNames).toContain(id);
  });

  it("sell nothing: only the account anybody may have names a price, and it is none", () => {
    expect(plans.filter(({ monthlyCentavos }) => monthlyCentavos !== null)).toMatchObject([
      { id: "free", monthlyCentavos: 0, access: "sign-up" },
    ]);
  });

  it("each promise something of their own", () => {
    const promises = plans.flatMap(({ includes }) => includes);
    expect(new Set(promises).size).toBe(promises.length);
    for (const { includes } of plans) expect(includes.length).toBeGreaterThan(0);
  });
});
