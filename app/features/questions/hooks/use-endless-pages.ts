import { useEffect, useMemo, useRef, useState } from "react";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

type Page<Item> = { items: Item[]; next: string | null };
/** Choice of one long list, and its loaded pages. */
const CHOICE_KEY = "farol-lista-continua";
const PAGES_KEY = "farol-paginas:";

function parsed<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** Reads pages one by one; drops results of a list that is gone. */
function useReader<Data>(onData: (data: Data) => void) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  async function read(address: string): Promise<void> {
    setState("loading");
    const data = await readRoute<Data>(address);
    if (gone.current) return;
    setState(data === null ? "failed" : "idle");
    if (data !== null) onData(data);
  }
  return { state, read };
}

/** Stored per tab for going back. `failed`: one was not read. Change `key` by address. */
export function useEndlessPages<Data, Item>(
  address: string,
  first: Page<Item>,
  { read, idOf }: { read: (data: Data) => Page<Item>; idOf: (item: Item) => string },
) {
  const [choice, keepChoice] = useStoredText("device", CHOICE_KEY);
  const [kept, keepPages] = useStoredText("tab", PAGES_KEY + address);
  const appended = useMemo(() => parsed<Page<Item>>(kept), [kept]);
  const endless = choice === "true";
  const reader = useReader<Data>((data) => {
    const page = read(data);
    keepPages(JSON.stringify({ items: [...(appended?.items ?? []), ...page.items], next: page.next }));
  });
  const next = endless && appended ? appended.next : first.next;
  return {
    endless,
    choose: (on: boolean) => keepChoice(String(on)),
    items: endless && appended ? joined(first.items, appended.items, idOf) : first.items,
    next,
    loading: reader.state === "loading",
    failed: reader.state === "failed",
    loadMore: () => {
      if (next && reader.state !== "loading") void reader.read(next);
    },
  };
}

/** The current first page and earlier appended ones, without duplicates. */
function joined<Item>(first: Item[], appended: Item[], idOf: (item: Item) => string): Item[] {
  const listed = new Set(first.map(idOf));
  return [...first, ...appended.filter((item) => !listed.has(idOf(item)))];
}
