import { framework } from "../page-data.ts";

/** Query parameters that survive every redirect (R-ROUTE-11). */
const CODES = ["promo", "desconto", "login"];
/** Where a reply leads: a document's redirect, and that of a request for data. */
const TARGETS = ["Location", framework.redirect];

/** Adds the codes of a read to its redirect within the product. */
export function carryCodes(request: Request, headers: Headers): void {
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  const codes = CODES.filter((name) => url.searchParams.get(name));
  if (codes.length === 0) return;
  for (const header of TARGETS) {
    const to = headers.get(header);
    if (!to || !/^\/(?!\/)/.test(to)) continue;
    const target = new URL(to, url);
    for (const name of codes)
      if (!target.searchParams.has(name)) target.searchParams.set(name, url.searchParams.get(name) ?? "");
    headers.set(header, target.pathname + target.search + target.hash);
  }
}
