const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const BASE = "https://farol.invalid";
const LONGEST = 2000;

/** A `redirect` parameter, if it surely stays on this origin, else the fallback (SEC-22). */
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
