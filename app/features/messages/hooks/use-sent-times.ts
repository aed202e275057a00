import { useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Grows each time the page returns with `?feito=` one of these words: the key of a form that then begins empty, and only then. */
export function useSentTimes(words: { has: (word: string | null) => boolean }): number {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const [place, setPlace] = useState({ key, times: 0 });
  const sent = words.has(search.get("feito"));
  useEffect(() => {
    setPlace((before) => (before.key === key ? before : { key, times: before.times + (sent ? 1 : 0) }));
  }, [key, sent]);
  return place.times;
}
