import { readEmail } from "#app/features/accounts/services/read-account.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ChargeStatus, chargeState } from "../domain/ledger.ts";
import { makeBill } from "./make-bill.server.ts";
import { refuseHeld } from "./plan-holdings.server.ts";
import { checkBill } from "./reconcile-billing.server.ts";
import { readLedger } from "./record-ledger.server.ts";

async function ownCharge(deps: Deps, viewer: Viewer, id: string) {
  const { charges, events } = await readLedger(deps, viewer.num);
  const charge = charges.find((each) => each.id === id);
  if (!charge) throw new AppError("charge-not-found");
  return { charge, state: chargeState(charge, events, deps.now()) };
}

/** Queries the provider for a charge's state now. Throws charge-not-found. */
export async function checkCharge(deps: Deps, viewer: Viewer, id: string): Promise<ChargeStatus> {
  const { charge } = await ownCharge(deps, viewer, id);
  if (charge.providerRef !== null && charge.provider === deps.payments?.name)
    await checkBill(deps, { id, ref: charge.providerRef }, viewer);
  return (await ownCharge(deps, viewer, id)).state.status;
}

/**
 * Creates the bill of a charge that was left without one. Throws charge-not-found, needs-guardian, plan-held,
 * provider-silent.
 */
export async function finishCharge(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { charge, state } = await ownCharge(deps, viewer, id);
  if (charge.tokenHash !== null) throw new AppError("needs-guardian");
  await refuseHeld(deps, viewer.num, charge.plan);
  if (state.status === "open") await makeBill(deps, charge, await readEmail(deps, viewer));
}
