import { type ChangeEvent, useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { pictureTypes } from "#app/platform/pictures/domain/picture-types.ts";
import { shrunkPicture } from "#app/platform/pictures/hooks/shrink-picture.ts";

/** A picture beside the words of a message; a large one is made smaller on the device. */
export function ChatPictureField({ problem }: { problem: string | null }) {
  const [working, setWorking] = useState(false);
  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (!file) return;
    setWorking(true);
    const small = await shrunkPicture(file);
    if (small !== file && input.files?.[0] === file) {
      const chosen = new DataTransfer();
      chosen.items.add(small);
      input.files = chosen.files;
    }
    setWorking(false);
  }
  return (
    <TextField
      label="Foto (opcional)"
      type="file"
      name="picture"
      accept={pictureTypes.join(",")}
      hint={
        working ? "Preparando a foto…" : "PNG, JPEG ou WebP, até 2 MB. Local e dados da câmera não vão junto."
      }
      problem={problem}
      onChange={choose}
    />
  );
}
