import { Form } from "@remix-run/react";
import { NotificationItem } from "#app/components/notifications/notification-item.tsx";
import type { NoticeFields } from "#app/domain/admin/notice-fields.ts";
import type { Notification } from "#app/domain/notifications/notification.ts";
import { notificationLink } from "#app/domain/notifications/notification-link.ts";

/** React 18 knows `inert` as an attribute alone: what is inside is seen, and neither reached nor read out. */
const inert = { inert: "" } as Record<string, string>;

/** A notification as its readers have it in their menu, 350 px wide, with nothing in it that works. */
function InertNotification({ notification, now }: { notification: Notification; now: number }) {
  return (
    <ul {...inert} className="max-w-[350px]">
      <NotificationItem notification={notification} now={now} form={Form} />
    </ul>
  );
}

/** What is being written, as it will look. */
export function NoticePreview({ fields, now }: { fields: NoticeFields; now: number }) {
  const { type, content, link } = fields;
  const notification: Notification = {
    id: "previa",
    type,
    content: content.trim() || "O texto aparece aqui.",
    link: link ? notificationLink(link) : null,
    date: now,
    seen: false,
    read: false,
  };
  return (
    <section aria-labelledby="previa" className="lg:sticky lg:top-20">
      <h2 id="previa" className="font-semibold">
        Prévia
      </h2>
      <p className="mt-1 text-sm text-muted">Assim ela aparece no menu de notificações.</p>
      <div className="card mt-3 max-w-[352px] overflow-hidden">
        <InertNotification notification={notification} now={now} />
      </div>
    </section>
  );
}
