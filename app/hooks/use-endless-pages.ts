import { useFetcher } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { useKeptText } from "./use-kept-text.ts";
import { useLatest } from "./use-latest.ts";

type Page<Item> = { items: Item[]; next: string | null };
/** The choice between one long list and pages, and the pages loaded so far of one list. */
const CHOICE_KEY = "farol-lista-continua";
const PAGES_KEY = "farol-paginas:";

function parsed<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/**
 * A list that goes on by key. By choice the next page is appended to it; what was appended is kept for the tab, so that
 * coming back finds the same list at the same place. `read` takes the page out of the fetched route's data, `idOf` tells one
 * item from another. Mount it anew (`key`) for another address: a page on its way belongs to the list that asked for it.
 */
export function useEndlessPages<Data, Item>(
  address: string,
  first: Page<Item>,
  { read, idOf }: { read: (data: Data) => Page<Item>; idOf: (item: Item) => string },
) {
  const fetcher = useFetcher<Data>();
  const [choice, keepChoice] = useKeptText("device", CHOICE_KEY);
  const [kept, keepPages] = useKeptText("tab", PAGES_KEY + address);
  const appended = useMemo(() => parsed<Page<Item>>(kept), [kept]);
  const endless = choice === "true";

  const append = useLatest((data: Data) => {
    const page = read(data);
    keepPages(JSON.stringify({ items: [...(appended?.items ?? []), ...page.items], next: page.next }));
  });

  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data !== undefined) append.current(fetcher.data as Data);
  }, [fetcher.state, fetcher.data, append]);

  const next = endless && appended ? appended.next : first.next;
  return {
    endless,
    choose: (on: boolean) => keepChoice(String(on)),
    items: endless && appended ? joined(first.items, appended.items, idOf) : first.items,
    next,
    loading: fetcher.state !== "idle",
    loadMore: () => next && fetcher.load(next),
  };
}

/** The first page as it is now and what was appended to it before: what has moved up since is listed once. */
function joined<Item>(first: Item[], appended: Item[], idOf: (item: Item) => string): Item[] {
  const listed = new Set(first.map(idOf));
  return [...first, ...appended.filter((item) => !listed.has(idOf(item)))];
}
