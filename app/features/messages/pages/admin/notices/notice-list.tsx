import { NEVER_EXPIRES } from "#app/platform/live/domain/notification.ts";
import { AdminAct } from "#app/platform/page/components/admin-form.tsx";
import { AdminList, AdminRow, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatDateTime } from "#app/platform/time/format-time.ts";
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
  const from = `${state === "scheduled" ? "aparece" : "apareceu"} em ${formatDateTime(visibleFrom)}`;
  const until =
    expiresAt === NEVER_EXPIRES ? "fica até ser excluída" : `termina em ${formatDateTime(expiresAt)}`;
  if (state === "live" || state === "scheduled") return `${from}; ${until}`;
  return state === "over" ? `${from}; terminou em ${formatDateTime(expiresAt)}` : "";
}

function NoticeRow({ notice }: { notice: NoticeView }) {
  const { id, state, audience, sender, sentAt, notification } = notice;
  const open = state === "scheduled" || state === "live";
  return (
    <AdminRow
      title={audience}
      aside={<MarkChip tone={states[state].tone}>{states[state].label}</MarkChip>}
      facts={[
        notification && typeLabels[notification.type],
        times(notice),
        `por ${sender}, em ${formatDateTime(sentAt)}`,
      ]}
    >
      <p className="mt-1 break-words">{notification?.content ?? "A pessoa excluiu esta notificação."}</p>
      {notification?.link && <p className="text-sm break-all text-muted">Link: {notification.link}</p>}
      {open && (
        <AdminAct intent="cancel" sent={{ id }} of={notification?.content}>
          {state === "scheduled" ? "Cancelar" : "Tirar do ar"}
        </AdminAct>
      )}
    </AdminRow>
  );
}

/** Sent and scheduled ones, newest first. */
export function NoticeList({ notices, next }: { notices: readonly NoticeView[]; next: number | null }) {
  return (
    <AdminSection title="Enviadas e agendadas">
      <AdminList empty="Nenhuma notificação enviada ainda." next={next}>
        {notices.map((notice) => (
          <NoticeRow key={notice.num} notice={notice} />
        ))}
      </AdminList>
    </AdminSection>
  );
}
