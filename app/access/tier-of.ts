import type { TierId } from "#app/domain/billing/tiers-table.ts";
import type { Holder } from "./decide.ts";
import { hasBasico, hasPro, hasUltra } from "./tiers.ts";

export type Tier = TierId;

export function tierOf(holder: Holder): Tier {
  if (hasUltra(holder)) return "ultra";
  if (hasPro(holder)) return "pro";
  return hasBasico(holder) ? "basico" : "gratuito";
}

export const tierLabels: Readonly<Record<Tier, string>> = {
  gratuito: "Gratuito",
  basico: "Básico",
  pro: "Pro",
  ultra: "Ultra",
};
