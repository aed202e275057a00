import { RunningWorkCard } from "#app/components/admin/running-work-card.tsx";
import { adminPaths } from "#app/paths/admin.ts";
import type { ChangeView } from "#app/services/catalogue/change-view.ts";
import { formatNumber } from "#app/text/format.ts";

export function RunningChangeCard({ running }: { running: ChangeView }) {
  const { num, what, state, seen, total } = running;
  return (
    <RunningWorkCard
      label="Mudança em andamento"
      counted="Questões conferidas"
      seen={seen}
      total={total}
      action={adminPaths.topics()}
      field={{ name: "num", value: num }}
    >
      {state === "undoing" ? "Desfazendo" : "Em andamento"}. {what}: {formatNumber(Math.min(seen, total))} de{" "}
      {formatNumber(total)} questões conferidas. Os nomes já valem em todas as páginas.
    </RunningWorkCard>
  );
}
