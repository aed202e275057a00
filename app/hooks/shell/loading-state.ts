import { useEffect, useSyncExternalStore } from "react";

const CHANGED = "farol:loading";
let waits = 0;

/**
 * The specification's global `loadingState` (000 §3): says that the whole page waits for something, or no longer does. Every
 * `true` needs its `false`; the overlay stands as long as anything is awaited.
 */
function setLoading(loading: boolean): void {
  waits = Math.max(0, waits + (loading ? 1 : -1));
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Whether the whole page waits for something. */
export function useLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waits > 0,
    () => false,
  );
}

/** Lets the whole page wait as long as a part of it does. */
export function useLoadingWhile(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    setLoading(true);
    return () => setLoading(false);
  }, [waiting]);
}
