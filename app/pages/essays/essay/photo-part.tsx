import { useRevalidator } from "@remix-run/react";
import { Camera, ImageUp } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { openPhoto, turned } from "#app/components/questions/photo-canvas.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MOST_PHOTOS } from "#app/domain/essays/essay-draft.ts";
import { sendPhotoChange } from "#app/hooks/essays/send-essay.ts";
import { useEssayPhotos } from "#app/hooks/essays/use-essay-photos.ts";
import { plural } from "#app/text/format.ts";
import { AdjustSheet } from "./adjust-sheet.tsx";
import { SheetPhotos } from "./sheet-photos.tsx";

type Props = { essayId: string; userId: string; photos: readonly { id: string }[] };

const label =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-4 text-[0.9375rem] font-semibold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus";
const UNOPENED = "Não foi possível abrir este arquivo. Escolha uma foto em JPEG, PNG ou WebP.";

/** Photographs of the handwritten sheet: taken, straightened and cleaned on the device, in order, then sent. */
export function PhotoPart({ essayId, userId, photos }: Props) {
  const { waiting, problem, add } = useEssayPhotos(userId, essayId);
  const [open, setOpen] = useState<HTMLCanvasElement | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const count = photos.length + waiting.length;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const photo = await openPhoto(file).catch(() => null);
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
      {count < MOST_PHOTOS && <PhotoInputs onChoose={choose} />}
      {(refused ?? problem) && (
        <p role="alert" className="mt-3 text-danger">
          {refused ?? problem}
        </p>
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        {waiting.length > 0 &&
          `${plural(waiting.length, "foto", "fotos")} a caminho: guardada neste aparelho até chegar.`}
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

/** The camera on phones, and a file anywhere. */
function PhotoInputs({ onChoose }: { onChoose: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <p className="flex flex-wrap gap-3">
      <label className={`${label} bg-primary text-on-primary sm:hidden`}>
        <Icon as={Camera} />
        Fotografar a folha
        <input type="file" accept="image/*" capture="environment" onChange={onChoose} className="sr-only" />
      </label>
      <label className={`${label} border border-line-strong bg-card text-text hover:bg-inset`}>
        <Icon as={ImageUp} />
        Escolher uma foto
        <input type="file" accept="image/*" onChange={onChoose} className="sr-only" />
      </label>
    </p>
  );
}
