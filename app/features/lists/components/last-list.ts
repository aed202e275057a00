/** The list that was last saved to, on this device; deleted when its person signs out. */
const KEY = "farol-ultima-lista";

export function lastList(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function saveLastList(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Without it the menu lets the user choose.
  }
}
