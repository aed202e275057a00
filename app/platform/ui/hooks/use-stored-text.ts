import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "farol:kept-text";
/** For browsers without storage, or with a full one. */
const memory = new Map<string, string>();

const stores = { device: () => localStorage, tab: () => sessionStorage } as const;

function readText(store: keyof typeof stores, key: string): string | null {
  try {
    return memory.get(key) ?? stores[store]().getItem(key);
  } catch {
    return null;
  }
}

// The device was released: its person has signed out.
if (typeof window !== "undefined")
  window.addEventListener("farol:released", () => {
    memory.clear();
    window.dispatchEvent(new Event(CHANGED));
  });

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** A text stored on the device or tab; null during hydration, else available at the first paint, to restore scroll. */
export function useStoredText(
  store: keyof typeof stores,
  key: string,
): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(store, key),
    () => null,
  );
  const keep = useCallback(
    (changed: string) => {
      memory.set(key, changed);
      try {
        stores[store]().setItem(key, changed);
      } catch {
        // It lasts until the page is left.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [store, key],
  );
  return [text, keep];
}
