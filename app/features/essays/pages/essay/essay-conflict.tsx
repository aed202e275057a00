import { formatHour } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextDifference } from "../../components/text-difference.tsx";
import { joinedTexts, LONGEST_ESSAY } from "../../domain/essay-draft.ts";
import type { NewerEssay } from "../../hooks/essay-ways.ts";

type Props = { mine: string; conflict: NewerEssay; onSettle: (how: "mine" | "theirs" | "both") => void };

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
      <section
        className="mt-2 max-h-64 overflow-auto rounded-control border border-line bg-card p-3"
        aria-label="Diferenças"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
      >
        <TextDifference was={conflict.text} is={mine} />
      </section>
      <p className="mt-3 flex flex-wrap gap-2">
        {joinedTexts(mine, conflict.text).length <= LONGEST_ESSAY && (
          <Button onClick={() => onSettle("both")}>Juntar os dois</Button>
        )}
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
