/** No sign-up waits for a payment (R-ACC-24 `signUpFromPaymentConfirmation`). */
export const NO_DURATION = -1;

/** The duration that a sign-up from the payment page carries, in months; -1 for none. */
export function storedDuration(text: string | null): number {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : NO_DURATION;
}

/** Where a finished questionnaire leads: to the waiting payment; null, also before there is a page to pay on, reloads the page. */
export function afterQuestionnaire(
  duration: number,
  paymentPage: ((duration: number) => string) | null,
): string | null {
  return duration === NO_DURATION || !paymentPage ? null : paymentPage(duration);
}
