import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { type Reconciliation, reconcile } from "../domain/reconcile.ts";
import { chargesAmong, reportedEvents } from "../queries/sales.server.ts";
import { collectorOf } from "./make-bill.server.ts";
import { recordNews } from "./pay-back.server.ts";
import type { PaymentNews } from "./payment-provider.ts";

/** Days that a report reaches back. */
const REPORT_DAYS = 7;

async function readReport(deps: Deps): Promise<{ since: number; report: PaymentNews[] }> {
  const since = deps.now() - REPORT_DAYS * DAY;
  const report = await collectorOf(deps)
    .report(since)
    .catch(() => {
      throw new AppError("report-silent");
    });
  return { since, report };
}

/**
 * The provider's report of the last days against the ledger; nothing is changed. Throws sales-closed, report-silent.
 */
export async function reconcileSales(deps: Deps): Promise<Reconciliation> {
  const { since, report } = await readReport(deps);
  const { name } = collectorOf(deps);
  const ids = [...new Set(report.map(({ charge }) => charge))];
  const names = report.map(({ event }) => event);
  const { ours, charges } = await deps.read({
    ours: reportedEvents(deps.db, name, names, since),
    charges: chargesAmong(deps.db, name, ids),
  });
  return reconcile(report, { ours, charges: new Set(charges.map(({ id }) => id)), since });
}

/**
 * Adds what the ledger lacks from the report, as if the webhooks had come. Returns what still diverges. Throws as
 * `reconcileSales`.
 */
export async function applyReport(deps: Deps): Promise<Reconciliation> {
  const { report } = await readReport(deps);
  await recordNews(deps, collectorOf(deps).name, report);
  return reconcileSales(deps);
}
