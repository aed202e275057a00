import { type ClaimName, claimNames } from "#app/access/claims.ts";
import { rankOf, roleTier, type TierId, tierOf, tierOfClaim } from "#app/access/tier-of.ts";
import { formatDate } from "#app/text/format.ts";
import { campaigns } from "../campaigns/campaign.ts";
import type { OwnCommunity } from "../communities/community.ts";
import { planName } from "./tiers-table.ts";

/** A tier that somebody has, and from where. `until`: exclusive, epoch seconds; null: while that lasts. */
export type PlanHolding = { tier: TierId; from: string; until: number | null; bought: boolean };

/** What is known of a person beside the ledger: claims that were given, schools by name, communities. */
export type PlanHolder = {
  claims: readonly string[];
  schools: readonly string[];
  communities: readonly OwnCommunity[];
};

/** A time of the ledger. `by`: whose code it came by; null: bought. */
export type HeldPeriod = { plan: TierId; since: number; until: number; by: string | null };

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

/** "pela Escola Horizonte", "pelo Colégio Azambuja", "pela escola Horizonte". */
export function bySchool(name: string): string {
  if (/^(colégio|curso|cursinho|instituto|centro|ginásio|liceu|pré)(?![\p{L}])/iu.test(name))
    return `pelo ${name}`;
  return /^(escola|academia|rede|fundação)(?![\p{L}])/iu.test(name) ? `pela ${name}` : `pela escola ${name}`;
}

/** The tier that costs the person nothing while it lasts: nobody sells it to them, nor one below it. */
export function givenTier({ claims, schools, communities }: PlanHolder): TierId {
  const held = claims.filter((claim) => claim in byClaim);
  const place = schools.length > 0 ? { id: "", role: "student" as const } : null;
  return tierOf({ claims: held, school: place, communities });
}

/** Whether somebody has a plan, or a better one, without buying it. */
export function isGiven(holder: PlanHolder, plan: TierId): boolean {
  return rankOf(givenTier(holder)) >= rankOf(plan);
}

/** Everything by which a person has a tier now, the best first; none: the free account. */
export function holdingsOf(holder: PlanHolder, periods: readonly HeldPeriod[], now: number): PlanHolding[] {
  const given = (tier: TierId, from: string) => ({ tier, from, until: null, bought: false });
  const all: PlanHolding[] = [
    ...holder.schools.map((name) => given(roleTier, bySchool(name))),
    ...holder.communities.map(({ title }) => given(roleTier, `pela comunidade ${title}`)),
    ...claimNames
      .filter((name) => holder.claims.includes(name))
      .map((name) => given(tierOfClaim(name) ?? "gratuito", byClaim[name])),
    ...periods
      .filter(({ since, until }) => since <= now && now < until)
      .map(({ plan, until, by }) => ({
        ...{ tier: plan, until, bought: by === null },
        from: by === null ? "comprado por você" : `pelo código de ${by}`,
      })),
  ];
  return all.sort((one, other) => rankOf(other.tier) - rankOf(one.tier));
}

/** "Pro pela escola Horizonte, enquanto durar", "Ultra comprado por você, até 27 de mai. de 2027". */
export function holdingText({ tier, from, until }: PlanHolding): string {
  return `${planName(tier)} ${from}, ${until === null ? "enquanto durar" : `até ${formatDate(until - 1)}`}`;
}
