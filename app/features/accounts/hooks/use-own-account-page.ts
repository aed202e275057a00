import { useMatches } from "@remix-run/react";

/**
 * In a route's `handle`: a page that completes or changes the account itself; dialogs and notices with the same request
 * stay closed there.
 */
export type AccountPage = { account: true };

export function useOwnAccountPage(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<AccountPage> | undefined)?.account);
}
