const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const BASE = "https://farol.invalid";
const LONGEST_LINK = 500;

/** Hosts allowed in notification links: the exam boards (SEC-21). */
const allowedHosts: readonly string[] = [
  "enem.inep.gov.br",
  "www.gov.br",
  "www.vestibular.ita.br",
  "www.ime.eb.mil.br",
  "www.fuvest.br",
  "www.comvest.unicamp.br",
];

function internalPath(link: string): string | null {
  const url = new URL(link, BASE);
  const decoded = decodeURIComponent(url.pathname);
  if (url.origin !== BASE || decoded.startsWith("//") || CONTROL_OR_BACKSLASH.test(decoded)) return null;
  return url.pathname + url.search + url.hash;
}

function knownAddress(link: string): string | null {
  const url = new URL(link);
  const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return plain && allowedHosts.includes(url.hostname) ? url.href : null;
}

/** The link if it is internal or to an allowed https host, else null. Checked on write and on display (SEC-21). */
export function notificationLink(link: string): string | null {
  if (link.length > LONGEST_LINK || CONTROL_OR_BACKSLASH.test(link) || link !== link.trim()) return null;
  try {
    return link.startsWith("/") ? internalPath(link) : knownAddress(link);
  } catch {
    return null;
  }
}

export function leadsOutside(link: string): boolean {
  return !link.startsWith("/");
}
