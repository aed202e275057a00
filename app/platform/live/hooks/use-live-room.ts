import { useEffect } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { followRoom } from "../calls/follow-room.ts";
import type { LiveListener } from "../calls/live-room.ts";

/** Follows a room while the page is open. Another `name` is another room; null: none. */
export function useLiveRoom<Word>(name: string | null, listener: LiveListener<Word>): void {
  const latest = useLatest(listener);
  useEffect(() => (name === null ? undefined : followRoom(() => latest.current).leave), [name, latest]);
}
