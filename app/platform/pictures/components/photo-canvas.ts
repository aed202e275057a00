import { type Corners, LONGEST_PAGE_SIDE, straightSize } from "../domain/corners.ts";
import { isSharp, type Pixels, straightened } from "../domain/pixels.ts";

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return { canvas, context };
}

/**
 * A photo in its camera's orientation, at most as large as the reader needs (`longest`: pixels of a side). Throws where
 * the browser cannot open it.
 */
export async function decodePhoto(file: Blob, longest = LONGEST_PAGE_SIDE): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const { canvas, context } = canvasOf(Math.round(picture.width * scale), Math.round(picture.height * scale));
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** A quarter of a turn clockwise. */
export function turned(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = canvasOf(photo.height, photo.width);
  context.translate(photo.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(photo, 0, 0);
  return canvas;
}

/** Pixels as a picture that can be drawn and encoded. */
export function canvasOfPixels({ width, height, data }: Pixels): HTMLCanvasElement {
  const { canvas, context } = canvasOf(width, height);
  const drawn = context.createImageData(width, height);
  drawn.data.set(data);
  context.putImageData(drawn, 0, 0);
  return canvas;
}

/** The page between the corners, and whether its letters are sharp enough to read. */
export function pageOf(
  photo: HTMLCanvasElement,
  corners: Corners,
): { page: HTMLCanvasElement; pixels: Pixels; sharp: boolean } {
  const { width, height } = photo;
  const pixels: Pixels | undefined = photo.getContext("2d")?.getImageData(0, 0, width, height);
  if (!pixels) throw new Error("no canvas");
  const page = straightened(pixels, corners, straightSize(corners));
  return { page: canvasOfPixels(page), pixels: page, sharp: isSharp(page) };
}
