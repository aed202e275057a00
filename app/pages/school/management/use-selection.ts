import { useCallback, useEffect, useState } from "react";

/** Marked people of a school across pages, in this tab; empty until the scripts run. */
export function useSelection(schoolId: string) {
  const key = `selecao-${schoolId}`;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
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
  return { ids, toggle, clear: () => store(new Set()) };
}
