import { campaigns } from "./campaign.ts";

/** What a community's pages may have beside presentation, people and announcements. */
export const communityModules = ["shifts", "challenge", "ranking"] as const;
export type CommunityModule = (typeof communityModules)[number];

/** Whose a community is: claims (R-ACCESS-4), or none, where its people are rows (decision 063). */
export type CommunityPlace = {
  code: string;
  /** Claims of its people; the first is granted on request. */
  members: readonly string[];
  /** They decide about requests and manage what is the community's. */
  admins: readonly string[];
};

/** All that a community is: its pages and services read it from here. */
export type Community = CommunityPlace & {
  name: string;
  /** Of its mark, under white letters. */
  colour: string;
  modules: readonly CommunityModule[];
  /** The exams its people begin with, by the institution's code. */
  catalogue: readonly string[];
};

/** Those with claims of their own. All others are data of the team. */
export const communities = {
  PLANTEL: { ...campaigns.PLANTEL, code: "PLANTEL", colour: "#7a3e0a", modules: ["shifts"], catalogue: [] },
  AZAMBUJA: { ...campaigns.AZAMBUJA, code: "AZAMBUJA", colour: "#14532d", modules: [], catalogue: [] },
  MARISTA: {
    ...campaigns.MARISTA,
    code: "MARISTA",
    colour: "#1d3f8f",
    modules: ["challenge"],
    catalogue: ["ENEM"],
  },
  PODION: { ...campaigns.PODION, code: "PODION", colour: "#5b2a86", modules: [], catalogue: [] },
} as const satisfies Readonly<Record<string, Community>>;

/** A community that the team made, by the code in its addresses. */
export function communityAt(code: string): CommunityPlace {
  return { code, members: [], admins: [] };
}

/** A row of a person's in a community. `title`: of its line of the menu. */
export type OwnCommunity = { code: string; title: string; isAdmin: boolean };
/** A possible member of a community: by claims, or by rows. */
export type CommunityPerson = { claims: readonly string[]; communities?: readonly OwnCommunity[] };

function holds({ claims }: CommunityPerson, wanted: readonly string[]): boolean {
  return wanted.some((claim) => claims.includes(claim));
}

function rowOf(
  { code }: CommunityPlace,
  { communities: own = [] }: CommunityPerson,
): OwnCommunity | undefined {
  return own.find((each) => each.code === code);
}

/** Its people, with its admins and without the platform's. */
export function belongsTo(place: CommunityPlace, person: CommunityPerson): boolean {
  return holds(person, [...place.members, ...place.admins]) || rowOf(place, person) !== undefined;
}

/** Its people, its admins and the platform's. */
export function isMemberOf(place: CommunityPlace, person: CommunityPerson): boolean {
  return belongsTo(place, person) || holds(person, ["admin"]);
}

export function isAdminOf(place: CommunityPlace, person: CommunityPerson): boolean {
  return holds(person, [...place.admins, "admin"]) || rowOf(place, person)?.isAdmin === true;
}
