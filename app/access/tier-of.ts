import type { Holder } from "./decide.ts";
import { hasBasico, hasPro, hasUltra } from "./tiers.ts";

export type Tier = "gratuito" | "basico" | "pro" | "ultra";

/** The highest tier that results from what a person holds (spec 000 §4). */
export function tierOf(holder: Holder): Tier {
  if (hasUltra(holder)) return "ultra";
  if (hasPro(holder)) return "pro";
  return hasBasico(holder) ? "basico" : "gratuito";
}

/** The tiers as people read them. */
export const tierLabels: Readonly<Record<Tier, string>> = {
  gratuito: "Gratuito",
  basico: "Básico",
  pro: "Pro",
  ultra: "Ultra",
};
