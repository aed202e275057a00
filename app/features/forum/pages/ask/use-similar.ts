import { useEffect, useState } from "react";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import type { ThreadLine } from "../../domain/thread.ts";
import { forumPaths } from "../../paths.ts";

/** Milliseconds without typing. */
const PAUSE = 700;
export const ASK_PAGE = "features/forum/pages/ask";

/** Threads that may answer what is being typed. */
export function useSimilar(code: string, text: string, first: readonly ThreadLine[]): readonly ThreadLine[] {
  const [similar, setSimilar] = useState(first);
  useEffect(() => {
    if (text.trim().length < 12) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const query = { texto: text.slice(0, 600) };
      const data = await readRoute<{ similar: ThreadLine[] }>(forumPaths.ask(code, query), ASK_PAGE);
      if (data && !gone) setSimilar(data.similar);
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code, text]);
  return similar;
}
