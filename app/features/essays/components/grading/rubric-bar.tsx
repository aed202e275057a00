import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { GradingState } from "../../hooks/grading-sync.ts";

type Props = {
  total: string;
  saving: GradingState["name"];
  message: string;
  pending: boolean;
  undo: (() => void) | null;
  onAgain: () => void;
};

const UNSENT = "Guardado neste aparelho; ainda não chegou.";

const words: Readonly<Record<GradingState["name"], string>> = {
  saved: "Tudo salvo.",
  typing: "Salvando…",
  saving: "Salvando…",
  kept: UNSENT,
  refused: UNSENT,
  changed: UNSENT,
};

/** Total, state of saving and the way out: at the thumb on phones. */
export function RubricBar({ total, saving, message, pending, undo, onAgain }: Props) {
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 rounded-b-card border-t border-line bg-card px-4 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          Total <strong className="text-lg">{total}</strong>
        </span>
        <span role="status" className="min-h-6 text-sm text-muted">
          <span className="needs-scripts">{words[saving]}</span> {message}
        </span>
      </p>
      <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        <TextLink look="alone" href="#conteudo" className="lg:hidden">
          Ver a redação
        </TextLink>
        <Button type="submit" name="intent" value="conclude" pending={pending} className="grow">
          Concluir leitura
        </Button>
        {(saving === "kept" || saving === "refused") && (
          <Button look="secondary" onClick={onAgain}>
            Tentar de novo
          </Button>
        )}
        {undo && (
          <Button look="secondary" onClick={undo}>
            Desfazer
          </Button>
        )}
        <noscript>
          <Button type="submit" name="intent" value="save" look="secondary">
            Salvar
          </Button>
        </noscript>
      </div>
    </div>
  );
}
