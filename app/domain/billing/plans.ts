import { pricesAt } from "./prices.ts";
import { openedLines, type TierId, tierIds, tiersTable } from "./tiers-table.ts";

/** How a plan is obtained: by signing up, by buying it, or through a school or partner community. */
type PlanAccess = "sign-up" | "sold" | "membership";

export type PlanOffer = {
  id: TierId;
  name: string;
  access: PlanAccess;
  summary: string;
  includes: readonly string[];
  prices: readonly { months: number; cents: number }[];
};

/** The page's plans at a moment, least first: each includes all before it. */
export function planCards(now: number): PlanOffer[] {
  const sold = pricesAt(now);
  return tierIds.map((id) => {
    const { name, summary } = tiersTable[id];
    const prices = sold.filter(({ plan }) => plan === id).map(({ months, cents }) => ({ months, cents }));
    const access = prices.length > 0 ? "sold" : id === "gratuito" ? "sign-up" : "membership";
    return { id, name, summary, access, includes: openedLines(id), prices };
  });
}
