import { openedLines, type TierId, tierIds, tiersTable } from "#app/platform/access/tiers-table.ts";
import { pricesAt } from "./prices.ts";

/** How a plan is obtained: by signing up, by buying it, or by a group's code. */
type PlanAccess = "sign-up" | "sold" | "code";

export type PlanOffer = {
  id: TierId;
  name: string;
  access: PlanAccess;
  /** Schools, communities, mentoring and the team have it without buying. */
  byRole: boolean;
  summary: string;
  includes: readonly string[];
  prices: readonly { months: number; cents: number }[];
};

/** The page's plans at a moment, least first; `roleTier`: the one that roles have; `hasModel`: whether a model answers. Each opens what the free account does, and its own lines. */
export function planCards(now: number, roleTier: TierId, hasModel: boolean): PlanOffer[] {
  const sold = pricesAt(now);
  return tierIds.map((id) => {
    const { name, ...said } = tiersTable[id];
    const summary = (hasModel && said.tutorSummary) || said.summary;
    const includes = openedLines(id, hasModel);
    const prices = sold.filter(({ plan }) => plan === id).map(({ months, cents }) => ({ months, cents }));
    const access = prices.length > 0 ? "sold" : id === "gratuito" ? "sign-up" : "code";
    return { id, name, summary, byRole: id === roleTier, access, includes, prices };
  });
}
