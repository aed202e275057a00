/** Scale relative to the fitted size; offsets in CSS pixels. */
export type Zoom = { scale: number; x: number; y: number };

export const fitting: Zoom = { scale: 1, x: 0, y: 0 };

const LARGEST = 6;

/** Around a fixed point, measured from the middle of the frame. */
export function zoomedAt({ scale, x, y }: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const next = Math.min(LARGEST, Math.max(1, scale * factor));
  if (next === 1) return fitting;
  const ratio = next / scale;
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio };
}

/** A fitted picture does not move; at most half of the frame is empty. */
export function movedBy(
  zoom: Zoom,
  by: { x: number; y: number },
  frame: { width: number; height: number },
): Zoom {
  const limit = (value: number, side: number) => {
    const most = ((zoom.scale - 1) * side) / 2 + (zoom.scale > 1 ? side / 4 : 0);
    return Math.min(most, Math.max(-most, value));
  };
  return { ...zoom, x: limit(zoom.x + by.x, frame.width), y: limit(zoom.y + by.y, frame.height) };
}
