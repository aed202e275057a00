import { homePaths } from "#app/features/home/paths.ts";
import { ACCOUNT_NEWS, FAILURE_PARAMETER } from "#app/platform/page/domain/done-words.ts";
import { CONFIRMED } from "../../domain/account-news.ts";
import type { GoogleFailure } from "../../domain/google/google-failure.ts";
import { signInPaths } from "../../paths.ts";

const BASE = "https://farol.invalid";

/** Where a failed Google sign-in leads: the login page, or the dialog over `back`. The query names the failure. */
export function loginAddress(back: string, failure: GoogleFailure, onPage: boolean): string {
  const url = new URL(onPage ? signInPaths.signIn() : back, BASE);
  if (!onPage) url.searchParams.set("login", "true");
  if (onPage && back !== homePaths.home()) url.searchParams.set("redirect", back);
  url.searchParams.set(FAILURE_PARAMETER, failure);
  return url.pathname + url.search + url.hash;
}

/** The page somebody signed up on, with the news of the confirmation; with the login where this browser has no session. */
export function confirmedAddress(back: string, signedIn: boolean): string {
  const url = new URL(back, BASE);
  if (!signedIn) url.searchParams.set("login", "true");
  url.searchParams.set(ACCOUNT_NEWS, CONFIRMED);
  return url.pathname + url.search + url.hash;
}
