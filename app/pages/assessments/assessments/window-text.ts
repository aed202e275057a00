import { formatDateTime } from "#app/text/format-time.ts";

/** When it may be taken, in words; times in epoch seconds. */
export function windowText({
  opensAt,
  closesAt,
}: {
  opensAt: number | null;
  closesAt: number | null;
}): string {
  if (opensAt !== null && closesAt !== null)
    return `de ${formatDateTime(opensAt)} até ${formatDateTime(closesAt)}`;
  if (closesAt !== null) return `até ${formatDateTime(closesAt)}`;
  return opensAt === null ? "sem hora marcada" : `desde ${formatDateTime(opensAt)}`;
}
