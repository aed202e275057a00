import { type PlanId, tiersTable } from "#app/platform/access/tiers-table.ts";
import { prices } from "./prices.ts";

/** Per cent and charges of a coupon; seats of a group and characters of its name; days ahead. */
export const CODES = { percent: 90, uses: 10_000, seats: 2000, name: 80, days: 400 } as const;

export type CouponField = "code" | "percent" | "from" | "to" | "uses";
export type SeatField = "name" | "plan" | "months" | "seats" | "to" | "school";

/** Plans that a group can be given. */
export const seatPlans = ["basico", "pro", "ultra"] as const satisfies readonly PlanId[];
/** Months of a seat. */
export const seatMonths: readonly number[] = [...new Set(prices.map(({ months }) => months))];

export function planOptions(): { value: PlanId; label: string }[] {
  return seatPlans.map((value) => ({ value, label: tiersTable[value].name }));
}
