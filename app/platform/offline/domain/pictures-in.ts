const PICTURE = /<img[^>]* src="(\/[^"]+)"/g;

/** The product's own pictures that HTML shows, once each. */
export function picturesIn(html: string): string[] {
  return [...new Set([...html.matchAll(PICTURE)].map(([, source = ""]) => source))];
}
