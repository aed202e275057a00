import { Camera, ImageUp } from "lucide-react";
import { type ChangeEvent, useEffect } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

const look = "button button-normal";

type Props = { onPhoto: (file: Blob) => void; problem?: string | undefined };

/** The camera of a phone, a file, or what is in the clipboard. */
export function TakePhoto({ onPhoto, problem }: Props) {
  const take = useLatest(onPhoto);
  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (file) take.current(file);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [take]);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file) onPhoto(file);
  }
  return (
    <div>
      <p className="max-w-prose text-muted">
        Deixe a questão inteira na foto, com luz e sem sombra da mão. A foto não sai do seu aparelho: o texto
        é lido aqui mesmo.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <label className={`${look} button-primary sm:hidden`}>
          <Icon as={Camera} />
          Fotografar
          <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
        </label>
        <label className={`${look} button-secondary`}>
          <Icon as={ImageUp} />
          Escolher uma foto
          <input type="file" accept="image/*" onChange={choose} className="sr-only" />
        </label>
      </div>
      <p className="mt-3 text-sm text-muted max-sm:hidden">Ou cole uma imagem aqui, com Ctrl+V.</p>
      {problem && (
        <p role="alert" className="mt-4 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
