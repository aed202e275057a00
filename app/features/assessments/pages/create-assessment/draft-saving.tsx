import { formatHour } from "#app/platform/time/format-time.ts";
import type { DraftStatus } from "./assessment-sync.ts";

/** Whether what is on the page is stored, in words. */
export function DraftSaving({ status }: { status: DraftStatus }) {
  return (
    <span role="status" className={status.kind === "refused" ? "text-danger" : "text-muted"}>
      {status.kind === "saving" && "Salvando…"}
      {status.kind === "kept" && "Sem rede: guardado neste aparelho"}
      {status.kind === "refused" && `Não salvou. ${status.message}`}
      {status.kind === "saved" && (status.at === null ? "Salvo" : `Salvo às ${formatHour(status.at)}`)}
    </span>
  );
}
