import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { fitting, movedBy, type Zoom, zoomedAt } from "#app/domain/questions/zoom.ts";
import { useLatest } from "#app/hooks/use-latest.ts";

const STEP = 1.4;
/** Pixels that an arrow key moves the picture by. */
const ARROW = 60;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
};

type Point = { x: number; y: number };

function between(points: readonly Point[]): { middle: Point; distance: number } {
  const [one = { x: 0, y: 0 }, two = one] = points;
  return {
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
    distance: Math.hypot(one.x - two.x, one.y - two.y),
  };
}

/** Zooming into a picture with fingers, wheel, double tap, buttons and keys. `frame` is the element around it. */
export function useZoom(frame: RefObject<HTMLElement>) {
  const [zoom, setZoom] = useState<Zoom>(fitting);
  const fingers = useRef(new Map<number, Point>());
  const middle: Point = { x: 0, y: 0 };

  function fromMiddle({ x, y }: Point): Point {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : middle;
  }
  function move(by: Point) {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    setZoom((before) => movedBy(before, by, { width, height }));
  }
  const scaleBy = (factor: number, at: Point = middle) => setZoom((before) => zoomedAt(before, factor, at));

  useEffect(() => {
    const element = frame.current;
    function turn(event: WheelEvent) {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const at = box
        ? { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
        : { x: 0, y: 0 };
      setZoom((before) => zoomedAt(before, event.deltaY < 0 ? 1.15 : 1 / 1.15, at));
    }
    // React listens passively: the page behind would scroll.
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [frame]);
  const gestures = useLatest({ down, drag, up, toggle });
  useEffect(() => {
    const element = frame.current;
    const listeners = {
      pointerdown: (event: PointerEvent) => gestures.current.down(event),
      pointermove: (event: PointerEvent) => gestures.current.drag(event),
      pointerup: (event: PointerEvent) => gestures.current.up(event),
      pointercancel: (event: PointerEvent) => gestures.current.up(event),
      dblclick: (event: MouseEvent) => gestures.current.toggle({ x: event.clientX, y: event.clientY }),
    };
    for (const [name, listener] of Object.entries(listeners))
      element?.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element?.removeEventListener(name, listener as EventListener);
    };
  }, [frame, gestures]);

  function down(event: PointerEvent) {
    frame.current?.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function drag(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId)) return;
    const before = between([...fingers.current.values()]);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = between([...fingers.current.values()]);
    move({ x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y });
    if (fingers.current.size > 1 && before.distance > 0)
      scaleBy(now.distance / before.distance, fromMiddle(now.middle));
  }
  function up(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }
  function toggle(at: Point) {
    if (zoom.scale > 1) setZoom(fitting);
    else scaleBy(2.5, fromMiddle(at));
  }
  function press(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (event.key === "+" || event.key === "=") scaleBy(STEP);
    else if (event.key === "-") scaleBy(1 / STEP);
    else if (event.key === "0") setZoom(fitting);
    else if (by) move(by);
    else return;
    event.preventDefault();
  }
  return {
    zoom,
    closer: () => scaleBy(STEP),
    farther: () => scaleBy(1 / STEP),
    fit: () => setZoom(fitting),
    press,
  };
}
