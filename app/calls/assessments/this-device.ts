const KEY = "farol-aparelho";
let own: string | null = null;

/** A random name of this browser, by which a sitting knows the device that continues it. */
export function thisDevice(): string {
  if (own) return own;
  const fresh = crypto.randomUUID();
  try {
    own = localStorage.getItem(KEY) ?? fresh;
    localStorage.setItem(KEY, own);
  } catch {
    // A browser that keeps nothing has another name on each page.
    own = fresh;
  }
  return own;
}
