import { Link } from "@remix-run/react";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
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
  if (announcements.length === 0)
    return <p className="card mt-4 px-4 py-8 text-center text-muted">{empty}</p>;
  return (
    <ol className="card mt-4 divide-y divide-line overflow-hidden">
      {announcements.map((announcement) => (
        <li key={announcement.num} className="px-4 py-3">
          <p className="flex flex-wrap items-center gap-2">
            <Link
              to={schoolPaths.announcement(schoolId, announcement.id)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline"
            >
              {announcement.to}
            </Link>
            <AnnouncementChip state={announcement.state} />
            <span className="text-sm text-muted">{seenWords(announcement)}</span>
          </p>
          <p className="break-words whitespace-pre-line">{announcement.content}</p>
          <p className="mt-1 text-sm text-muted">
            <AnnouncementFacts announcement={announcement} />
          </p>
        </li>
      ))}
    </ol>
  );
}
