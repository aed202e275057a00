import type { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { notificationTexts } from "../domain/labels.ts";
import { notificationPaths } from "../paths.ts";

/** With undo. Focused in place of the deleted item. */
export function DeletedNotice({ id, form: ActionForm }: { id: string; form: typeof Form }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id) notice.current?.focus();
  }, [id]);
  return (
    <div ref={notice} tabIndex={-1} className="row justify-between bg-inset py-1 pr-2 text-sm outline-none">
      <p aria-live="polite">{notificationTexts.deleted}</p>
      <ActionForm method="post" action={notificationPaths.notifications()} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="restore" look="quiet">
          {notificationTexts.undo}
        </Button>
      </ActionForm>
    </div>
  );
}
