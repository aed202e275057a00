import { type TierId, tierIds, tiersTable } from "#app/platform/access/tiers-table.ts";

/** Requests to the assistant of a day of São Paulo; `next`: a plan that has more, null for the best. */
export type Allowance = { used: number; most: number; next: TierId | null };

/** Requests to the assistant in a day of São Paulo, by tier (`tierOf`). */
export function dailyAllowance(tier: TierId): number {
  return tiersTable[tier].tutorRequests;
}

/** Of who answers without a model: never shown, it stops programs only. */
const WITHOUT_MODEL = 500;

/** Requests that are stored in a day: of its tier with a model. */
export function mostRequests(tier: TierId, hasModel: boolean): number {
  return hasModel ? dailyAllowance(tier) : WITHOUT_MODEL;
}

/** A tier's allowance with what was used of it. */
export function allowanceWith(tier: TierId, used: number): Allowance {
  const most = dailyAllowance(tier);
  const next = tierIds.find((other) => dailyAllowance(other) > most) ?? null;
  return { used: Math.min(used, most), most, next };
}

/** "12 de 80 perguntas usadas hoje.", always. */
export function allowanceText({ used, most }: Pick<Allowance, "used" | "most">): string {
  const text = `${used} de ${most} perguntas usadas hoje.`;
  return used >= most ? `${text} Amanhã tem mais.` : text;
}
