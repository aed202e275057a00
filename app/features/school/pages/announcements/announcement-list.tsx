import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { AnnouncementState } from "../../domain/announcement.ts";
import { schoolPaths } from "../../paths.ts";
import type { AnnouncementView } from "../../services/list-announcements.server.ts";

const states: Readonly<Record<AnnouncementState, { name: string; tone: "quiet" | "warning" } | null>> = {
  scheduled: { name: "agendado", tone: "warning" },
  live: null,
  over: { name: "terminou", tone: "quiet" },
  cancelled: { name: "fora do ar", tone: "quiet" },
};

/** "Visto por 21 de 34". */
export function seenWords({ seen, reached }: Pick<AnnouncementView, "seen" | "reached">): string {
  return `Visto por ${seen} de ${reached}`;
}

export function AnnouncementFacts({ announcement }: { announcement: AnnouncementView }) {
  const { sender, sentAt, visibleFrom, expiresAt, state, people, reached } = announcement;
  return (
    <>
      Por {sender}, {formatDateTime(sentAt)}
      {state === "scheduled" && `; aparece em ${formatDateTime(visibleFrom)}`}
      {(state === "live" || state === "scheduled") && `; sai do ar em ${formatDateTime(expiresAt)}`}
      {people > reached && `; ${plural(people - reached, "pessoa", "pessoas")} sem acesso`}
    </>
  );
}

export function AnnouncementChip({ state }: { state: AnnouncementState }) {
  const chip = states[state];
  return chip && <StateChip tone={chip.tone}>{chip.name}</StateChip>;
}

type ListProps = { schoolId: string; announcements: readonly AnnouncementView[]; empty: string };

export function AnnouncementList({ schoolId, announcements, empty }: ListProps) {
  if (announcements.length === 0) return <Empty>{empty}</Empty>;
  return (
    <OrderedRows>
      {announcements.map((announcement) => (
        <li key={announcement.num} className="px-4 py-3">
          <p className="flex flex-wrap items-center gap-2">
            <TextLink look="alone" to={schoolPaths.announcement(schoolId, announcement.id)}>
              {announcement.to}
            </TextLink>
            <AnnouncementChip state={announcement.state} />
            <span className="text-sm text-muted">{seenWords(announcement)}</span>
          </p>
          <p className="break-words whitespace-pre-line">{announcement.content}</p>
          <p className="mt-1 text-sm text-muted">
            <AnnouncementFacts announcement={announcement} />
          </p>
        </li>
      ))}
    </OrderedRows>
  );
}
