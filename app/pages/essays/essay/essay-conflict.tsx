import type { EssayConflict as Conflict } from "#app/calls/essays/essay-sync.ts";
import { TextDifference } from "#app/components/essays/text-difference.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { formatHour } from "#app/text/format-time.ts";

type Props = { mine: string; conflict: Conflict; onSettle: (how: "mine" | "theirs" | "both") => void };

/** Another device saved while this one was written on: both texts, and the choice. The other one stays a version. */
export function EssayConflict({ mine, conflict, onSettle }: Props) {
  return (
    <section aria-label="Texto de outro aparelho" role="alert" className="card mt-3 border-warning p-4">
      <p className="font-medium">
        Outro aparelho seu salvou esta redação às {formatHour(conflict.at)}, enquanto você escrevia aqui.
      </p>
      <p className="mt-1 text-sm text-muted">
        Riscado: só no outro aparelho. Sublinhado: só aqui. O texto que você não escolher continua em Versões.
      </p>
      <div className="mt-2 max-h-64 overflow-auto rounded-control border border-line bg-card p-3" role="group" aria-label="Diferenças" tabIndex={0}>
        <TextDifference was={conflict.text} is={mine} />
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => onSettle("both")}>Juntar os dois</Button>
        <Button look="secondary" onClick={() => onSettle("mine")}>
          Ficar com este
        </Button>
        <Button look="secondary" onClick={() => onSettle("theirs")}>
          Ficar com o do outro aparelho
        </Button>
      </p>
    </section>
  );
}
