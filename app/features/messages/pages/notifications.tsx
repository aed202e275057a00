import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { DeletedNotice } from "../components/deleted-notice.tsx";
import { NotificationItem } from "../components/notification-item.tsx";
import { notificationTexts } from "../domain/labels.ts";
import type { NotificationExtra, NotificationList } from "../domain/notification.ts";
import { storeSeen } from "../hooks/notification-marks.ts";
import { reportMark, useArrival } from "../hooks/use-notifications.ts";
import { deleteNotification, restoreNotification } from "../services/delete-notification.server.ts";
import { listNotifications } from "../services/list-notifications.server.ts";
import { markRead } from "../services/mark-read.server.ts";
import { markSeen } from "../services/mark-seen.server.ts";

export const meta = unlistedMeta(notificationTexts.title);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json<NotificationList>({ now: deps.now(), notifications: await listNotifications(deps, viewer) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const idOf = (form: SentForm) => form.text("id", 64);
  const work = (change: (id: string) => Promise<unknown>) => async (form: SentForm) => {
    await change(idOf(form));
    return { done: true };
  };
  return handleForm(args.request, {
    seen: work(() => markSeen(deps, viewer)),
    read: work((id) => markRead(deps, viewer, id)),
    restore: work((id) => restoreNotification(deps, viewer, id)),
    delete: async (form) => {
      await deleteNotification(deps, viewer, idOf(form));
      return { done: true, deleted: idOf(form) };
    },
  });
}

/** Opening the page marks its notifications as seen, as with the menu. */
function useAllSeen(notifications: readonly { id: string; seen: boolean }[]): void {
  const fresh = notifications.filter(({ seen }) => !seen).map(({ id }) => id);
  const key = fresh.join();
  useEffect(() => {
    if (!key) return;
    storeSeen(key.split(","));
    reportMark();
  }, [key]);
}

/** Forms only, so that it works without scripts. */
export default function Notifications() {
  const { now, notifications } = useLoaderData<typeof loader>();
  const deleted = usePageForm<string, NotificationExtra>().reply?.deleted;
  const revalidator = useRevalidator();
  useArrival(() => revalidator.revalidate());
  useAllSeen(notifications);
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <PageHeading>{notificationTexts.title}</PageHeading>
      <noscript>
        <Form method="post">
          <Button type="submit" name="intent" value="seen" look="secondary" className="mt-4">
            Marcar todas como vistas
          </Button>
        </Form>
      </noscript>
      <div className="card mt-6 overflow-hidden">
        {deleted && <DeletedNotice id={deleted} form={Form} />}
        {notifications.length === 0 ? (
          <div className="px-4 py-10 text-center">
            <p className="font-semibold">{notificationTexts.empty}</p>
            <p className="mt-1 text-muted">{notificationTexts.emptyHint}</p>
          </div>
        ) : (
          <ul className="divide-y divide-line">
            {notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} now={now} form={Form} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
