import { rankOf, type TierId } from "#app/platform/access/tiers-table.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { bestGiven, type HeldPeriod, holdingsOf, type PlanHolding } from "../domain/plan-holding.ts";
import { chargePeriods } from "../domain/plan-periods.ts";
import { chargesOf, eventsOf } from "../queries/charges.server.ts";
import { planHolderOf, seatGivers } from "../queries/people.server.ts";
import { givenTiers } from "./given-tiers.ts";

/** A person's tiers and their sources, the best first. `given`: the tier that is not sold to them. */
export type OwnHoldings = { holdings: PlanHolding[]; given: TierId };

/** Neighbouring periods of one plan from one source, as one. */
function joined(periods: readonly HeldPeriod[]): HeldPeriod[] {
  const found: HeldPeriod[] = [];
  for (const period of [...periods].sort((one, other) => one.since - other.since)) {
    const before = found.find(
      ({ plan, by, until }) => plan === period.plan && by === period.by && until >= period.since,
    );
    if (before) before.until = Math.max(before.until, period.until);
    else found.push({ ...period });
  }
  return found;
}

/** In the page's batch. */
export async function readHoldings(deps: Deps, { num }: { num: number }): Promise<OwnHoldings> {
  const {
    holder: [holder],
    givers,
    charges,
    events,
  } = await deps.read({
    holder: planHolderOf(deps.db, num),
    givers: seatGivers(deps.db, num),
    charges: chargesOf(deps.db, num),
    events: eventsOf(deps.db, num),
  });
  const now = deps.now();
  const given = holder ? givenTiers(holder) : [];
  const periods = chargePeriods(charges, events, now).map(({ plan, since, until, charge }) => ({
    ...{ plan, since, until },
    by: givers.find(({ id }) => id === charge)?.name ?? null,
  }));
  return { holdings: holdingsOf(given, joined(periods), now), given: bestGiven(given) };
}

/** Refuses to sell a tier that the person has by a role or as a gift. Throws plan-held. */
export async function refuseHeld(deps: Deps, userNum: number, plan: TierId): Promise<void> {
  const [holder] = await deps.read(planHolderOf(deps.db, userNum));
  if (holder && rankOf(bestGiven(givenTiers(holder))) >= rankOf(plan)) throw new AppError("plan-held");
}
