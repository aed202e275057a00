import { RunningWorkCard } from "#app/platform/jobs/components/running-work-card.tsx";
import { formatNumber } from "#app/platform/text/format.ts";
import { keyName } from "../../domain/editing/key-name.ts";
import type { RunningReplay } from "../../services/editing/load-editor.server.ts";

export function RunningReplayCard({ running }: { running: RunningReplay }) {
  const { job, becomes, seen, answers } = running;
  return (
    <RunningWorkCard
      label="Recálculo em andamento"
      counted="Respostas conferidas"
      seen={seen}
      total={answers}
      job={job}
    >
      O gabarito {keyName(becomes)} está chegando às respostas antigas: {formatNumber(seen)} de{" "}
      {formatNumber(answers)} conferidas.
    </RunningWorkCard>
  );
}
