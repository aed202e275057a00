import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import {
  movedPlace,
  type PhotoMark,
  type PhotoPlace,
  placeInWords,
  sizedPlace,
} from "../../../domain/tasks/photo-place.ts";
import { boxOfCriterion } from "../../criterion-look.ts";
import { BoxLabel, boxStyle } from "../../marked-sheet.tsx";
import type { SheetPen } from "./sheet-pen.ts";

/** Share of the sheet that one key moves. */
const PRESS = 0.01;
/** CSS pixels around the corner that grab it. */
const CORNER = 16;

const ARROWS = new Map([
  ["ArrowLeft", { x: -PRESS, y: 0 }],
  ["ArrowRight", { x: PRESS, y: 0 }],
  ["ArrowUp", { x: 0, y: -PRESS }],
  ["ArrowDown", { x: 0, y: PRESS }],
]);

/** `place`: where it came to; what is on the screen may be one movement behind. */
type Drag = { x: number; y: number; change: typeof movedPlace; place: PhotoPlace | null };

type Props = {
  mark: PhotoMark;
  label: string;
  /** Id of what says how it is moved. */
  help: string;
  frame: RefObject<HTMLElement>;
  isNew: () => boolean;
  onSeen: () => void;
  pen: SheetPen;
};

/** The rectangle while it is dragged, and one change at the end. */
function useDragging({ mark, frame, pen }: Pick<Props, "mark" | "frame" | "pen">) {
  const [moving, setMoving] = useState<PhotoPlace | null>(null);
  const drag = useRef<Drag | null>(null);
  const stop = () => {
    drag.current = null;
    setMoving(null);
  };
  return {
    place: moving ?? mark.place,
    handlers: {
      onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        const { right, bottom } = currentTarget.getBoundingClientRect();
        const atCorner = right - x < CORNER && bottom - y < CORNER;
        drag.current = { x, y, change: atCorner ? sizedPlace : movedPlace, place: null };
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        const box = frame.current?.getBoundingClientRect();
        if (!box || !drag.current) return;
        const { x, y, change } = drag.current;
        const by = { x: (clientX - x) / box.width, y: (clientY - y) / box.height };
        drag.current.place = change(mark.place, by);
        setMoving(drag.current.place);
      },
      onPointerUp() {
        const place = drag.current?.place;
        if (place) pen.move({ ...mark, place });
        stop();
      },
      onPointerCancel: stop,
    },
  };
}

/** A mark on a photograph: dragged, or moved by the arrows; its corner, or Shift with the arrows, changes its size. */
export function PlacedMark({ mark, label, help, frame, isNew, onSeen, pen }: Props) {
  const { place, handlers } = useDragging({ mark, frame, pen });
  function onKeyDown(event: KeyboardEvent): void {
    const by = ARROWS.get(event.key);
    const removes = event.key === "Delete" || event.key === "Backspace";
    if (!by && !removes) return;
    event.preventDefault();
    if (!by) pen.remove(mark.id);
    else pen.move({ ...mark, place: (event.shiftKey ? sizedPlace : movedPlace)(mark.place, by) });
  }
  return (
    <button
      type="button"
      ref={(element) => {
        if (!element || !isNew()) return;
        onSeen();
        element.focus({ preventScroll: true });
      }}
      data-mark={mark.id}
      aria-label={`Marca em ${label}: ${placeInWords(place)}`}
      aria-describedby={help}
      className={`absolute cursor-move touch-none before:absolute before:-inset-2 ${boxOfCriterion(mark.part)}`}
      style={boxStyle(place)}
      // Otherwise the sheet below would handle the touch, too.
      onMouseDown={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <BoxLabel>{label}</BoxLabel>
      <span className="absolute -right-1 -bottom-1 size-3 cursor-nwse-resize rounded-sm border-2 border-card bg-text" />
    </button>
  );
}
