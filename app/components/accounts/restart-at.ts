import { afterQuestionnaire, storedDuration } from "#app/domain/billing/after-questionnaire.ts";
import { storeNotice } from "#app/hooks/shell/stored-notice.ts";
import { product } from "#app/text/product.ts";

/** sessionStorage: plan months of a payment interrupted by the sign-up (spec 000 §3 `signUpFromPaymentConfirmation`). */
const PAYMENT_DURATION_KEY = `${product.slug}-pagamento-duracao`;

function durationInTab(): number {
  try {
    return storedDuration(sessionStorage.getItem(PAYMENT_DURATION_KEY));
  } catch {
    return storedDuration(null);
  }
}

/** A sign-up that begins at a plan goes on to its payment. Without storage it begins there again. */
export function storePaymentDuration(months: number): void {
  try {
    sessionStorage.setItem(PAYMENT_DURATION_KEY, String(months));
  } catch {
    // The plan is still on the page of plans.
  }
}

/** After the questionnaire (spec 000 §4): reloads, or continues the pending payment; `notice` is displayed there. */
export function restartAt(notice: string, paymentPage: ((duration: number) => string) | null): void {
  storeNotice(notice);
  const payment = afterQuestionnaire(durationInTab(), paymentPage);
  if (payment) window.location.assign(payment);
  else window.location.reload();
}
