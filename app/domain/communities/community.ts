import { campaigns } from "../campaigns/campaign.ts";

/** All that a community is: its pages and services read it from here, and its lines of the menu name its claims. */
export type Community = {
  code: string;
  name: string;
  /** Claims of its people; the first is granted on request. */
  members: readonly string[];
  /** They decide about requests and manage what is the community's. */
  admins: readonly string[];
  /** `colour`: of its mark, on white letters. */
  brand: { colour: string; letter: string };
  /** Where its challenge is, if it has one. */
  challenge: "maristaChallenge" | null;
  /** Points of a right answer in its challenge. */
  ranking: { points: number };
  /** The exams its people begin with, by the institution's code. */
  catalogue: readonly string[];
};

export const communities = {
  PLANTEL: {
    ...campaigns.PLANTEL,
    code: "PLANTEL",
    brand: { colour: "#7a3e0a", letter: "P" },
    challenge: null,
    ranking: { points: 10 },
    catalogue: [],
  },
  AZAMBUJA: {
    ...campaigns.AZAMBUJA,
    code: "AZAMBUJA",
    brand: { colour: "#14532d", letter: "A" },
    challenge: null,
    ranking: { points: 10 },
    catalogue: [],
  },
  MARISTA: {
    ...campaigns.MARISTA,
    code: "MARISTA",
    brand: { colour: "#1d3f8f", letter: "M" },
    challenge: "maristaChallenge",
    ranking: { points: 10 },
    catalogue: ["ENEM"],
  },
  PODION: {
    ...campaigns.PODION,
    code: "PODION",
    brand: { colour: "#5b2a86", letter: "P" },
    challenge: null,
    ranking: { points: 10 },
    catalogue: [],
  },
} as const satisfies Readonly<Record<string, Community>>;

type Claims = { claims: readonly string[] };

function holds({ claims }: Claims, wanted: readonly string[]): boolean {
  return wanted.some((claim) => claims.includes(claim));
}

/** Its people, its admins and the platform's. */
export function isMemberOf({ members, admins }: Community, person: Claims): boolean {
  return holds(person, [...members, ...admins, "admin"]);
}

export function isAdminOf({ admins }: Community, person: Claims): boolean {
  return holds(person, [...admins, "admin"]);
}
