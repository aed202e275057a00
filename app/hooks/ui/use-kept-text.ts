import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "farol:kept-text";
/** What was kept since the page was loaded: also where the browser keeps nothing, or its store is full. */
const memory = new Map<string, string>();

const stores = { device: () => localStorage, tab: () => sessionStorage } as const;

function readText(store: keyof typeof stores, key: string): string | null {
  try {
    return memory.get(key) ?? stores[store]().getItem(key);
  } catch {
    return null;
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/**
 * A text kept on this device or for this tab, and how to change it. It is there with the first paint of a page reached
 * inside the product, so that the place on the page can be found again; null while a document is taken over.
 */
export function useKeptText(
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
