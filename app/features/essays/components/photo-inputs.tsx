import { Camera, ImageUp } from "lucide-react";
import type { ChangeEvent } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const label =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-4 text-[0.9375rem] font-semibold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus";

type Props = { onFiles: (files: File[]) => void; several?: boolean };

/** The camera on phones, and files anywhere. */
export function PhotoInputs({ onFiles, several = false }: Props) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = "";
    if (files.length > 0) onFiles(files);
  }
  return (
    <p className="flex flex-wrap gap-3">
      <label className={`${label} bg-primary text-on-primary sm:hidden`}>
        <Icon as={Camera} />
        Fotografar {several ? "uma folha" : "a folha"}
        <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
      </label>
      <label className={`${label} border border-line-strong bg-card text-text hover:bg-inset`}>
        <Icon as={ImageUp} />
        {several ? "Escolher fotos" : "Escolher uma foto"}
        <input type="file" accept="image/*" multiple={several} onChange={choose} className="sr-only" />
      </label>
    </p>
  );
}
