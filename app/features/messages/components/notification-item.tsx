import type { Form } from "@remix-run/react";
import { Bell, type LucideIcon, Megaphone, MessageSquare, Reply, Sparkles } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { Notification } from "#app/platform/live/domain/notification.ts";
import { formatAge, formatDate, isoTime } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { type IconName, iconOfType, notificationTexts, typeLabels } from "../domain/labels.ts";
import { leadsOutside } from "../domain/notification-link.ts";
import { deleteReadMark, isReadHere, onMarksChange, storeRead } from "../hooks/notification-marks.ts";
import { reportMark } from "../hooks/use-notifications.ts";
import { notificationPaths } from "../paths.ts";

const shapes: Readonly<Record<IconName, LucideIcon>> = {
  sparkles: Sparkles,
  megaphone: Megaphone,
  comment: MessageSquare,
  reply: Reply,
  bell: Bell,
};

const small = { look: "quiet", size: "tight", className: "px-2 text-sm" } as const;

type ItemProps = {
  notification: Notification;
  /** Server time, epoch seconds. */
  now: number;
  /** The page's form, or a fetcher's. */
  form: typeof Form;
  onFollow?: () => void;
};

function FollowLink({ notification, onFollow }: Pick<ItemProps, "notification" | "onFollow">) {
  const { id, link, content } = notification;
  if (!link) return null;
  function follow() {
    storeRead(id);
    reportMark(id);
    onFollow?.();
  }
  if (!leadsOutside(link))
    return (
      <ButtonLink {...small} to={link} onClick={follow}>
        {notificationTexts.open}
        <span className="sr-only"> {content}</span>
      </ButtonLink>
    );
  return (
    <ButtonLink {...small} href={link} target="_blank" rel="noopener nofollow ugc" onClick={follow}>
      {notificationTexts.openOutside}
      <span className="sr-only"> {content}</span>
    </ButtonLink>
  );
}

export function NotificationItem({ notification, now, form: ActionForm, onFollow }: ItemProps) {
  const { id, type, content, date } = notification;
  const readHere = useSyncExternalStore(
    onMarksChange,
    () => isReadHere(id),
    () => false,
  );
  const read = notification.read || readHere;
  return (
    <li className="flex gap-3 px-4 pt-3 pb-1">
      <span className={`mt-0.5 ${read ? "text-muted" : "text-link"}`}>
        <Icon as={shapes[iconOfType(type)]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <span className="font-semibold">{typeLabels[type]}</span>
          <time dateTime={isoTime(date)} title={formatDate(date)}>
            {formatAge(date, now)}
          </time>
          {!read && (
            <span className="inline-flex items-center gap-1 font-semibold text-link">
              <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
              {notificationTexts.unread}
            </span>
          )}
        </p>
        <p className={`mt-1 text-[0.9375rem] break-words ${read ? "" : "font-medium"}`}>{content}</p>
        <div className="-ml-2 flex flex-wrap items-center">
          <FollowLink notification={notification} onFollow={onFollow} />
          <ActionForm
            method="post"
            action={notificationPaths.notifications()}
            preventScrollReset
            className="contents"
          >
            <input type="hidden" name="id" value={id} />
            {!read && (
              <Button {...small} type="submit" name="intent" value="read">
                {notificationTexts.markRead}
                <span className="sr-only"> {content}</span>
              </Button>
            )}
            <Button {...small} type="submit" name="intent" value="delete" onClick={() => deleteReadMark(id)}>
              {notificationTexts.delete}
              <span className="sr-only"> {content}</span>
            </Button>
          </ActionForm>
        </div>
      </div>
    </li>
  );
}
