import { chargeMail } from "#app/domain/billing/charge-mail.ts";
import { chargeView } from "#app/domain/billing/charge-view.ts";
import type { LedgerEvent } from "#app/domain/billing/ledger.ts";
import type { LedgerNotice } from "#app/domain/billing/ledger-notices.ts";
import type { LedgerOutcome } from "#app/domain/billing/ledger-outcomes.ts";
import { planName } from "#app/domain/billing/tiers-table.ts";
import { billingPaths } from "#app/paths/billing.ts";
import { insertChargeMail } from "#app/queries/billing/charge-mails.server.ts";
import type { ChargeRow } from "#app/queries/billing/charges.server.ts";
import type { PostedCondition } from "#app/queries/billing/ledger.server.ts";
import type { Statement } from "#app/queries/database.server.ts";
import { seller } from "#app/text/product.ts";
import type { Deps } from "../deps.ts";

type Known = { charges: readonly ChargeRow[]; events: readonly LedgerEvent[]; now: number };
type Owner = { id: string; firstName: string; lastName: string };

/**
 * The mails that go with a ledger's notices, to the payer: a guardian by the address that the link went to, else the person.
 * Each is queued once, by the notice's key. Seats cost nothing and have none.
 */
export function chargeMails(
  deps: Deps,
  owner: Owner,
  { told, outcomes }: { told: readonly LedgerNotice[]; outcomes: readonly LedgerOutcome[] },
  known: Known,
  when: PostedCondition,
): Statement[] {
  return told.flatMap(({ key, content }) => {
    const outcome = outcomes.find((each) => each.key === key);
    const charge = known.charges.find(({ id }) => id === outcome?.charge.id);
    if (!outcome || !charge || charge.method === "code") return [];
    const byGuardian = charge.tokenHash !== null;
    const replaced = known.charges
      .filter(({ id }) => charge.replaces.includes(id))
      .map(({ plan }) => planName(plan));
    const mail = chargeMail({
      content,
      kind: outcome.kind,
      charge: chargeView(charge, known),
      name: `${owner.firstName} ${owner.lastName}`.trim(),
      replaced: [...new Set(replaced)],
      seller,
      url: byGuardian ? null : deps.publicUrl() + billingPaths.paymentStatus(charge.id),
    });
    const about = { userId: owner.id, charge: charge.id, byGuardian };
    return [insertChargeMail(deps.db, about, { id: key, ...mail }, { now: known.now, when })];
  });
}
