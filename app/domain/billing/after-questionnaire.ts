/** No sign-up waits for a payment (spec 000 §3 `signUpFromPaymentConfirmation`). */
export const NO_DURATION = -1;

/** The duration that a sign-up from the payment page carries, in months; -1 for none. */
export function storedDuration(text: string | null): number {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : NO_DURATION;
}

/** Where a finished questionnaire leads: to the waiting payment; null reloads the page. */
export function afterQuestionnaire(
  duration: number,
  paymentPage: (duration: number) => string,
  hasPage: (address: string) => boolean,
): string | null {
  if (duration === NO_DURATION) return null;
  const address = paymentPage(duration);
  return hasPage(address) ? address : null;
}
