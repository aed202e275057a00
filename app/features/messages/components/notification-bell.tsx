import { Bell } from "lucide-react";
import { lazy, useId, useRef, useState } from "react";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { plural } from "#app/platform/text/format.ts";
import { CountBadge } from "#app/platform/ui/components/count-badge.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { notificationTexts } from "../domain/labels.ts";
import { useNotifications } from "../hooks/use-notifications.ts";
import { notificationPaths } from "../paths.ts";

const loadPanel = () => import("./notification-panel.tsx");
const Panel = lazy(loadPanel);

/** Without scripts a form that leads to the page. */
export function NotificationBell() {
  const root = useShell();
  if (!root?.viewer || !root.bell) return null;
  return <BellOf userId={root.viewer.id} bell={root.bell} key={root.viewer.id} />;
}

function BellOf({ userId, bell }: { userId: string; bell: { unseen: string[]; last: number } }) {
  const { unseen, markSeen } = useNotifications(userId, bell);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = useId();
  function toggle() {
    if (!open) markSeen();
    setOpen(!open);
  }
  function close(giveFocusBack: boolean) {
    setOpen(false);
    if (giveFocusBack) button.current?.focus();
  }
  return (
    <>
      <form
        action={notificationPaths.notifications()}
        onSubmit={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        <button
          ref={button}
          type="submit"
          aria-label={notificationTexts.title}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-describedby={count}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          className="icon-button relative rounded-full"
        >
          <Icon as={Bell} />
          {unseen > 0 && <CountBadge count={unseen} />}
        </button>
        <span id={count} aria-live="polite" className="sr-only">
          {unseen > 0 && plural(unseen, "nova", "novas")}
        </span>
      </form>
      {open && (
        <Deferred>
          <Panel button={button} onClose={close} onArrival={markSeen} />
        </Deferred>
      )}
    </>
  );
}
