import { campaigns, isCampaign } from "#app/platform/access/campaign.ts";
import { type ClaimName, claimNames } from "#app/platform/access/claims.ts";
import type { OwnCommunity } from "#app/platform/access/community.ts";
import { roleTier, tierOfClaim } from "#app/platform/access/tier-of.ts";
import { bySchool, type GivenTier } from "../domain/plan-holding.ts";

/** What is known of a person beside the ledger: claims that were given, schools by name, communities. */
export type PlanHolder = {
  claims: readonly string[];
  schools: readonly string[];
  communities: readonly OwnCommunity[];
};

const byClaim: Readonly<Record<ClaimName, string>> = {
  basico: "dado pela equipe do Farol",
  pro: "dado pela equipe do Farol",
  beta: "por testar novidades",
  ultra: "dado pela equipe do Farol",
  mentee: "pela mentoria",
  mentor: "por ser da mentoria",
  chiefMentor: "por coordenar a mentoria",
  moderator: "por moderar a comunidade",
  plantelUser: `pela comunidade ${campaigns.PLANTEL.name}`,
  plantelAdmin: `por administrar o ${campaigns.PLANTEL.name}`,
  azambujaUser: `pela comunidade ${campaigns.AZAMBUJA.name}`,
  maristaUser: `pela comunidade ${campaigns.MARISTA.name}`,
  maristaAdmin: `por administrar o ${campaigns.MARISTA.name}`,
  podionUser: `pela comunidade ${campaigns.PODION.name}`,
  admin: "por administrar o Farol",
};

/** What a person has by roles and gifts, each with its source. */
export function givenTiers({ claims, schools, communities }: PlanHolder): GivenTier[] {
  return [
    ...schools.map((name) => ({ tier: roleTier, from: bySchool(name) })),
    // A partner's is said by its claim.
    ...communities
      .filter(({ code }) => !isCampaign(code))
      .map(({ title }) => ({ tier: roleTier, from: `pela comunidade ${title}` })),
    ...claimNames
      .filter((name) => claims.includes(name))
      .map((name) => ({ tier: tierOfClaim(name), from: byClaim[name] })),
  ];
}
