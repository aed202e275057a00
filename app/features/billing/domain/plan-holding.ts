import { planName, rankOf, type TierId } from "#app/platform/access/tiers-table.ts";
import { formatDate } from "#app/platform/time/format-date.ts";

/** A tier that costs the person nothing while it lasts, and from where. */
export type GivenTier = { tier: TierId; from: string };

/** A tier that somebody has, and from where. `until`: exclusive, epoch seconds; null: while that lasts. */
export type PlanHolding = GivenTier & { until: number | null };

/** A time of the ledger. `by`: whose code it came by; null: bought. */
export type HeldPeriod = { plan: TierId; since: number; until: number; by: string | null };

/** "pela Escola Horizonte", "pelo Colégio Azambuja", "pela escola Horizonte". */
export function bySchool(name: string): string {
  if (/^(colégio|curso|cursinho|instituto|centro|ginásio|liceu|pré)(?![\p{L}])/iu.test(name))
    return `pelo ${name}`;
  return /^(escola|academia|rede|fundação)(?![\p{L}])/iu.test(name) ? `pela ${name}` : `pela escola ${name}`;
}

/** The best tier by role or gift: neither it nor one below is sold to the person. */
export function bestGiven(given: readonly GivenTier[]): TierId {
  return given.reduce<TierId>((best, { tier }) => (rankOf(tier) > rankOf(best) ? tier : best), "gratuito");
}

/** Everything by which a person has a tier now, the best first; none: the free account. */
export function holdingsOf(
  given: readonly GivenTier[],
  periods: readonly HeldPeriod[],
  now: number,
): PlanHolding[] {
  const all: PlanHolding[] = [
    ...given.map((each) => ({ ...each, until: null })),
    ...periods
      .filter(({ since, until }) => since <= now && now < until)
      .map(({ plan, until, by }) => ({
        ...{ tier: plan, until },
        from: by === null ? "comprado por você" : `pelo código de ${by}`,
      })),
  ];
  return all.sort((one, other) => rankOf(other.tier) - rankOf(one.tier));
}

/** "Pro pela Escola Horizonte, enquanto durar", "Ultra comprado por você, até 27 de mai. de 2027". */
export function holdingText({ tier, from, until }: PlanHolding): string {
  return `${planName(tier)} ${from}, ${until === null ? "enquanto durar" : `até ${formatDate(until - 1)}`}`;
}
