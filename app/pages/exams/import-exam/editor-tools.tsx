import { ImagePlus } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { EXAMPLE } from "./format-guide.tsx";

type EditorToolsProps = {
  empty: boolean;
  checking: boolean;
  sending: boolean;
  onFiles: (files: readonly File[]) => void;
  onExample: (text: string) => void;
};

/** Without scripts a button saves and previews. */
export function EditorTools({ empty, checking, sending, onFiles, onExample }: EditorToolsProps) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="check" pending={checking}>
        Conferir e importar
      </Button>
      {hydrated ? (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold focus-within:outline-2 focus-within:outline-primary hover:bg-inset">
          <Icon as={ImagePlus} />
          {sending ? "Enviando imagem…" : "Inserir imagem"}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
            multiple
            className="sr-only"
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </label>
      ) : (
        <Button type="submit" look="secondary" name="intent" value="preview">
          Salvar e ver a prévia
        </Button>
      )}
      {empty && hydrated && (
        <Button look="quiet" onClick={() => onExample(EXAMPLE)}>
          Começar por um exemplo
        </Button>
      )}
    </div>
  );
}
