import { type Crop, PICTURE_SIDE, squareOf } from "#app/features/accounts/domain/crop.ts";

/** The quality of the stored picture, 0 to 1: about 40 KB. */
const QUALITY = 0.85;

/** Draws the crop onto the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, side } = squareOf(bitmap, crop);
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency: it would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, type, QUALITY));
}

/** The crop as 512 × 512 WebP, or JPEG as fallback. Null where neither can be encoded. */
export async function pictureOfCrop(bitmap: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  drawCrop(canvas, bitmap, crop);
  const webp = await blobOf(canvas, "image/webp");
  return webp?.type === "image/webp" ? webp : blobOf(canvas, "image/jpeg");
}
