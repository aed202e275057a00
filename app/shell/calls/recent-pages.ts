export type RecentPage = { title: string; address: string };

const KEY = "farol-recentes";
const MOST_KEPT = 6;

type Kept = { owner: string; pages: RecentPage[] };

export function withRecentPage(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ address }) => address !== page.address)].slice(0, MOST_KEPT);
}

/** Newest first; only the signed-in person's. */
export function recentPages(owner: string): RecentPage[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.owner === owner && Array.isArray(kept.pages) ? kept.pages : [];
  } catch {
    return [];
  }
}

/** For this tab and one person only. */
export function storeRecentPage(owner: string, page: RecentPage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, pages: withRecentPage(recentPages(owner), page) }));
  } catch {
    // Without a store there are no recent pages.
  }
}
