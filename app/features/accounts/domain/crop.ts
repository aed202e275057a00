export type PictureSize = { width: number; height: number };

/** The square cut out of a picture: its centre as shares of width and height, and the zoom factor. */
export type Crop = { x: number; y: number; zoom: number };

/** Side of the stored picture in pixels. */
export const PICTURE_SIDE = 512;
export const MOST_ZOOM = 4;

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export function insidePicture({ width, height }: PictureSize, wanted: Crop): Crop {
  const zoom = between(1, wanted.zoom, MOST_ZOOM);
  const half = Math.min(width, height) / zoom / 2;
  return {
    x: between(half / width, wanted.x, 1 - half / width),
    y: between(half / height, wanted.y, 1 - half / height),
    zoom,
  };
}

export function squareOf(
  { width, height }: PictureSize,
  { x, y, zoom }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** Range of the centre along an axis, as shares: least and most. */
function rangeAlong(length: number, { width, height }: PictureSize, zoom: number): [number, number] {
  const half = Math.min(width, height) / zoom / 2 / length;
  return [half, 1 - half];
}

function shareOf(value: number, [least, most]: [number, number]): number | null {
  return most - least < 1e-6 ? null : (value - least) / (most - least);
}

/** Position of the square within its range, 0 to 1, across and down; null where it cannot move. */
export function focalPointOf(size: PictureSize, { x, y, zoom }: Crop): FocalPoint {
  return {
    across: shareOf(x, rangeAlong(size.width, size, zoom)),
    down: shareOf(y, rangeAlong(size.height, size, zoom)),
  };
}

export type FocalPoint = { across: number | null; down: number | null };

/** The inverse of `placeOf`; null centres the square. */
export function placedCrop(size: PictureSize, crop: Crop, { across, down }: FocalPoint): Crop {
  const along = (share: number | null, [least, most]: [number, number]) =>
    least + (share ?? 0.5) * (most - least);
  const x = along(across, rangeAlong(size.width, size, crop.zoom));
  const y = along(down, rangeAlong(size.height, size, crop.zoom));
  return insidePicture(size, { ...crop, x, y });
}

/** Moves the crop; distances in shares of the square's side. */
export function movedCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  const x = crop.x + (right * side) / size.width;
  const y = crop.y + (down * side) / size.height;
  return insidePicture(size, { ...crop, x, y });
}

export function zoomedCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  return insidePicture(size, { ...crop, zoom });
}
