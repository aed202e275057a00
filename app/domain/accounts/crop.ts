/** A picture's size in pixels. */
export type PictureSize = { width: number; height: number };

/** The square cut out of a picture: its middle as shares of width and height, and how many times it is enlarged. */
export type Crop = { x: number; y: number; zoom: number };

/** Side of the stored picture in pixels. */
export const PICTURE_SIDE = 512;
export const MOST_ZOOM = 4;

/** The whole height or width, in the middle. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The crop nearest to the one wanted that lies wholly inside the picture. */
export function insidePicture({ width, height }: PictureSize, wanted: Crop): Crop {
  const zoom = between(1, wanted.zoom, MOST_ZOOM);
  const half = Math.min(width, height) / zoom / 2;
  return {
    x: between(half / width, wanted.x, 1 - half / width),
    y: between(half / height, wanted.y, 1 - half / height),
    zoom,
  };
}

/** The square in the picture's own pixels. */
export function squareOf(
  { width, height }: PictureSize,
  { x, y, zoom }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** Where the middle may lie along an axis, as shares of it: least and most. */
function rangeAlong(length: number, { width, height }: PictureSize, zoom: number): [number, number] {
  const half = Math.min(width, height) / zoom / 2 / length;
  return [half, 1 - half];
}

function shareOf(value: number, [least, most]: [number, number]): number | null {
  return most - least < 1e-6 ? null : (value - least) / (most - least);
}

/** How far the square has gone of the way it can go, 0 to 1, across and down; null where it has no way to go. */
export function placeOf(size: PictureSize, { x, y, zoom }: Crop): Place {
  return {
    across: shareOf(x, rangeAlong(size.width, size, zoom)),
    down: shareOf(y, rangeAlong(size.height, size, zoom)),
  };
}

export type Place = { across: number | null; down: number | null };

/** The crop with its square so far along its ways; null leaves it in the middle. */
export function placedCrop(size: PictureSize, crop: Crop, { across, down }: Place): Crop {
  const along = (share: number | null, [least, most]: [number, number]) =>
    least + (share ?? 0.5) * (most - least);
  const x = along(across, rangeAlong(size.width, size, crop.zoom));
  const y = along(down, rangeAlong(size.height, size, crop.zoom));
  return insidePicture(size, { ...crop, x, y });
}

/** The crop after its square moved, in shares of the square's own side. */
export function movedCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  const x = crop.x + (right * side) / size.width;
  const y = crop.y + (down * side) / size.height;
  return insidePicture(size, { ...crop, x, y });
}

/** The crop enlarged so many times, around the same middle as far as the picture allows. */
export function zoomedCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  return insidePicture(size, { ...crop, zoom });
}
