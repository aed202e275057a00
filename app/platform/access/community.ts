/** What a community's pages may have beside presentation, people and announcements. */
export const communityModules = ["shifts", "challenge", "ranking"] as const;
export type CommunityModule = (typeof communityModules)[number];

/** Whose something is, by the community's code. */
export type CommunityPlace = { code: string };
export type NamedCommunity = CommunityPlace & { name: string };

/** All that a community is: its pages and services read it from its row. */
export type Community = NamedCommunity & {
  /** Of its mark, under white letters. */
  colour: string;
  modules: readonly CommunityModule[];
  /** The exams its people begin with, by the institution's code. */
  catalogue: readonly string[];
};

/** A row of a person's in a community. `title`: of its line of the menu. */
export type OwnCommunity = { code: string; title: string; isAdmin: boolean };
/** A possible member of a community. */
export type CommunityPerson = { claims: readonly string[]; communities?: readonly OwnCommunity[] };

function rowOf(
  { code }: CommunityPlace,
  { communities = [] }: Pick<CommunityPerson, "communities">,
): OwnCommunity | undefined {
  return communities.find((each) => each.code === code);
}

/** Its people, with its admins and without the platform's. */
export function belongsTo(place: CommunityPlace, person: Pick<CommunityPerson, "communities">): boolean {
  return rowOf(place, person) !== undefined;
}

/** Its people, its admins and the platform's. */
export function isMemberOf(place: CommunityPlace, person: CommunityPerson): boolean {
  return person.claims.includes("admin") || belongsTo(place, person);
}

export function isAdminOf(place: CommunityPlace, person: CommunityPerson): boolean {
  return person.claims.includes("admin") || rowOf(place, person)?.isAdmin === true;
}
