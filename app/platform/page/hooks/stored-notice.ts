import { product } from "#app/platform/text/product.ts";

/** sessionStorage (R-DEVICE-1). */
export const NOTICE_KEY = `${product.slug}-recado`;

/** Survives one reload. */
export function storeNotice(text: string): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, text);
  } catch {
    // Without storage no page shows it; the act itself is done all the same.
  }
}

/** Reads and deletes it; null if none. */
export function popNotice(): string | null {
  try {
    const text = sessionStorage.getItem(NOTICE_KEY);
    sessionStorage.removeItem(NOTICE_KEY);
    return text;
  } catch {
    return null;
  }
}
