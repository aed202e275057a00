import { Camera, ImageUp } from "lucide-react";
import type { ChangeEvent } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const label = "button button-normal";

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
      <label className={`${label} button-primary sm:hidden`}>
        <Icon as={Camera} />
        Fotografar {several ? "uma folha" : "a folha"}
        <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
      </label>
      <label className={`${label} button-secondary`}>
        <Icon as={ImageUp} />
        {several ? "Escolher fotos" : "Escolher uma foto"}
        <input type="file" accept="image/*" multiple={several} onChange={choose} className="sr-only" />
      </label>
    </p>
  );
}
