import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

export type Point = { x: number; y: number };

type Gestures = {
  /** In pixels. */
  move: (by: Point) => void;
  /** Factor around a point, from the middle of the frame. */
  scale: (factor: number, at: Point) => void;
  /** Double tap. */
  toggle: (at: Point) => void;
};

const WHEEL_STEP = 1.15;

function between(points: readonly Point[]): { middle: Point; distance: number } {
  const [one = { x: 0, y: 0 }, two = one] = points;
  return {
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    distance: Math.hypot(one.x - two.x, one.y - two.y),
  };
}

function fromMiddle(element: HTMLElement, { x, y }: Point): Point {
  const box = element.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

/** Drag, pinch, wheel and double tap. */
export function useGestures(frame: RefObject<HTMLElement>, gestures: Gestures): void {
  const handlers = useLatest(gestures);
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const held = fingers.current;
    function drag(event: PointerEvent) {
      if (!element || !held.has(event.pointerId)) return;
      const before = between([...held.values()]);
      held.set(event.pointerId, pointOf(event));
      const { middle, distance } = between([...held.values()]);
      handlers.current.move({ x: middle.x - before.middle.x, y: middle.y - before.middle.y });
      if (held.size > 1 && before.distance > 0)
        handlers.current.scale(distance / before.distance, fromMiddle(element, middle));
    }
    function down(event: PointerEvent) {
      element?.setPointerCapture(event.pointerId);
      held.set(event.pointerId, pointOf(event));
    }
    function turn(event: WheelEvent) {
      event.preventDefault();
      const factor = event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP;
      if (element) handlers.current.scale(factor, fromMiddle(element, pointOf(event)));
    }
    const up = (event: PointerEvent) => void held.delete(event.pointerId);
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", drag, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    element.addEventListener(
      "dblclick",
      (event) => handlers.current.toggle(fromMiddle(element, pointOf(event))),
      {
        signal,
      },
    );
    element.addEventListener("wheel", turn, { signal, passive: false });
    return () => controller.abort();
  }, [frame, handlers]);
}
