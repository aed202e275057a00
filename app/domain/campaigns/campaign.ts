import { product } from "#app/text/product.ts";

/** The partner communities that have a campaign: the promo that brings people, the name, and the claims of their members. */
export const campaigns = {
  PLANTEL: { name: "Plantel", members: ["plantelUser", "plantelAdmin"] },
  AZAMBUJA: { name: "Azambuja", members: ["azambujaUser"] },
  MARISTA: { name: "Marista", members: ["maristaUser", "maristaAdmin"] },
  PODION: { name: "Pódion", members: ["podionUser"] },
} as const;

export type CampaignCode = keyof typeof campaigns;
export type CampaignState = "member" | "requested" | "offer";

const codes = Object.keys(campaigns) as CampaignCode[];
/** The longest message that is taken; what is longer was not written in the dialog. */
export const LONGEST_MESSAGE = 500;

/** Upper case without accents: "Pódion" and "PODION" are one. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

/** The campaign whose name a message holds, in any case; the first where it holds several (spec 000 §5). */
export function campaignIn(message: string): CampaignCode | null {
  const text = plain(message);
  return codes.find((code) => text.includes(code)) ?? null;
}

/** The campaign of a promo code that equals its name, in any case, with or without the accent (spec 000 §4). */
export function campaignOfPromo(promo: string | null): CampaignCode | null {
  const text = plain(promo?.trim() ?? "");
  return codes.find((code) => code === text) ?? null;
}

/** How a campaign stands for a person: a member by their claims, a request that was sent, or an offer. */
export function campaignState(
  campaign: CampaignCode,
  claims: readonly string[],
  requested: readonly string[],
): CampaignState {
  if (campaigns[campaign].members.some((claim) => claims.includes(claim))) return "member";
  return requested.includes(campaign) ? "requested" : "offer";
}

/** The texts of a campaign: its message plus the product's name, and the reverse (spec 000 §9). */
export function campaignTexts(message: string): { title: string; greeting: string } {
  return { title: `${message} + ${product.name}`, greeting: `${product.name} + ${message}` };
}
