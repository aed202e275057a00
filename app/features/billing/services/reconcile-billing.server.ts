import { aboutPaths } from "#app/features/home/paths.ts";
import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { planName } from "#app/platform/access/tiers-table.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { insertMailTo } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { planEndMail } from "../domain/billing-mails.ts";
import { lastDay } from "../domain/ledger-notices.ts";
import { billingPaths } from "../paths.ts";
import { openBills, owedCharges } from "../queries/charges.server.ts";
import { endingPlans, markTold, unseenLedgers } from "../queries/ledger.server.ts";
import { cancelVoided } from "./cancel-bills.server.ts";
import { payBack, recordNews } from "./pay-back.server.ts";
import { recordLedger } from "./record-ledger.server.ts";

/** Bills, refunds and people per run; the next run continues. */
const AT_ONCE = 50;
/** Days for which a bill is polled, and a refund retried. */
const ASKED_DAYS = 5;
const REFUND_DAYS = 30;
/** Days before the end of a plan at which its owner is notified. */
const REMINDER_DAYS = 7;

/** By the clock: plans of ledgers that a kill left behind, refunds that wait, bills whose news were lost or that are void, ends that come. */
export async function reconcileBilling(deps: Deps): Promise<void> {
  const now = deps.now();
  const behind = await deps.read(unseenLedgers(deps.db, now - REFUND_DAYS * DAY, AT_ONCE));
  for (const { userNum } of behind) await recordLedger(deps, userNum, []);
  if (deps.payments) await queryProvider(deps, deps.payments.name);
  await cancelVoided(deps);
  await notifyEnds(deps);
}

async function queryProvider(deps: Deps, provider: string): Promise<void> {
  const now = deps.now();
  const { refunds, bills } = await deps.read({
    refunds: owedCharges(deps.db, provider, now - REFUND_DAYS * DAY, AT_ONCE),
    bills: openBills(deps.db, provider, now - ASKED_DAYS * DAY, AT_ONCE),
  });
  for (const charge of refunds) await payBack(deps, charge);
  for (const { id, providerRef } of bills) await checkBill(deps, { id, ref: providerRef ?? "" });
}

/** Queries the provider for a bill's state, so that a payment does not depend on a webhook that was lost. */
export async function checkBill(
  deps: Deps,
  bill: { id: string; ref: string },
  viewer: Viewer | null = null,
): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const news = await payments.lookUp(bill).catch(() => []);
  await recordNews(deps, payments.name, news, viewer);
}

/** Notifies, once, that a plan ends in a week: nothing renews by itself. */
async function notifyEnds(deps: Deps): Promise<void> {
  const now = deps.now();
  const ending = await deps.read(endingPlans(deps.db, now, now + REMINDER_DAYS * DAY, AT_ONCE));
  for (const { num, id: userId, email, plans, plansUntil } of ending) {
    const last = plans.find(({ until }) => until === plansUntil);
    if (!last || plansUntil === null) continue;
    const name = planName(last.plan);
    const day = lastDay(plansUntil);
    const content = `Seu plano ${name} vai até ${day} e não se renova sozinho. Para continuar, escolha um plano.`;
    const told = personalRow(
      { id: `plano-acaba-${num}-${plansUntil}`, userId, type: "aviso", content, link: aboutPaths.plans() },
      now,
    );
    const mail = planEndMail(name, day, deps.publicUrl() + billingPaths.payment(undefined, last.plan));
    const {
      notice: [notice],
    } = await deps.write({
      notice: insertPersonal(deps.db, told),
      told: markTold(deps.db, num, plansUntil),
      mail: insertMailTo(deps.db, email, { id: deps.newId(), ...mail }, now),
    });
    if (notice) showInTabs(deps, [told], [{ id: told.id, num: notice.num }]);
  }
  if (ending.length > 0) deps.later((later) => deliverMail(later));
}
