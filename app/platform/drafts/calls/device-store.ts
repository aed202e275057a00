/** Unsent work on this device, under a prefix. Without storage, nothing is saved. */
export function deviceStore<Kept>(prefix: string) {
  const keyOf = (id: string) => `${prefix}:${id}`;
  return {
    save(id: string, kept: Kept): void {
      try {
        localStorage.setItem(keyOf(id), JSON.stringify(kept));
      } catch {
        // Private windows and full devices: the page itself still has it.
      }
    },
    find(id: string): Kept | null {
      try {
        return JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as Kept | null;
      } catch {
        return null;
      }
    },
    delete(id: string): void {
      try {
        localStorage.removeItem(keyOf(id));
      } catch {
        // As above.
      }
    },
  };
}
