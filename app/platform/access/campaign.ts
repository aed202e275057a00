import { product } from "#app/platform/text/product.ts";

/** `members`: the claims of its people, the first of them granted on request. `admins` decide about requests, beside the platform's. */
export const campaigns = {
  PLANTEL: { name: "Plantel", members: ["plantelUser", "plantelAdmin"], admins: ["plantelAdmin"] },
  AZAMBUJA: { name: "Azambuja", members: ["azambujaUser"], admins: [] },
  MARISTA: { name: "Marista", members: ["maristaUser", "maristaAdmin"], admins: ["maristaAdmin"] },
  PODION: { name: "Pódion", members: ["podionUser"], admins: [] },
} as const;

export type CampaignCode = keyof typeof campaigns;
export type CampaignState = "member" | "requested" | "offer";

const codes = Object.keys(campaigns) as CampaignCode[];
/** Longest message of the dialog, in characters. */
export const LONGEST_MESSAGE = 500;

/** Whose requests a person decides about: an admin of the platform, all of them. */
export function campaignsDecidedBy(claims: readonly string[]): CampaignCode[] {
  const isOurs = claims.includes("admin");
  return codes.filter(
    (code) => isOurs || (campaigns[code].admins as readonly string[]).some((claim) => claims.includes(claim)),
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

/** The first campaign whose name the message contains, in any case (R-STUDY-10). */
export function campaignIn(message: string): CampaignCode | null {
  const text = plain(message);
  return codes.find((code) => text.includes(code)) ?? null;
}

/** The campaign of a promo code, ignoring case and accents (R-STUDY-10). */
export function campaignOfPromo(promo: string | null): CampaignCode | null {
  const text = plain(promo?.trim() ?? "");
  return codes.find((code) => code === text) ?? null;
}

export function campaignState(
  campaign: CampaignCode,
  claims: readonly string[],
  requested: readonly string[],
): CampaignState {
  if (campaigns[campaign].members.some((claim) => claims.includes(claim))) return "member";
  return requested.includes(campaign) ? "requested" : "offer";
}

/** Title and greeting of a campaign (R-STUDY-12). */
export function campaignTexts(message: string): { title: string; greeting: string } {
  return { title: `${message} + ${product.name}`, greeting: `${product.name} + ${message}` };
}
