import { useMatches } from "@remix-run/react";

/** In a route's `handle`: a page where the account itself is completed or changed; no dialog or notice asks for the same there. */
export type AccountPage = { account: true };

export function useOwnAccountPage(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<AccountPage> | undefined)?.account);
}
