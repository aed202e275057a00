import { formatDate } from "#app/platform/time/format-date.ts";
import { formatDateTime, formatHour } from "#app/platform/time/format-time.ts";

/** The window as text; times in epoch seconds. */
export function windowText({
  opensAt,
  closesAt,
}: {
  opensAt: number | null;
  closesAt: number | null;
}): string {
  if (opensAt !== null && closesAt !== null && formatDate(opensAt) === formatDate(closesAt))
    return `${formatDate(opensAt)}, das ${formatHour(opensAt)} às ${formatHour(closesAt)}`;
  if (opensAt !== null && closesAt !== null)
    return `de ${formatDateTime(opensAt)} até ${formatDateTime(closesAt)}`;
  if (closesAt !== null) return `até ${formatDateTime(closesAt)}`;
  return opensAt === null ? "sem hora marcada" : `desde ${formatDateTime(opensAt)}`;
}
