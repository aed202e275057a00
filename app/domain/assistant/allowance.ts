import { type TierId, tiersTable } from "../billing/tiers-table.ts";

/** Requests to the assistant in a day of São Paulo, by tier (`tierOf`). */
export function dailyAllowance(tier: TierId): number {
  return tiersTable[tier].tutorRequests;
}

/** The number left is shown from here on. */
const SHOWN_FROM = 3;

/** "Restam 3 perguntas hoje."; null while there are more. */
export function allowanceText(left: number): string | null {
  if (left > SHOWN_FROM) return null;
  if (left <= 0) return "Você usou todas as perguntas de hoje. Amanhã tem mais.";
  return left === 1 ? "Resta 1 pergunta hoje." : `Restam ${left} perguntas hoje.`;
}
