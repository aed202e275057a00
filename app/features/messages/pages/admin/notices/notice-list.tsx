import { Form } from "@remix-run/react";
import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { typeLabels } from "../../../domain/labels.ts";
import type { NoticeState, NoticeView } from "../../../services/list-notices.server.ts";

const states: Readonly<
  Record<NoticeState, { label: string; tone: "plain" | "blue" | "green" | "amber" | "red" }>
> = {
  scheduled: { label: "Agendada", tone: "amber" },
  live: { label: "No ar", tone: "green" },
  over: { label: "Terminou", tone: "plain" },
  cancelled: { label: "Cancelada", tone: "red" },
  gone: { label: "Apagada", tone: "plain" },
};

function times({ state, visibleFrom, expiresAt }: NoticeView): string {
  const from = state === "scheduled" ? "Aparece em" : "Apareceu em";
  const until =
    expiresAt === NEVER_EXPIRES ? "fica até ser excluída" : `termina em ${formatDateTime(expiresAt)}`;
  if (state === "live" || state === "scheduled") return `${from} ${formatDateTime(visibleFrom)}; ${until}.`;
  return state === "over"
    ? `${from} ${formatDateTime(visibleFrom)}; terminou em ${formatDateTime(expiresAt)}.`
    : "";
}

function Item({ notice }: { notice: NoticeView }) {
  const { id, state, audience, sender, sentAt, notification } = notice;
  const open = state === "scheduled" || state === "live";
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <MarkChip tone={states[state].tone}>{states[state].label}</MarkChip>
        <span className="font-semibold">{audience}</span>
        {notification && <span className="text-muted">{typeLabels[notification.type]}</span>}
      </p>
      <p className="mt-1 break-words">{notification?.content ?? "A pessoa excluiu esta notificação."}</p>
      {notification?.link && <p className="text-sm break-all text-muted">Link: {notification.link}</p>}
      <p className="mt-1 text-sm text-muted">
        {times(notice)} Por {sender}, em {formatDateTime(sentAt)}.
      </p>
      {open && (
        <Form method="post" preventScrollReset className="mt-2">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="secondary" name="intent" value="cancel">
            {state === "scheduled" ? "Cancelar" : "Tirar do ar"}
            <span className="sr-only"> {notification?.content}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

export function NoticeList({ notices }: { notices: readonly NoticeView[] }) {
  return (
    <div className="card mt-2 overflow-hidden">
      {notices.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted">Nenhuma notificação enviada ainda.</p>
      ) : (
        <ol className="divide-y divide-line">
          {notices.map((notice) => (
            <Item key={notice.num} notice={notice} />
          ))}
        </ol>
      )}
    </div>
  );
}
