import { useState } from "react";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";

/** A clock that is further off than this (milliseconds) is not believed. */
const CLOCK_DOUBT_MS = 20_000;

/** When the document that is being taken over came from the server: a kept one tells (keep-offline.ts). */
function arrivedAt(): number {
  const kept = typeof document === "undefined" ? 0 : Number(document.documentElement.dataset.keptAt);
  return kept > 0 ? kept : Date.now();
}

/** Epoch milliseconds by the server's clock, as well as a device can tell. `now`: the server's, epoch seconds. */
export function useServerClock(now: number): () => number {
  const hydrated = useHydrated();
  const [offset] = useState(() => now * 1000 - (hydrated ? Date.now() : arrivedAt()));
  return () => Date.now() + (Math.abs(offset) > CLOCK_DOUBT_MS ? offset : 0);
}
