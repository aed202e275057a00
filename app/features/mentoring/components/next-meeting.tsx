import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { meetingPaths } from "../paths.ts";
import type { MeetingView } from "../services/load-meetings.server.ts";
import { MeetingTime } from "./meeting-time.tsx";

/** A mentee's next meeting, or where to book one. */
export function NextMeeting({ meeting }: { meeting: Pick<MeetingView, "startsAt"> | null }) {
  return (
    <p className="card mt-4 flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span>
        {meeting ? (
          <>
            Próximo encontro: <MeetingTime at={meeting.startsAt} />
          </>
        ) : (
          "Nenhum encontro marcado."
        )}
      </span>
      <TextLink to={meetingPaths.ownMeetings()} look="alone">
        {meeting ? "Ver encontros" : "Marcar um encontro"}
      </TextLink>
    </p>
  );
}
