import { FAILURE_PARAMETER, type GoogleFailure } from "#app/domain/accounts/google-failure.ts";
import { paths } from "#app/paths.ts";

const BASE = "https://farol.invalid";

/** Where a failed Google sign-in leads: the login page, or the dialog over `back`. The query names the failure. */
export function loginAddress(back: string, failure: GoogleFailure, onPage: boolean): string {
  const url = new URL(onPage ? paths.signIn() : back, BASE);
  if (!onPage) url.searchParams.set("login", "true");
  if (onPage && back !== paths.home()) url.searchParams.set("redirect", back);
  url.searchParams.set(FAILURE_PARAMETER, failure);
  return url.pathname + url.search + url.hash;
}
