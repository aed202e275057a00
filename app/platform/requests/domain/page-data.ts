/** Query parameter of a request for the data of the page at an address, or to its action, without the document. */
const DATA_PARAMETER = "_dados";

/** Header of a reply to such a request that brings no data: the page refused it, or is elsewhere. */
export const REPLY_HEADER = "X-Farol-Reply";
export type ReplyKind = "refused" | "moved";

/** The address at which a page answers with its data alone. */
export function pageData(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${DATA_PARAMETER}=1`;
}

/** The address of the page whose data alone are requested; null where the document is. */
export function requestedPage(url: URL): URL | null {
  if (!url.searchParams.has(DATA_PARAMETER)) return null;
  const page = new URL(url.href);
  page.searchParams.delete(DATA_PARAMETER);
  return page;
}
