import { adminPaths } from "#app/features/admin/paths.ts";
import { RunningWorkCard } from "#app/platform/jobs/components/running-work-card.tsx";
import type { ChangeView } from "../../../services/catalogue/change-view.ts";

export function RunningChangeCard({ running }: { running: ChangeView }) {
  const { jobId, what, state, seen, total } = running;
  return (
    <RunningWorkCard
      label="Mudança em andamento"
      counted="questões"
      seen={seen}
      total={total}
      action={adminPaths.topics()}
      job={jobId}
    >
      {state === "undoing" ? "Desfazendo" : "Em andamento"}. {what}. Os nomes já valem em todas as páginas.
    </RunningWorkCard>
  );
}
