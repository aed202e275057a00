import { type Crop, PICTURE_SIDE, squareOf } from "#app/domain/accounts/crop.ts";

/** The quality of the stored picture, 0 to 1: about 40 KB. */
const QUALITY = 0.85;

/** Draws the cut square over the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, side } = squareOf(bitmap, crop);
  context.imageSmoothingQuality = "high";
  // What is transparent would turn black where the picture becomes a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, type, QUALITY));
}

/** The cut square as a file of 512 × 512: WebP, or JPEG where the browser writes no WebP. Null where it writes neither. */
export async function pictureOfCrop(bitmap: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  drawCrop(canvas, bitmap, crop);
  const webp = await blobOf(canvas, "image/webp");
  return webp?.type === "image/webp" ? webp : blobOf(canvas, "image/jpeg");
}
