import { useState } from "react";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";

/** Milliseconds: larger offsets are ignored. */
const CLOCK_DOUBT_MS = 20_000;

/** Document arrival time; cached documents have their own (store-offline.ts). */
function arrivedAt(): number {
  const cachedAt = typeof document === "undefined" ? 0 : Number(document.documentElement.dataset.keptAt);
  return cachedAt > 0 ? cachedAt : Date.now();
}

/** Estimated server time in epoch milliseconds. `now`: server time, epoch seconds. */
export function useServerClock(now: number): () => number {
  const hydrated = useHydrated();
  const [offset] = useState(() => now * 1000 - (hydrated ? Date.now() : arrivedAt()));
  return () => Date.now() + (Math.abs(offset) > CLOCK_DOUBT_MS ? offset : 0);
}
