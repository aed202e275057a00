import { planName } from "#app/platform/access/tiers-table.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { seller } from "#app/platform/text/product.ts";
import { chargeMail } from "../domain/charge-mail.ts";
import { chargeView } from "../domain/charge-view.ts";
import type { LedgerEvent } from "../domain/ledger.ts";
import type { LedgerNotice } from "../domain/ledger-notices.ts";
import type { LedgerOutcome } from "../domain/ledger-outcomes.ts";
import { billingPaths } from "../paths.ts";
import { insertChargeMail } from "../queries/charge-mails.server.ts";
import type { ChargeRow } from "../queries/charges.server.ts";
import type { PostedCondition } from "../queries/ledger.server.ts";

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
