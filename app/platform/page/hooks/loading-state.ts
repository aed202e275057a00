import { useEffect, useSyncExternalStore } from "react";

const CHANGED = "farol:loading";
let waits = 0;

/** Waits of the whole page (R-DEVICE-2): every `true` needs its `false`. */
function setLoading(loading: boolean): void {
  waits = Math.max(0, waits + (loading ? 1 : -1));
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

export function useLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waits > 0,
    () => false,
  );
}

export function useLoadingWhile(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    setLoading(true);
    return () => setLoading(false);
  }, [waiting]);
}
