import { Button } from "#app/platform/ui/components/button.tsx";
import type { TextState } from "../calls/text-sync.ts";
import type { TextConflict } from "../domain/written-text.ts";
import { DifferenceList } from "./difference-list.tsx";

const words = {
  saved: "Rascunho salvo",
  typing: "Escrevendo…",
  saving: "Salvando…",
  kept: "Sem conexão agora: o texto está guardado neste aparelho e vai sozinho quando a rede voltar.",
};

type StateProps = { state: TextState; text: string; onSettle: (how: "mine" | "theirs") => void };

/** Whether a text is safe, and the choice after it was saved elsewhere. */
export function TextStateLine({ state, text, onSettle }: StateProps) {
  if (state.name === "changed") return <Conflict conflict={state.conflict} {...{ text, onSettle }} />;
  if (state.name === "refused")
    return (
      <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger">
        {state.message}
      </p>
    );
  return (
    <p role="status" className="text-sm text-muted">
      {words[state.name]}
    </p>
  );
}

type ConflictProps = Omit<StateProps, "state"> & { conflict: TextConflict };

/** Both texts, place by place. */
function Conflict({ conflict: { differences }, text, onSettle }: ConflictProps) {
  return (
    <section aria-label="Texto salvo em outro lugar" className="card border-warning p-4">
      <div role="alert">
        <p className="font-medium">Este texto foi salvo em outro lugar enquanto você escrevia aqui.</p>
        <p className="mt-1 text-sm text-muted">
          {differences
            ? "Riscado: só no texto salvo. Marcado: só no seu. Escolha com qual ficar; nada foi perdido."
            : "Os dois textos são quase todo diferentes. Baixe o seu antes de escolher, se tiver dúvida."}
        </p>
      </div>
      {differences && (
        <section
          className="mt-2 max-h-64 overflow-auto rounded-control border border-line bg-card p-3"
          aria-label="Diferenças"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
          tabIndex={0}
        >
          <DifferenceList
            differences={differences.map(({ line, parts }) => ({ field: `Linha ${line}`, parts }))}
          />
        </section>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => onSettle("mine")}>Ficar com o meu texto</Button>
        <Button look="secondary" onClick={() => onSettle("theirs")}>
          Ficar com o texto salvo
        </Button>
        <a
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
          download="texto.md"
          className="inline-flex min-h-11 items-center px-2 font-semibold text-link underline"
        >
          Baixar o meu texto
        </a>
      </div>
    </section>
  );
}
