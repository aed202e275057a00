import { type Form, useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useId, useRef } from "react";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import type { Notification } from "#app/platform/live/domain/notification.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { notificationTexts } from "../domain/labels.ts";
import type { NotificationExtra, NotificationList } from "../domain/notification.ts";
import { useArrival } from "../hooks/use-notifications.ts";
import { notificationPaths } from "../paths.ts";
import { DeletedNotice } from "./deleted-notice.tsx";
import { NotificationItem } from "./notification-item.tsx";

type PanelProps = {
  button: RefObject<HTMLButtonElement>;
  /** `true` returns the focus to the button. */
  onClose: (giveFocusBack: boolean) => void;
  /** New notifications in the open menu are marked as seen. */
  onArrival: () => void;
};

/** Closes on Escape and outside presses. */
function useDismissal(
  panel: RefObject<HTMLElement>,
  button: PanelProps["button"],
  onClose: PanelProps["onClose"],
) {
  const close = useLatest(onClose);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === "Escape") close.current(true);
    }
    function onPress(event: PointerEvent) {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) close.current(false);
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [panel, button, close]);
}

/** 350 px, full width on the smallest screens (R-MSG-4). */
export default function NotificationPanel({ button, onClose, onArrival }: PanelProps) {
  const list = useFetcher<NotificationList>();
  const act = useFetcher<FormReply<string, NotificationExtra>>();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  /** Before the request the fetcher is idle, too. */
  const requested = useRef(false);
  const load = useLatest(() => list.load(notificationPaths.notifications()));
  useDismissal(panel, button, onClose);
  useEffect(() => {
    load.current();
    requested.current = true;
    panel.current?.focus();
  }, [load]);
  useArrival(() => {
    load.current();
    onArrival();
  });
  const gone = act.formData?.get("intent") === "delete" ? act.formData.get("id") : null;
  const shown = list.data?.notifications.filter(({ id }) => id !== gone);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="fixed top-14 right-0 z-40 flex max-h-[min(34rem,calc(100dvh-4rem))] w-full flex-col border border-line bg-raised text-text shadow-raised outline-none min-[400px]:right-2 min-[400px]:w-[350px] min-[400px]:rounded-card"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
        <h2 id={heading} className="font-semibold">
          {notificationTexts.title}
        </h2>
        <TextLink
          look="alone"
          to={notificationPaths.notifications()}
          onClick={() => onClose(false)}
          className="px-2 text-sm"
        >
          {notificationTexts.all}
        </TextLink>
      </div>
      <div className="overflow-y-auto overscroll-contain">
        {act.data?.deleted && act.state === "idle" && <DeletedNotice id={act.data.deleted} form={act.Form} />}
        {shown ? (
          <PanelList
            notifications={shown}
            now={list.data?.now ?? 0}
            form={act.Form}
            onFollow={() => onClose(false)}
          />
        ) : (
          <PanelWait failed={list.state === "idle" && requested.current} onRetry={() => load.current()} />
        )}
      </div>
    </div>
  );
}

type ListProps = {
  notifications: readonly Notification[];
  now: number;
  form: typeof Form;
  onFollow: () => void;
};

function PanelList({ notifications, ...rest }: ListProps) {
  if (notifications.length === 0) return <p className="p-4 text-sm text-muted">{notificationTexts.empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} {...rest} />
      ))}
    </ul>
  );
}

/** Skeleton after a delay, or the error. */
function PanelWait({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed)
    return (
      <div className="p-4 text-sm">
        <p>{notificationTexts.failed}</p>
        <Button look="quiet" onClick={onRetry}>
          {notificationTexts.retry}
        </Button>
      </div>
    );
  return (
    <div aria-hidden="true" className="appear-late space-y-4 p-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="space-y-2">
          <div className="h-3 w-24 rounded bg-inset" />
          <div className="h-4 w-full rounded bg-inset" />
        </div>
      ))}
    </div>
  );
}
