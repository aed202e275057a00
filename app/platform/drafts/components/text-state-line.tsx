import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { DraftState } from "../calls/draft-ways.ts";
import type { TextState } from "../calls/synced-text.ts";
import type { Choice, TextConflict } from "../domain/written-text.ts";
import { ConflictScreen } from "./conflict-screen.tsx";
import { DifferenceList } from "./difference-list.tsx";

const words = {
  saved: "Rascunho salvo",
  typing: "Escrevendo…",
  saving: "Salvando…",
  kept: "Sem conexão agora: o texto está guardado neste aparelho e vai sozinho quando a rede voltar.",
};

type StateProps = { state: TextState; text: string; onSettle: (how: Choice) => void };

/** Whether a text is safe, and the choice after it was saved elsewhere. */
export function TextStateLine({ state, text, onSettle }: StateProps) {
  if (state.name === "changed") return <Conflict conflict={state.conflict} {...{ text, onSettle }} />;
  return <DraftStateLine state={state} />;
}

/** Whether a draft is safe. */
export function DraftStateLine({ state }: { state: Exclude<DraftState<never>, { name: "changed" }> }) {
  if (state.name === "refused")
    return (
      <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger">
        {state.message ?? "O rascunho não foi salvo. Continue escrevendo para tentar de novo."}
      </p>
    );
  return (
    <p role="status" className="needs-scripts text-sm text-muted">
      {words[state.name]}
    </p>
  );
}

type ConflictProps = Omit<StateProps, "state"> & { conflict: TextConflict };

/** Both texts, place by place. */
function Conflict({ conflict: { differences }, text, onSettle }: ConflictProps) {
  return (
    <ConflictScreen
      label="Texto salvo em outro lugar"
      title="Este texto foi salvo em outro lugar enquanto você escrevia aqui."
      about={
        differences
          ? "Riscado: só no texto salvo. Marcado: só no seu. Escolha com qual ficar; nada foi perdido."
          : "Os dois textos são quase todo diferentes. Baixe o seu antes de escolher, se tiver dúvida."
      }
      differences={
        differences && (
          <DifferenceList
            differences={differences.map(({ line, parts }) => ({ field: `Linha ${line}`, parts }))}
          />
        )
      }
      choices={{ mine: "Ficar com o meu texto", theirs: "Ficar com o texto salvo" }}
      onSettle={onSettle}
    >
      <TextLink
        look="alone"
        href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
        download="texto.md"
        className="px-2"
      >
        Baixar o meu texto
      </TextLink>
    </ConflictScreen>
  );
}
