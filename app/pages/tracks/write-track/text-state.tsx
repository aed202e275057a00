import { Button } from "#app/components/ui/button.tsx";
import type { TextState } from "./track-text-sync.ts";

const words: Readonly<Record<Exclude<TextState, "changed" | "refused">, string>> = {
  saved: "Rascunho salvo",
  typing: "Escrevendo…",
  saving: "Salvando…",
  kept: "Sem conexão agora: o texto está guardado neste aparelho e vai sozinho quando a rede voltar.",
};

type StateProps = {
  state: { name: TextState; message: string | null };
  text: string;
  onOverwrite: () => void;
  onGiveUp: () => void;
};

/** Whether the text is safe, and the choice after somebody else saved. */
export function TextStateLine({ state: { name, message }, text, onOverwrite, onGiveUp }: StateProps) {
  if (name !== "changed" && name !== "refused")
    return (
      <p role="status" className="text-sm text-muted">
        {words[name]}
      </p>
    );
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger">
      <p>{message}</p>
      {name === "changed" && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="secondary" onClick={onOverwrite}>
            Ficar com o texto daqui
          </Button>
          <Button look="secondary" onClick={onGiveUp}>
            Abrir o texto salvo
          </Button>
          <a
            href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
            download="trilha.md"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Baixar o texto daqui
          </a>
        </div>
      )}
    </div>
  );
}
