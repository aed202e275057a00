import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { ACCOUNT_NEWS, FAILURE_PARAMETER } from "../domain/done-words.ts";

/** Words of a query that only say what has just been done, or has just failed. */
const DONE = ["feito", "aviso", "tirado", ACCOUNT_NEWS, FAILURE_PARAMETER];

/**
 * Removes a confirmation from the address bar once it is on the page, so that a copied link does not show it to others.
 */
export function useCleanAddress(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation brings an address of its own.
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!DONE.some((word) => address.searchParams.has(word))) return;
    for (const word of DONE) address.searchParams.delete(word);
    window.history.replaceState(window.history.state, "", address);
  }, [key]);
}
