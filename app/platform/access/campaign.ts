import { product } from "#app/platform/text/product.ts";
import { belongsTo, type CommunityPerson, type NamedCommunity } from "./community.ts";

/** The communities of R-ACCESS-4, which a message or a promo code can name. */
export const campaigns = {
  PLANTEL: { code: "PLANTEL", name: "Plantel" },
  AZAMBUJA: { code: "AZAMBUJA", name: "Azambuja" },
  MARISTA: { code: "MARISTA", name: "Marista" },
  PODION: { code: "PODION", name: "Pódion" },
} as const;

export type CampaignCode = keyof typeof campaigns;
export type CampaignState = "member" | "requested" | "offer";

const codes = Object.keys(campaigns) as CampaignCode[];
/** Longest message of the dialog, in characters. */
export const LONGEST_MESSAGE = 500;

/** No claim administers them: the platform's admins decide about their requests. */
export function isDecidedByTeam(code: string): boolean {
  return code === "AZAMBUJA" || code === "PODION";
}

/** Whether a community is one of them. */
export function isCampaign(code: string): boolean {
  return Object.hasOwn(campaigns, code);
}

/** Whose requests a person decides about: those they administer; an admin of the platform, also all campaigns. */
export function communitiesDecidedBy({ claims, communities = [] }: CommunityPerson): NamedCommunity[] {
  const ours = claims.includes("admin") ? codes.map((code) => campaigns[code]) : [];
  const own = communities.filter(({ code, isAdmin }) => isAdmin && !ours.some((each) => each.code === code));
  return [...ours, ...own.map(({ code, title: name }) => ({ code, name }))];
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
  person: Pick<CommunityPerson, "communities">,
  requested: readonly string[],
): CampaignState {
  if (belongsTo({ code: campaign }, person)) return "member";
  return requested.includes(campaign) ? "requested" : "offer";
}

/** Title and greeting of a campaign (R-STUDY-12). */
export function campaignTexts(message: string): { title: string; greeting: string } {
  return { title: `${message} + ${product.name}`, greeting: `${product.name} + ${message}` };
}
