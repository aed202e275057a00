/** Refusals displayed in the account forms: an error page would discard the typed text (R-ACC-9). */
export const shownInForms = {
  "auth/invalid-credential": null,
  "database-unavailable": null,
  "session-changed": null,
  "session-not-found": null,
} as const;

/** Characters of a page to return to: a search has the longest address of all. */
export const LONGEST_ADDRESS = 16_000;

/** Client address for rate limits. */
export function addressOf(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}
