import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { decodePhoto, turned } from "#app/platform/pictures/components/photo-canvas.ts";
import { plural } from "#app/platform/text/format.ts";
import { PhotoInputs } from "../../components/photo-inputs.tsx";
import { MOST_PHOTOS } from "../../domain/essay-draft.ts";
import { sendPhotoChange } from "../../hooks/send-essay.ts";
import { useEssayPhotos } from "../../hooks/use-essay-photos.ts";
import { AdjustSheet } from "./adjust-sheet.tsx";
import { SheetPhotos } from "./sheet-photos.tsx";

type Props = { essayId: string; userId: string; photos: readonly { id: string }[] };

const UNOPENED = "Não foi possível abrir este arquivo. Escolha uma foto em JPEG, PNG ou WebP.";

/** Photographs of the handwritten sheet: shot, straightened and cleaned on the device, in order, then sent. */
export function PhotoPart({ essayId, userId, photos }: Props) {
  const { waiting, problem, add } = useEssayPhotos(userId, essayId);
  const [open, setOpen] = useState<HTMLCanvasElement | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const count = photos.length + waiting;

  async function choose([file]: File[]) {
    if (!file) return;
    const photo = await decodePhoto(file).catch(() => null);
    setRefused(photo ? null : UNOPENED);
    setOpen(photo);
  }
  async function change(fields: Parameters<typeof sendPhotoChange>[1]) {
    const posted = await sendPhotoChange(essayId, fields);
    setRefused(posted.kind === "refused" ? posted.message : null);
    revalidate();
  }

  if (open)
    return (
      <AdjustSheet
        photo={open}
        onTurn={() => setOpen(turned(open))}
        onCancel={() => setOpen(null)}
        onDone={async (photo) => {
          setOpen(null);
          await add(photo);
        }}
      />
    );
  return (
    <div>
      <p className="py-3 text-muted">
        Fotografe a folha inteira, de cima, com luz. A foto é endireitada e limpa no seu aparelho, e só quem
        corrige a vê.
      </p>
      {count < MOST_PHOTOS && <PhotoInputs onFiles={choose} />}
      {(refused ?? problem) && (
        <p role="alert" className="mt-3 text-danger">
          {refused ?? problem}
        </p>
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        {waiting > 0 && `${plural(waiting, "foto", "fotos")} a caminho: guardada neste aparelho até chegar.`}
      </p>
      <SheetPhotos
        essayId={essayId}
        ids={photos.map(({ id }) => id)}
        onRemove={(id) => change({ intent: "remove-photo", foto: [id] })}
        onOrder={(ids) => change({ intent: "arrange", foto: ids })}
      />
    </div>
  );
}
