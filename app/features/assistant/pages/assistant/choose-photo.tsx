import { ImageUp } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { decodePhoto } from "#app/platform/pictures/components/photo-canvas.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { ShowPhoto } from "../../components/show-photo.tsx";

/** A photo of the device; nothing of it goes out before the person says so. */
export function ChoosePhoto() {
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [failed, setFailed] = useState(false);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const opened = await decodePhoto(file).catch(() => null);
    setPhoto(opened);
    setFailed(opened === null);
  }
  return (
    <div className="needs-scripts mt-2">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-link underline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        <Icon as={ImageUp} size={18} />
        Escolher uma foto para mostrar
        <input type="file" accept="image/*" onChange={choose} className="sr-only" />
      </label>
      {failed && (
        <p role="alert" className="text-danger">
          Não foi possível abrir este arquivo. Escolha uma foto em JPEG, PNG ou WebP.
        </p>
      )}
      {photo && <ShowPhoto key={`${photo.width} ${photo.height}`} photo={photo} />}
    </div>
  );
}
