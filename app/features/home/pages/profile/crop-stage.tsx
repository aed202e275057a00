import { type PointerEvent, useEffect, useRef } from "react";
import { type Crop, movedCrop, PICTURE_SIDE, zoomedCrop } from "#app/features/accounts/domain/crop.ts";
import { drawCrop } from "./draw-crop.ts";

type StageProps = { bitmap: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };
type Point = { x: number; y: number };

function distance(points: readonly Point[]): number {
  const [one, other] = points;
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Drag to move, pinch to zoom. */
function usePointers({ bitmap, crop, onCrop }: StageProps) {
  const down = useRef(new Map<number, Point>());
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const former = down.current.get(event.pointerId);
    if (!former) return;
    const apart = distance([...down.current.values()]);
    const point = { x: event.clientX, y: event.clientY };
    down.current.set(event.pointerId, point);
    if (apart > 0) {
      onCrop(zoomedCrop(bitmap, crop, (crop.zoom * distance([...down.current.values()])) / apart));
      return;
    }
    const width = event.currentTarget.clientWidth;
    // The picture follows the finger, so the square moves the other way.
    onCrop(movedCrop(bitmap, crop, (former.x - point.x) / width, (former.y - point.y) / width));
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void down.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** Pointer gestures; the sliders below do the same. */
export function CropStage(props: StageProps) {
  const { bitmap, crop } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = usePointers(props);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop]);
  return (
    <div
      {...pointers}
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-card bg-inset active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label="A foto com o corte escolhido"
        width={PICTURE_SIDE}
        height={PICTURE_SIDE}
        className="size-full"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_20rem_rgb(10_18_32/0.55)] ring-2 ring-white ring-inset"
      />
    </div>
  );
}
