import { formatHour } from "#app/platform/time/format-time.ts";
import { useAfterDelay } from "#app/platform/ui/hooks/use-after-delay.ts";
import { useOnline } from "#app/platform/ui/hooks/use-online.ts";
import type { SyncState } from "../../calls/notebook-ways.ts";

function wordsOf(
  { drafts, conflicts, reached, refusal, savedAt }: SyncState,
  isOnline: boolean,
  isSlow: boolean,
): string {
  if (conflicts.size > 0) return "Alguém mudou o mesmo trecho: escolha abaixo";
  if (drafts.size > 0 && refusal) return refusal;
  if (drafts.size > 0 && !isOnline) return "Sem rede: guardado neste aparelho";
  if (drafts.size > 0 && !reached) return "Não salvou ainda: guardado neste aparelho, tentando de novo";
  if (drafts.size > 0 && isSlow) return "Salvando…";
  return savedAt === null ? "" : `Salvo às ${formatHour(savedAt / 1000)}`;
}

/** What has become of what was typed. */
export function WritingState({ state }: { state: SyncState }) {
  const isOnline = useOnline();
  const isSlow = useAfterDelay(state.drafts.size > 0, 600);
  return (
    <p role="status" className="text-sm text-muted">
      {wordsOf(state, isOnline, isSlow)}
    </p>
  );
}
