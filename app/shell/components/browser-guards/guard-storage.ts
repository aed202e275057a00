/**
 * Replaces localStorage or sessionStorage by a store in memory where the browser refuses it (strict settings, some
 * WebViews): libraries read them unguarded. Its content ends with the page; `instanceof Storage` distinguishes it from
 * the browser's own. Runs as text in the document's head, so it may reference nothing outside itself.
 */
export function guardStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      window[name].getItem("");
    } catch {
      // No consent to analytics; banner and tutorial would otherwise open on every page.
      const values = new Map([
        ["essential-cookies-only", "yes"],
        ["seen-tutorial", "yes"],
        ["clicked-farol-zap-overlay", "yes"],
      ]);
      const memory: Storage = {
        get length() {
          return values.size;
        },
        key: (index) => [...values.keys()][index] ?? null,
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, String(value)),
        removeItem: (key) => void values.delete(key),
        clear: () => values.clear(),
      };
      Object.defineProperty(window, name, { configurable: true, value: memory });
    }
  }
}
