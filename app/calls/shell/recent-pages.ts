/** A page visited in this tab. */
export type RecentPage = { title: string; address: string };

const KEY = "farol-recentes";
const MOST_KEPT = 6;

type Kept = { owner: string; pages: RecentPage[] };

/** The list with a page at its top, once. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ address }) => address !== page.address)].slice(0, MOST_KEPT);
}

/** The pages visited in this tab by whoever is signed in now, newest first. Another person's are not shown. */
export function recentPages(owner: string): RecentPage[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.owner === owner && Array.isArray(kept.pages) ? kept.pages : [];
  } catch {
    return [];
  }
}

/** Puts a page on top of the list. Kept for the tab alone, and for one person. */
export function keepPage(owner: string, page: RecentPage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, pages: withPage(recentPages(owner), page) }));
  } catch {
    // Without a store there are no recent pages.
  }
}
