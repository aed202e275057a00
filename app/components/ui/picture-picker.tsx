import { ImagePlus } from "lucide-react";
import { Icon } from "./icon.tsx";

/** A button that chooses pictures, one or several. */
export function PicturePicker({
  sending,
  onFiles,
}: {
  sending: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
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
  );
}
