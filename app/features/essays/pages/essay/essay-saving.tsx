import { formatHour } from "#app/platform/time/format-time.ts";
import { useAfterDelay } from "#app/platform/ui/hooks/use-after-delay.ts";
import type { EssayStatus } from "../../hooks/essay-ways.ts";

function textOf(status: EssayStatus): string {
  if (status.kind === "stored") return "Sem rede: guardado neste aparelho";
  if (status.kind === "waiting") return "Sem rede: a entrega segue quando a rede voltar";
  if (status.kind === "refused") return `Não salvou. ${status.message}`;
  if (status.kind === "handed") return "Entregue";
  if (status.kind === "saving") return "Salvando…";
  return status.at === null ? "" : `Salvo às ${formatHour(status.at)}`;
}

/** Whether what is on the sheet is stored, in words. */
export function EssaySaving({ status }: { status: EssayStatus }) {
  const isSlow = useAfterDelay(status.kind === "saving", 600);
  if (status.kind === "saving" && !isSlow) return <span role="status" />;
  return (
    <span role="status" className={`text-sm ${status.kind === "refused" ? "text-danger" : "text-muted"}`}>
      {textOf(status)}
    </span>
  );
}
