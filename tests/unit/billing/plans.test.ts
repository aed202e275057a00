import { describe, expect, it } from "vitest";
import { dailyAllowance } from "#app/features/assistant/domain/allowance.ts";
import { planCards } from "#app/features/billing/domain/plans.ts";
import {
  monthlyCents,
  type PlanPrice,
  prices,
  pricesAt,
  readDuration,
  soldPrice,
} from "#app/features/billing/domain/prices.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { roleTier, tierOf } from "#app/platform/access/tier-of.ts";
import { openedLines, planName, rankOf, tierIds, tiersTable } from "#app/platform/access/tiers-table.ts";

const now = Date.UTC(2026, 10, 24) / 1000;

describe("the plans", () => {
  it("are the free account and the three levels that exist as claims, least first", () => {
    expect(planCards(now, roleTier, true).map(({ id, access }) => [id, access])).toEqual([
      ["gratuito", "sign-up"],
      ["basico", "code"],
      ["pro", "sold"],
      ["ultra", "sold"],
    ]);
    for (const id of tierIds.slice(1)) expect(claimNames).toContain(id);
    expect(rankOf("ultra")).toBeGreaterThan(rankOf("pro"));
    expect(planName("pro")).toBe("Pro");
  });

  it("say what the rules give: the tutor's allowance and the badge come from the one table", () => {
    for (const tier of tierIds) {
      const claims = tier === "gratuito" ? [] : [tier];
      expect(tierOf({ claims, school: null })).toBe(tier);
      expect(dailyAllowance(tier)).toBe(tiersTable[tier].tutorRequests);
      expect(openedLines(tier, true)[0]).toContain(String(dailyAllowance(tier)));
    }
  });

  it("sell no tutor where no model answers", () => {
    for (const { includes, summary } of planCards(now, roleTier, false))
      expect(`${summary} ${includes.join(" ")}`).not.toMatch(/tutor|IA\b/);
  });

  it("show the tier that roles have as the one that `tierOf` gives them", () => {
    const shown = planCards(now, roleTier, true).filter(({ byRole }) => byRole);
    const role = { claims: [], school: { id: "horizonte", role: "student" } } as const;
    expect(shown.map(({ id }) => id)).toEqual([tierOf(role)]);
    expect(planCards(now, roleTier, true).some(({ summary }) => /escola/i.test(summary))).toBe(false);
  });

  it("each open something of their own, and questions are always free", () => {
    const promises = planCards(now, roleTier, true).map(({ includes }) => includes.join());
    expect(new Set(promises).size).toBe(promises.length);
    for (const { id, includes } of planCards(now, roleTier, true).slice(1))
      expect(includes.join(" "), id).not.toMatch(/quest(ão|ões) do banco|resolu|corre/i);
  });
});

describe("prices", () => {
  it("are data with a validity: a price that changed still shows the former price", () => {
    const former: PlanPrice = { plan: "pro", months: 1, cents: 1000, from: now - 100, until: now };
    const all = [former, { ...former, cents: 2000, from: now, until: null }];
    expect(soldPrice("pro", 1, now - 1, all)?.cents).toBe(1000);
    expect(soldPrice("pro", 1, now, all)?.cents).toBe(2000);
    expect(soldPrice("pro", 1, now - 101, all)).toBeNull();
    expect(soldPrice("pro", 2, now)).toBeNull();
    expect(soldPrice("basico", 1, now)).toBeNull();
  });

  it("never name a plan and duration twice at a moment", () => {
    const names = pricesAt(now).map(({ plan, months }) => `${plan} ${months}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(prices.length);
  });

  it("of a month are never shown lower than they are", () => {
    for (const price of prices)
      expect(monthlyCents(price) * price.months).toBeGreaterThanOrEqual(price.cents);
  });

  it.each([
    ["12", 12],
    ["1", 1],
    ["7", 6],
    ["x", 6],
    [null, 6],
    ["-1", 6],
  ])("the duration %j of an address is %i months", (text, months) => {
    expect(readDuration(text)).toBe(months);
  });
});
