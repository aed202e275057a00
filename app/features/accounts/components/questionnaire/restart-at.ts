import { storeNotice } from "#app/platform/page/hooks/stored-notice.ts";
import { product } from "#app/platform/text/product.ts";
import { afterQuestionnaire, storedDuration } from "../../domain/sign-up/after-questionnaire.ts";

/** sessionStorage: plan months of a payment interrupted by the sign-up (R-ACC-24 `signUpFromPaymentConfirmation`). */
const PAYMENT_DURATION_KEY = `${product.slug}-pagamento-duracao`;

/** sessionStorage: the plan of that payment. */
const PAYMENT_PLAN_KEY = `${product.slug}-pagamento-plano`;

function planInTab(): string | undefined {
  try {
    return sessionStorage.getItem(PAYMENT_PLAN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function durationInTab(): number {
  try {
    return storedDuration(sessionStorage.getItem(PAYMENT_DURATION_KEY));
  } catch {
    return storedDuration(null);
  }
}

/** A sign-up that begins at a plan goes on to its payment. Without storage it begins there again. */
export function storePayment(months: number, plan: string): void {
  try {
    sessionStorage.setItem(PAYMENT_DURATION_KEY, String(months));
    sessionStorage.setItem(PAYMENT_PLAN_KEY, plan);
  } catch {
    // The plan is still on the page of plans.
  }
}

/** After the questionnaire (R-ACC-24): reloads, or continues the pending payment; `notice` is displayed there. */
export function restartAt(
  notice: string,
  paymentPage: ((duration: number, plan?: string) => string) | null,
): void {
  storeNotice(notice);
  const plan = planInTab();
  const payment = afterQuestionnaire(durationInTab(), paymentPage && ((months) => paymentPage(months, plan)));
  if (payment) window.location.assign(payment);
  else window.location.reload();
}
