export type PhotoPoint = { x: number; y: number };
/** Of the page in a photo, clockwise from the top left. */
export type Corners = readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];

export type Size = { width: number; height: number };

/** Pixels of the longer side: letters of a page of text stay readable, and a cheap phone straightens it in a second. */
export const LONGEST_PAGE_SIDE = 2000;

export function wholePhoto({ width, height }: Size): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

function distance(one: PhotoPoint, other: PhotoPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The page's size: the longer of opposite edges. */
export function straightSize([topLeft, topRight, bottomRight, bottomLeft]: Corners): Size {
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  const scale = Math.min(1, LONGEST_PAGE_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Twice the signed area of a triangle: positive if its points run clockwise on a screen. */
function turn(one: PhotoPoint, two: PhotoPoint, three: PhotoPoint): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
}

/** Corners that enclose a page: each turns the same way, and none is on the line of its neighbours. */
export function isPage([one, two, three, four]: Corners): boolean {
  const turns = [turn(one, two, three), turn(two, three, four), turn(three, four, one), turn(four, one, two)];
  return turns.every((each) => each > 1);
}

/** Corners after one is moved, within the photo; those before if they would enclose no page. */
export function movedCorner(
  corners: Corners,
  index: number,
  to: PhotoPoint,
  { width, height }: Size,
): Corners {
  const held = {
    x: Math.min(Math.max(to.x, 0), width),
    y: Math.min(Math.max(to.y, 0), height),
  };
  const moved = (corner: PhotoPoint, at: number) => (at === index ? held : corner);
  const [one, two, three, four] = corners;
  const all: Corners = [moved(one, 0), moved(two, 1), moved(three, 2), moved(four, 3)];
  return isPage(all) ? all : corners;
}

/**
 * The place in the photo of a place of the straight page (0 to 1 each way): the projective map from the unit square to four
 * points (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, §2.2).
 */
export function projection([p0, p1, p2, p3]: Corners): (u: number, v: number) => PhotoPoint {
  const dx1 = p1.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dx2 = p3.x - p2.x;
  const dy2 = p3.y - p2.y;
  const dx3 = p0.x - p1.x + p2.x - p3.x;
  const dy3 = p0.y - p1.y + p2.y - p3.y;
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  const ax = p1.x - p0.x + g * p1.x;
  const bx = p3.x - p0.x + h * p3.x;
  const ay = p1.y - p0.y + g * p1.y;
  const by = p3.y - p0.y + h * p3.y;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (ax * u + bx * v + p0.x) / depth, y: (ay * u + by * v + p0.y) / depth };
  };
}
