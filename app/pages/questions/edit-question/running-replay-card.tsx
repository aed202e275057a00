import { RunningWorkCard } from "#app/components/admin/running-work-card.tsx";
import { keyName } from "#app/domain/questions/editing/key-name.ts";
import type { RunningReplay } from "#app/services/questions/open-editor.server.ts";
import { formatNumber } from "#app/text/format.ts";

export function RunningReplayCard({ running }: { running: RunningReplay }) {
  const { num, becomes, seen, answers } = running;
  return (
    <RunningWorkCard
      label="Recálculo em andamento"
      counted="Respostas conferidas"
      seen={seen}
      total={answers}
      field={{ name: "replay", value: num }}
    >
      O gabarito {keyName(becomes)} está chegando às respostas antigas: {formatNumber(seen)} de{" "}
      {formatNumber(answers)} conferidas.
    </RunningWorkCard>
  );
}
