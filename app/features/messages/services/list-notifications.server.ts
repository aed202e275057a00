import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import {
  type ChannelMessage,
  eventIdOf,
  isNews,
  resumeFrom,
} from "#app/platform/live/domain/channel-rules.ts";
import type { Notification } from "#app/platform/live/domain/notification.ts";
import { audiencesOf } from "../domain/audience.ts";
import {
  lastNumber,
  type NoticeReader,
  notificationsFor,
  unseenFor,
} from "../queries/notifications.server.ts";
import { channelEvents, notificationView } from "./notification-view.server.ts";

export function readerOf(viewer: Viewer): NoticeReader {
  return { userId: viewer.id, audiences: audiencesOf(viewer) };
}

export async function listNotifications(deps: Deps, viewer: Viewer): Promise<Notification[]> {
  const rows = await deps.read(notificationsFor(deps.db, readerOf(viewer), deps.now()));
  return rows.map(notificationView);
}

/** The unseen ids, and the event from which the tab needs updates. */
export type BellState = { unseen: string[]; last: number };

/** Empty if the database fails: that must not fail a page (REL-04). */
export async function readBell(deps: Deps, viewer: Viewer | null): Promise<BellState | null> {
  if (!viewer) return null;
  const now = deps.now();
  const last = eventIdOf({ visibleFrom: now, num: 0 });
  try {
    const rows = await deps.read(unseenFor(deps.db, readerOf(viewer), now));
    return { unseen: rows.map(({ id }) => id), last };
  } catch {
    return { unseen: [], last };
  }
}

/** The events after a tab's last one, for polling. */
export async function eventsSince(deps: Deps, viewer: Viewer, lastEvent: number): Promise<ChannelMessage> {
  const now = deps.now();
  const {
    rows,
    newest: [newest],
  } = await deps.read({
    rows: notificationsFor(deps.db, readerOf(viewer), now, resumeFrom(lastEvent)),
    newest: lastNumber(deps.db),
  });
  const reached = eventIdOf({ visibleFrom: now, num: newest?.num ?? 0 });
  const events = channelEvents(rows).filter(({ event }) => isNews(event, lastEvent));
  return { events, last: Math.max(lastEvent, reached) };
}
