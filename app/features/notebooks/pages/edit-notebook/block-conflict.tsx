import { formatHour } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { StandingText } from "../../domain/edited-block.ts";
import { joinedText } from "../../domain/joined-text.ts";

type ConflictProps = {
  mine: string;
  standing: StandingText;
  /** Null: the other's. */
  onChoose: (text: string | null) => void;
};

function Text({ title, children }: { title: string; children: string }) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-card p-3">
      <p className="text-sm font-semibold">{title}</p>
      <p className="mt-1 font-serif whitespace-pre-wrap break-words">{children}</p>
    </div>
  );
}

/** Both texts, in the block's place: nothing is lost, whatever is chosen. */
export function BlockConflict({ mine, standing, onChoose }: ConflictProps) {
  const name = standing.author ?? "outra pessoa";
  return (
    <div role="alert" className="mt-2 rounded-card bg-warning-soft p-3">
      <p>
        {name} mudou este trecho às {formatHour(standing.at)}, enquanto você escrevia.
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Text title="O seu">{mine}</Text>
        <Text title={`O de ${name}`}>{standing.source}</Text>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => onChoose(mine)}>Ficar com o meu</Button>
        <Button look="secondary" onClick={() => onChoose(null)}>
          Ficar com o de {name}
        </Button>
        <Button look="secondary" onClick={() => onChoose(joinedText(standing.source, mine))}>
          Juntar os dois
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">O outro texto fica no histórico.</p>
    </div>
  );
}
