import type { Viewer } from "#app/access/viewer.ts";
import type { LedgerEvent } from "#app/domain/billing/ledger.ts";
import { ownerOfCharge } from "#app/queries/billing/ledger.server.ts";
import type { Deps } from "../deps.ts";
import type { PaymentNews, SentNews } from "./payment-provider.ts";
import { recordLedger } from "./record-ledger.server.ts";

/** Writes what a provider told to the ledgers of those it is about. Charges that are not its own are left alone: false. */
export async function recordNews(
  deps: Deps,
  provider: string,
  news: readonly PaymentNews[],
  viewer: Viewer | null = null,
): Promise<boolean> {
  let known = true;
  for (const charge of new Set(news.map((each) => each.charge))) {
    const [[owner]] = await deps.write(ownerOfCharge(deps.db, charge));
    if (owner?.provider !== provider) {
      known = false;
      continue;
    }
    const events: LedgerEvent[] = news
      .filter((each) => each.charge === charge)
      .map((each) => ({ ...each, provider }));
    await recordLedger(deps, owner.userNum, events, { viewer });
  }
  return known;
}

/** A webhook of a provider, as a status: 401 forged or too old, 404 about a charge that is not theirs, 200 taken. */
export async function takePaymentNews(deps: Deps, name: string, sent: SentNews): Promise<200 | 401 | 404> {
  if (deps.payments?.name !== name) return 404;
  const news = await deps.payments.readNews(sent);
  if (news === null) return 401;
  return (await recordNews(deps, name, news)) ? 200 : 404;
}
