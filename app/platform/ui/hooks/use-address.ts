import { useLocation } from "@remix-run/react";
import { useHydrated } from "./use-hydrated.ts";

/** "#…" of the address, which is not sent to servers; "" during hydration. */
export function useHash(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : "";
}

/** What a navigation brought along (`state`), which survives a reload in the browser alone; null during hydration. */
export function useBrought<Brought>(): Brought | null {
  const { state } = useLocation();
  return useHydrated() ? (state as Brought | null) : null;
}
