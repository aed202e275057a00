export type GoogleOutcome = "enter" | "take-over" | "create" | "refuse";

/**
 * The account a Google identity signs in to (SEC-10), by subject. An unconfirmed account with the same e-mail is
 * emptied and taken over.
 */
export function googleOutcome(known: {
  linked: boolean;
  /** The account with the same e-mail; null where there is none. */
  sameEmail: { verified: boolean } | null;
}): GoogleOutcome {
  if (known.linked) return "enter";
  if (!known.sameEmail) return "create";
  return known.sameEmail.verified ? "refuse" : "take-over";
}
