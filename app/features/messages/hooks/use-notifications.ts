import { useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { ChannelEvent, ChannelMessage } from "#app/platform/live/domain/channel-rules.ts";
import { useLiveRoom } from "#app/platform/live/hooks/use-live-room.ts";
import { canPrefetch } from "#app/platform/ui/hooks/can-prefetch.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { notificationPaths } from "../paths.ts";
import type { BellState } from "../services/list-notifications.server.ts";
import { onMarksChange, seenIds, seenText, storeSeen } from "./notification-marks.ts";

const ARRIVED = "farol:notification";
const INBOX = "farol:inbox";
/** Milliseconds between polls without a socket. */
const POLL = 60_000;

/** `links`: of the notifications that arrived. */
export function useArrival(arrived: (links: readonly (string | null)[]) => void): void {
  const latest = useLatest(arrived);
  useEffect(() => {
    const call = (event: Event) => latest.current(event instanceof CustomEvent ? event.detail : []);
    window.addEventListener(ARRIVED, call);
    return () => window.removeEventListener(ARRIVED, call);
  }, [latest]);
}

/** Called when the team's conversations changed, for a page of the team. */
export function useInboxChange(changed: () => void): void {
  const latest = useLatest(changed);
  useEffect(() => {
    const call = () => latest.current();
    window.addEventListener(INBOX, call);
    return () => window.removeEventListener(INBOX, call);
  }, [latest]);
}

/** Reports all as seen, or `id` as read. A lost report is repeated next time. */
export function reportMark(id?: string): void {
  const body = new URLSearchParams(id ? { id } : {});
  void fetch(notificationPaths.marks(), { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** Ids received over the channel. */
function useLiveIds(userId: string, start: number): string[] {
  const [ids, setIds] = useState<string[]>([]);
  const reached = useRef(0);
  const revalidator = useRevalidator();
  function take(events: readonly ChannelEvent[]): void {
    const fresh = events
      .filter(({ notification }) => !notification.seen)
      .map(({ notification }) => notification.id);
    setIds((known) => (fresh.every((id) => known.includes(id)) ? known : [...new Set([...known, ...fresh])]));
    const links = events.map(({ notification }) => notification.link);
    window.dispatchEvent(new CustomEvent(ARRIVED, { detail: links }));
  }
  useLiveRoom<ChannelMessage>(userId || null, {
    address: () => notificationPaths.channel(Math.max(reached.current, start)),
    pollMs: POLL,
    socketAllowed: canPrefetch(),
    onWord: ({ events, last, inbox }) => {
      if (inbox) window.dispatchEvent(new Event(INBOX));
      reached.current = last;
      if (events.length > 0) take(events);
    },
    onEnd: () => revalidator.revalidate(),
  });
  useEffect(() => {
    if (userId) return () => setIds([]);
  }, [userId]);
  return ids;
}

/** The number of new notifications, updated live, and a callback that marks all as seen, here and on the server. */
export function useNotifications(userId: string, bell: BellState): { unseen: number; markSeen: () => void } {
  const live = useLiveIds(userId, bell.last);
  const kept = useSyncExternalStore(onMarksChange, seenText, () => "[]");
  const unseen = useMemo(() => {
    const seen = seenIds(kept);
    return [...new Set([...bell.unseen, ...live])].filter((id) => !seen.has(id));
  }, [bell, live, kept]);
  function markSeen() {
    if (unseen.length === 0) return;
    storeSeen(unseen);
    reportMark();
  }
  return { unseen: unseen.length, markSeen };
}
