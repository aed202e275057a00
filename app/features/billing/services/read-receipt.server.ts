import { payerOf } from "#app/features/accounts/queries/guardians.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ChargeView, chargeView } from "../domain/charge-view.ts";
import { chargesOf, eventsOf } from "../queries/charges.server.ts";

export type ReceiptView = { name: string; email: string; charge: ChargeView };

/** The receipt of a charge of the viewer's that was paid. Throws charge-not-found. */
export async function readReceipt(deps: Deps, viewer: Viewer, id: string): Promise<ReceiptView> {
  const {
    charges,
    events,
    payer: [payer],
  } = await deps.read({
    charges: chargesOf(deps.db, viewer.num),
    events: eventsOf(deps.db, viewer.num),
    payer: payerOf(deps.db, viewer.id),
  });
  const charge = charges.find((each) => each.id === id);
  const view = charge && chargeView(charge, { charges, events, now: deps.now() });
  if (!view || !payer || view.paidCents === 0) throw new AppError("charge-not-found");
  return { name: `${payer.firstName} ${payer.lastName}`.trim(), email: payer.email, charge: view };
}
