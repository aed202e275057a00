import { isoTime } from "#app/platform/time/format-date.ts";
import { formatMeeting, formatOwnHour } from "#app/platform/time/format-meeting.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";

/** The time on the reader's own clock; null where it is Brasília's, and before scripts. */
function useOwnHour(at: number): string | null {
  const hydrated = useHydrated();
  return hydrated ? formatOwnHour(at) : null;
}

/** When a meeting is, in Brasília's time and, where it differs, in the reader's own. */
export function MeetingTime({ at }: { at: number }) {
  const own = useOwnHour(at);
  return (
    <time dateTime={isoTime(at)}>
      {formatMeeting(at)}
      {own && `, ${own} no seu horário`}
    </time>
  );
}

/** A time of a day, likewise. */
export function SlotTime({ at }: { at: number }) {
  const own = useOwnHour(at);
  return (
    <span className="tabular-nums">
      {formatHour(at)}
      {own && <span className="font-normal"> ({own} no seu horário)</span>}
    </span>
  );
}
