import { Form } from "@remix-run/react";
import type { Notification } from "#app/platform/live/domain/notification.ts";
import { NotificationItem } from "../../../components/notification-item.tsx";
import type { NoticeFields } from "../../../domain/notice-fields.ts";
import { notificationLink } from "../../../domain/notification-link.ts";

/** React 18 has no `inert` property: content is visible, but not focusable or read out. */
const inert = { inert: "" } as Record<string, string>;

/** As in the readers' menu, 350 px wide, inert. */
function InertNotification({ notification, now }: { notification: Notification; now: number }) {
  return (
    <ul {...inert} className="max-w-[350px]">
      <NotificationItem notification={notification} now={now} form={Form} />
    </ul>
  );
}

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
