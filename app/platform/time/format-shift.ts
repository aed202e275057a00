import { formatter } from "./format-date.ts";
import { formatHour } from "./format-time.ts";

/** Epoch seconds → "quinta-feira, 26 de novembro", in São Paulo. */
export const formatWeekday = formatter({ weekday: "long", day: "numeric", month: "long" });

/** Epoch seconds → "quarta-feira, 25 de novembro, 19:00 às 21:00", in São Paulo. */
export function formatShift({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string {
  return `${formatWeekday(startsAt)}, ${formatHour(startsAt)} às ${formatHour(endsAt)}`;
}
