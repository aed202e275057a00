import { type KeyboardEvent, type RefObject, useState } from "react";
import { fitting, movedBy, type Zoom, zoomedAt } from "../domain/zoom.ts";
import { type Point, useGestures } from "./use-gestures.ts";

const STEP = 1.4;
const DOUBLE_TAP = 2.5;
/** Pixels per arrow key. */
const ARROW = 60;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
};
const middle: Point = { x: 0, y: 0 };

/** Zoom by touch, wheel, double tap, buttons and keys. `frame`: the surrounding element. */
export function useZoom(frame: RefObject<HTMLElement>) {
  const [zoom, setZoom] = useState<Zoom>(fitting);
  const scale = (factor: number, at: Point = middle) => setZoom((before) => zoomedAt(before, factor, at));
  function move(by: Point) {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    setZoom((before) => movedBy(before, by, { width, height }));
  }
  useGestures(frame, {
    move,
    scale,
    toggle: (at) => (zoom.scale > 1 ? setZoom(fitting) : scale(DOUBLE_TAP, at)),
  });
  function press(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (event.key === "+" || event.key === "=") scale(STEP);
    else if (event.key === "-") scale(1 / STEP);
    else if (event.key === "0") setZoom(fitting);
    else if (by) move(by);
    else return;
    event.preventDefault();
  }
  return {
    zoom,
    closer: () => scale(STEP),
    farther: () => scale(1 / STEP),
    fit: () => setZoom(fitting),
    press,
  };
}
