import type { PlanId } from "#app/platform/access/tiers-table.ts";

export type PlanPrice = {
  plan: PlanId;
  months: number;
  cents: number;
  /** Epoch seconds; `until` exclusive, null: still sold. */
  from: number;
  until: number | null;
};

const START = Date.UTC(2026, 10, 1, 3) / 1000;

function sold(plan: PlanId, months: number, cents: number): PlanPrice {
  return { plan, months, cents, from: START, until: null };
}

/** Every price ever charged. A price that changes gets its end, and the new one a row: existing rows never change. */
export const prices: readonly PlanPrice[] = [
  sold("pro", 1, 3990),
  sold("pro", 6, 17_940),
  sold("pro", 12, 29_880),
  sold("ultra", 1, 6990),
  sold("ultra", 6, 32_940),
  sold("ultra", 12, 59_880),
];

/** What is sold at a moment, shortest first. */
export function pricesAt(now: number, all: readonly PlanPrice[] = prices): PlanPrice[] {
  return all.filter(({ from, until }) => from <= now && (until === null || now < until));
}

export function soldPrice(
  plan: string,
  months: number,
  now: number,
  all: readonly PlanPrice[] = prices,
): PlanPrice | null {
  return pricesAt(now, all).find((price) => price.plan === plan && price.months === months) ?? null;
}

/** The months in an address; the usual six where it has none that is sold. */
export function readDuration(text: string | null): number {
  const months = Number(text ?? "");
  return prices.some((price) => price.months === months) ? months : 6;
}

/** Cents of one month, rounded up: no price looks lower than it is. */
export function monthlyCents({ cents, months }: Pick<PlanPrice, "cents" | "months">): number {
  return Math.ceil(cents / months);
}
