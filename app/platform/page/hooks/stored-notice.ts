import { product } from "#app/platform/text/product.ts";

const KEY = `${product.slug}-recado`;

/** Survives one reload. */
export function storeNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage no page shows it; the act itself is done all the same.
  }
}

/** Reads and deletes it; null if none. */
export function popNotice(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
