/** What signing in with Google does, by what is known of the subject and of the e-mail that Google vouches for. */
export type GoogleOutcome = "enter" | "take-over" | "create" | "refuse";

/**
 * Which account a Google identity opens (security.md SEC-10). The subject decides. An e-mail alone opens nothing: an account
 * nobody ever confirmed becomes its true owner's, emptied of whatever somebody else may have left there; a confirmed one
 * stays as it is, for its owner has a password.
 */
export function googleOutcome(known: {
  /** An account is linked to the subject. */
  linked: boolean;
  /** The account with the same e-mail, and whether that was ever confirmed; null where there is none. */
  sameEmail: { verified: boolean } | null;
}): GoogleOutcome {
  if (known.linked) return "enter";
  if (!known.sameEmail) return "create";
  return known.sameEmail.verified ? "refuse" : "take-over";
}
