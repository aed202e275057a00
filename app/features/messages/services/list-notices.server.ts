import { schoolNames } from "#app/features/accounts/queries/people.server.ts";
import { claimTexts } from "#app/platform/access/claim-texts.ts";
import type { ClaimName } from "#app/platform/access/claims.ts";
import { COMMAND_LINE } from "#app/platform/audit/services/audit-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import type { Notification } from "#app/platform/live/domain/notification.ts";
import { notificationType } from "../domain/notification.ts";
import { notificationLink } from "../domain/notification-link.ts";
import { type NoticeRow, noticesSent } from "../queries/notices.server.ts";

const PAGE = 10;

export type NoticeState = "scheduled" | "live" | "over" | "cancelled" | "gone";

/** Times in epoch seconds. */
export type NoticeView = {
  num: number;
  id: string;
  sentAt: number;
  sender: string;
  audience: string;
  state: NoticeState;
  visibleFrom: number;
  expiresAt: number;
  /** Null if it was purged. */
  notification: Notification | null;
};

export type NoticesPage = {
  notices: NoticeView[];
  next: number | null;
  schools: { id: string; name: string }[];
};

/** Sent and scheduled notifications, newest first. One round trip. */
export async function listNotices(deps: Deps, before: number | null): Promise<NoticesPage> {
  const { rows, schools } = await deps.read({
    rows: noticesSent(deps.db, before ?? FIRST_PAGE, rowsToRead(PAGE)),
    schools: schoolNames(deps.db),
  });
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return { notices: shown.map((row) => noticeView(row, deps.now())), next, schools };
}

function noticeView(row: NoticeRow, now: number): NoticeView {
  const { num, id, at } = row;
  const sender = row.actorId ? (row.actorName ?? "conta excluída") : COMMAND_LINE;
  const [visibleFrom, expiresAt] = [row.visibleFrom ?? at, row.expiresAt ?? at];
  const notification =
    row.content === null
      ? null
      : {
          id,
          type: notificationType(row.type ?? ""),
          content: row.content,
          link: row.link === null ? null : notificationLink(row.link),
          date: visibleFrom,
          seen: false,
          read: false,
        };
  const state = stateOf(row, now);
  return {
    num,
    id,
    sentAt: at,
    sender,
    audience: audienceName(row),
    state,
    visibleFrom,
    expiresAt,
    notification,
  };
}

function stateOf({ content, visibleFrom, expiresAt, cancelledAt }: NoticeRow, now: number): NoticeState {
  if (content === null) return "gone";
  if (cancelledAt !== null) return "cancelled";
  if ((expiresAt ?? 0) <= now) return "over";
  return (visibleFrom ?? 0) > now ? "scheduled" : "live";
}

function audienceName({ audience, audienceName: name }: NoticeRow): string {
  const [kind, which = ""] = (audience ?? "").split(/:(.*)/);
  if (kind === "everybody") return "Todo mundo";
  if (kind === "school") return `Escola ${name ?? which}`;
  if (kind === "claim") return `Permissão ${claimTexts[which as ClaimName]?.title ?? which}`;
  return kind === "person" ? (name ?? "Conta excluída") : "Ninguém";
}
