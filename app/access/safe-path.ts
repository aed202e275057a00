const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;

/**
 * The path of a `redirect` parameter if it surely stays on this site, else the fallback (security.md SEC-22).
 * It must start with one slash, survive decoding without becoming another site, and parse to our own origin.
 */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || wanted.length > 2000) return fallback;
  if (!wanted.startsWith("/") || wanted.startsWith("//") || CONTROL_OR_BACKSLASH.test(wanted))
    return fallback;
  if (/^\/(?:%2f|%5c)/i.test(wanted)) return fallback;
  try {
    const base = "https://farol.invalid";
    const url = new URL(wanted, base);
    if (url.origin !== base || url.pathname.startsWith("//")) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
