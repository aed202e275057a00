import { product } from "#app/text/product.ts";

/** Kept in the tab: what is to be said once the page has been read anew. */
const KEY = `${product.slug}-recado`;

/** Keeps a text over the reading anew of the page. */
export function keepNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // It is said on no page, then: what it tells of is done all the same.
  }
}

/** The text kept, once; null where none is. */
export function takeNotice(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
