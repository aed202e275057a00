import { RotateCw } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { type Corners, movedCorner, type PhotoPoint, wholePhoto } from "../domain/corners.ts";

const NAMES = ["superior esquerdo", "superior direito", "inferior direito", "inferior esquerdo"] as const;
/** Of the photo's longer side, by a press of an arrow. */
const PRESS = 0.01;

const ARROWS = new Map<string, PhotoPoint>([
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowUp", { x: 0, y: -1 }],
  ["ArrowDown", { x: 0, y: 1 }],
]);

type Props = {
  photo: HTMLCanvasElement;
  /** Where the corners belong: "a questão". */
  target: string;
  /** What the corners are for: "Ler o texto". */
  action: string;
  problem?: string | null;
  pending?: boolean;
  onTurn: () => void;
  onDone: (corners: Corners) => void;
  onRestart: () => void;
};

/** The corners and how a handle of theirs is dragged or pressed. */
function useCorners(photo: HTMLCanvasElement, frame: RefObject<HTMLElement>) {
  const [corners, setCorners] = useState(() => wholePhoto(photo));
  const move = (index: number, to: PhotoPoint) => setCorners((now) => movedCorner(now, index, to, photo));
  const handle = (index: number, corner: PhotoPoint) => ({
    onPointerDown({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) {
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) {
      const box = frame.current?.getBoundingClientRect();
      if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
      const scale = photo.width / box.width;
      move(index, { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale });
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS.get(event.key);
      if (!arrow) return;
      event.preventDefault();
      const step = PRESS * Math.max(photo.width, photo.height);
      move(index, { x: corner.x + arrow.x * step, y: corner.y + arrow.y * step });
    },
    style: { left: `${(100 * corner.x) / photo.width}%`, top: `${(100 * corner.y) / photo.height}%` },
  });
  return { corners, handle };
}

/** The photo with its four corners, by finger, mouse or arrow keys. */
function PhotoFrame({
  photo,
  onCorners,
}: {
  photo: HTMLCanvasElement;
  onCorners: (corners: Corners) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { corners, handle } = useCorners(photo, frame);
  const tell = useLatest(onCorners);
  useEffect(() => tell.current(corners), [corners, tell]);
  useEffect(() => {
    photo.className = "block h-auto w-full rounded-control";
    photo.setAttribute("role", "img");
    photo.setAttribute("aria-label", "Foto escolhida");
    const box = frame.current;
    box?.insertBefore(photo, box.firstChild);
    return () => {
      photo.remove();
    };
  }, [photo]);
  const percent = ({ x, y }: PhotoPoint) => `${(100 * x) / photo.width},${(100 * y) / photo.height}`;
  return (
    <div
      ref={frame}
      className="relative touch-none"
      style={{ width: `min(100%, calc(60dvh * ${photo.width / photo.height}))`, minWidth: "12rem" }}
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <polygon
          points={corners.map(percent).join(" ")}
          className="fill-none stroke-primary"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {corners.map((corner, index) => (
        <button
          key={NAMES[index]}
          type="button"
          aria-label={`Canto ${NAMES[index]}`}
          className="absolute grid size-11 -translate-1/2 touch-none place-items-center"
          {...handle(index, corner)}
        >
          <span className="size-5 rounded-full border-2 border-white bg-primary shadow-raised" />
        </button>
      ))}
    </div>
  );
}

/** The second step of a photo: the corners of what it is of, and which way is up. */
export function AdjustPhoto({ photo, target, action, problem, pending, onTurn, onDone, onRestart }: Props) {
  const corners = useRef(wholePhoto(photo));
  return (
    <div>
      <p className="text-muted">
        Leve os cantos até {target}. <span className="max-sm:hidden">No teclado: Tab e setas.</span>
      </p>
      <div className="mx-auto mt-3 w-fit max-w-full px-3 py-2">
        <PhotoFrame
          photo={photo}
          onCorners={(moved) => {
            corners.current = moved;
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onDone(corners.current)} pending={pending}>
          {action}
        </Button>
        <Button look="secondary" onClick={onTurn}>
          <Icon as={RotateCw} />
          Girar
        </Button>
        <Button look="quiet" onClick={onRestart}>
          Outra foto
        </Button>
      </div>
    </div>
  );
}
