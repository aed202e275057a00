import { ConflictScreen } from "#app/platform/drafts/components/conflict-screen.tsx";
import { formatHour } from "#app/platform/time/format-time.ts";
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
    <div className="min-w-0">
      <p className="text-sm font-semibold">{title}</p>
      <p className="mt-1 font-serif whitespace-pre-wrap break-words">{children}</p>
    </div>
  );
}

/** Both texts, in the block's place: nothing is lost, whatever is chosen. */
export function BlockConflict({ mine, standing, onChoose }: ConflictProps) {
  const name = standing.author ?? "outra pessoa";
  const chosen = { mine, theirs: null, both: joinedText(standing.source, mine) };
  return (
    <ConflictScreen
      label="Texto de outra pessoa"
      title={`${name} mudou este trecho às ${formatHour(standing.at)}, enquanto você escrevia.`}
      about="O texto que você não escolher fica no histórico."
      differences={
        <div className="grid gap-3 sm:grid-cols-2">
          <Text title="O seu">{mine}</Text>
          <Text title={`O de ${name}`}>{standing.source}</Text>
        </div>
      }
      choices={{ mine: "Ficar com o meu", theirs: `Ficar com o de ${name}`, both: "Juntar os dois" }}
      onSettle={(how) => onChoose(chosen[how])}
    />
  );
}
