/**
 * Refusals that the forms of an account show, which elsewhere are the page's: an error page would throw away what was typed
 * (spec 000 §8).
 */
export const shownInForms = {
  "auth/invalid-credential": null,
  "database-unavailable": null,
  "session-changed": null,
  "session-not-found": null,
} as const;

/** Where a request comes from, for what is limited by address. */
export function addressOf(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}
