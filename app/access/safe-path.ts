const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const BASE = "https://farol.invalid";
const LONGEST = 2000;

/**
 * The path of a `redirect` parameter if it surely stays on this site, else the fallback (security.md SEC-22).
 * It must start with one slash, parse to our own origin, and survive one decoding without becoming another site.
 */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith("/") || wanted.length > LONGEST || CONTROL_OR_BACKSLASH.test(wanted))
    return fallback;
  try {
    const url = new URL(wanted, BASE);
    const decoded = decodeURIComponent(url.pathname);
    const strange = decoded.startsWith("//") || CONTROL_OR_BACKSLASH.test(decoded);
    return strange || url.origin !== BASE ? fallback : url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
