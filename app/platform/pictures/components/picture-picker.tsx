import { ImagePlus } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";

export type PictureSender = {
  pending: boolean;
  problem: string | null;
  send: (files: readonly File[]) => void;
};

/** A button that chooses pictures, one or several, and why one was refused. */
export function PicturePicker({ figures: { pending, problem, send } }: { figures: PictureSender }) {
  return (
    <>
      <label className="button button-normal button-secondary">
        <Icon as={ImagePlus} />
        {pending ? "Enviando imagem…" : "Inserir imagem"}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          multiple
          className="sr-only"
          onChange={(event) => {
            send([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
      {problem && (
        <p role="alert" className="w-full text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
