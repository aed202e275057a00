import { useEffect, useState } from "react";
import {
  type Crop,
  focalPointOf,
  MOST_ZOOM,
  placedCrop,
  wholeCrop,
  zoomedCrop,
} from "#app/features/accounts/domain/crop.ts";
import { Refusal } from "#app/platform/forms/components/reply-message.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { CropStage } from "./crop-stage.tsx";
import { pictureOfCrop } from "./draw-crop.ts";

const UNREADABLE = "Não conseguimos abrir esta foto. Tente outra, em PNG, JPEG ou WebP.";

/** Null while loading, false where it cannot be decoded. */
function useBitmap(file: File): ImageBitmap | null | false {
  const [bitmap, setBitmap] = useState<ImageBitmap | null | false>(null);
  useEffect(() => {
    let wanted = true;
    let opened: ImageBitmap | null = null;
    createImageBitmap(file).then(
      (read) => {
        opened = read;
        if (wanted) setBitmap(read);
        else read.close();
      },
      () => wanted && setBitmap(false),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [file]);
  return bitmap;
}

/** A crop axis from 0 to 1; null where there is no range. */
function Slider(props: { label: string; value: number | null; onMove: (value: number) => void }) {
  const percent = Math.round((props.value ?? 0.5) * 100);
  return (
    <label className="grid grid-cols-[9rem_1fr] items-center gap-3">
      <span className="font-medium">{props.label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        disabled={props.value === null}
        aria-valuetext={`${percent}%`}
        onChange={({ currentTarget }) => props.onMove(Number(currentTarget.value) / 100)}
        className="h-11 w-full accent-primary disabled:opacity-50"
      />
    </label>
  );
}

type CroppingProps = { bitmap: ImageBitmap; onSave: (picture: Blob) => void; onClose: () => void };

function Cropping({ bitmap, onSave, onClose }: CroppingProps) {
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = focalPointOf(bitmap, crop);
  const zoomTo = (share: number) => setCrop(zoomedCrop(bitmap, crop, 1 + share * (MOST_ZOOM - 1)));
  async function save() {
    setSaving(true);
    const picture = await pictureOfCrop(bitmap, crop).catch(() => null);
    setSaving(false);
    if (picture) onSave(picture);
    else setFailed(true);
  }
  return (
    <>
      <CropStage bitmap={bitmap} crop={crop} onCrop={setCrop} />
      <div className="mt-3 grid gap-1">
        <Slider label="Zoom" value={(crop.zoom - 1) / (MOST_ZOOM - 1)} onMove={zoomTo} />
        <Slider
          label="Esquerda e direita"
          value={place.across}
          onMove={(across) => setCrop(placedCrop(bitmap, crop, { ...place, across }))}
        />
        <Slider
          label="Cima e baixo"
          value={place.down}
          onMove={(down) => setCrop(placedCrop(bitmap, crop, { ...place, down }))}
        />
      </div>
      {failed && <Refusal text={UNREADABLE} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={save} pending={saving}>
          Salvar foto
        </Button>
      </div>
    </>
  );
}

export function CropDialog(props: { file: File; onSave: (picture: Blob) => void; onClose: () => void }) {
  const bitmap = useBitmap(props.file);
  return (
    <Dialog title="Ajustar foto" open onClose={props.onClose} stays>
      {bitmap === null && (
        <p role="status" className="appear-late py-16 text-center text-muted">
          Abrindo a foto…
        </p>
      )}
      {bitmap === false && <Refusal text={UNREADABLE} />}
      {bitmap && <Cropping bitmap={bitmap} onSave={props.onSave} onClose={props.onClose} />}
    </Dialog>
  );
}
