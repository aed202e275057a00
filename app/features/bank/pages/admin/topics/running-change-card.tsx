import { adminPaths } from "#app/features/admin/paths.ts";
import { RunningWorkCard } from "#app/platform/jobs/components/running-work-card.tsx";
import { formatNumber } from "#app/platform/text/format.ts";
import type { ChangeView } from "../../../services/catalogue/change-view.ts";

export function RunningChangeCard({ running }: { running: ChangeView }) {
  const { jobId, what, state, seen, total } = running;
  return (
    <RunningWorkCard
      label="Mudança em andamento"
      counted="Questões conferidas"
      seen={seen}
      total={total}
      action={adminPaths.topics()}
      job={jobId}
    >
      {state === "undoing" ? "Desfazendo" : "Em andamento"}. {what}: {formatNumber(Math.min(seen, total))} de{" "}
      {formatNumber(total)} questões conferidas. Os nomes já valem em todas as páginas.
    </RunningWorkCard>
  );
}
