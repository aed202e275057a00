import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

type Page<Item> = { items: Item[]; next: string | null };
/** The choice between one long list and pages, and the pages loaded so far of one list. */
const CHOICE_KEY = "farol-lista-continua";
const PAGES_KEY = "farol-paginas:";

function stored<Value>(storage: Storage, key: string): Value | null {
  try {
    return JSON.parse(storage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/**
 * A list that goes on by key. By choice the next page is appended to it; what was appended is kept for the tab, so that
 * coming back finds the same list at the same place. `read` takes the page out of the fetched route's data.
 */
export function useEndlessPages<Data, Item>(
  address: string,
  first: Page<Item>,
  read: (data: Data) => Page<Item>,
) {
  const fetcher = useFetcher<Data>();
  const [endless, setEndless] = useState(false);
  const [appended, setAppended] = useState<Page<Item> | null>(null);

  useEffect(() => {
    setEndless(stored<boolean>(localStorage, CHOICE_KEY) === true);
    setAppended(stored<Page<Item>>(sessionStorage, PAGES_KEY + address));
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly fetched page is appended.
  useEffect(() => {
    if (fetcher.state !== "idle" || fetcher.data === undefined) return;
    const page = read(fetcher.data as Data);
    setAppended((before) => {
      const grown = { items: [...(before?.items ?? []), ...page.items], next: page.next };
      try {
        sessionStorage.setItem(PAGES_KEY + address, JSON.stringify(grown));
      } catch {
        // A full store only means that coming back starts at the first page.
      }
      return grown;
    });
  }, [fetcher.state, fetcher.data]);

  function choose(on: boolean) {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(on));
    setEndless(on);
  }
  const next = endless && appended ? appended.next : first.next;
  return {
    endless,
    choose,
    items: endless && appended ? [...first.items, ...appended.items] : first.items,
    next,
    loading: fetcher.state !== "idle",
    loadMore: () => next && fetcher.load(next),
  };
}
