import { useCallback, useEffect, useState } from "react";

/** Marked people of a school across pages, in this tab; empty until the scripts run. `shown`: this page's. */
export function useSelection(schoolId: string, shown: readonly string[]) {
  const key = `selecao-${schoolId}`;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) setIds(new Set(kept.split(",")));
  }, [key]);
  const store = useCallback(
    (next: ReadonlySet<string>) => {
      setIds(next);
      if (next.size > 0) sessionStorage.setItem(key, [...next].join(","));
      else sessionStorage.removeItem(key);
    },
    [key],
  );
  const toggle = (chosen: readonly string[], on: boolean) => {
    const next = new Set(ids);
    for (const id of chosen) {
      if (on) next.add(id);
      else next.delete(id);
    }
    store(next);
  };
  /** `extend`: from the one marked before. */
  function mark(id: string, on: boolean, extend: boolean) {
    const ends = [shown.indexOf(last ?? id), shown.indexOf(id)];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    toggle(extend && from >= 0 ? shown.slice(from, to + 1) : [id], on);
    setLast(id);
  }
  return { ids, mark, markShown: () => toggle(shown, true), clear: () => store(new Set()) };
}
