import { useEffect, useState } from "react";
import { readRoute } from "#app/calls/read-route.ts";
import { useArrival } from "#app/hooks/notifications/use-notifications.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { forumPaths } from "#app/paths/forum.ts";
import type { ReadThread } from "#app/services/forum/read-thread.server.ts";

/** Milliseconds between two looks of a visible page; a notice in the channel is looked after at once. */
const PAUSE = 30_000;
export const THREAD_PAGE = "pages/forum/thread";

/** How many answers of others arrived after a number. */
export function useNewAnswers(code: string, last: number): number {
  const [count, setCount] = useState(0);
  const look = useLatest(async () => {
    if (document.visibilityState !== "visible") return;
    const data = await readRoute<ReadThread>(forumPaths.thread(code, { apos: last }), THREAD_PAGE);
    if (data)
      setCount(data.answers.filter(({ own, state, num }) => !own && state === "shown" && num > last).length);
  });
  useArrival(() => void look.current());
  useEffect(() => {
    const timer = setInterval(() => void look.current(), PAUSE);
    return () => clearInterval(timer);
  }, [look]);
  return count;
}
