import { pageData, REPLY_HEADER } from "../domain/page-data.ts";

const DEADLINE_MS = 8000;

/** The data of the page at an address; null on failure. A router's fetcher would show its error page. */
export async function readRoute<Data>(address: string): Promise<Data | null> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(pageData(address), { signal }).catch(() => null);
  if (!response?.ok || response.status === 204 || response.headers.has(REPLY_HEADER)) return null;
  return (await response.json().catch(() => null)) as Data | null;
}
