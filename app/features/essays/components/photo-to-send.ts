import { canvasOfPixels } from "#app/platform/pictures/components/photo-canvas.ts";
import type { Pixels } from "#app/platform/pictures/domain/pixels.ts";
import { cleanedPage } from "../domain/tasks/clean-page.ts";

/** Bytes of a photograph of a sheet: legible handwriting, and cheap to send. */
const LARGEST = 200 * 1024;
/** Pixels of the longer side, largest first, and qualities of JPEG, best first. */
const SIDES = [1800, 1400, 1100];
const QUALITIES = [0.7, 0.55, 0.4];

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
}

function shrunk(page: HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(page.width, page.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(page.width * scale));
  canvas.height = Math.max(1, Math.round(page.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(page, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A straightened page without shadows as JPEG of about 200 KB. Throws where the browser cannot encode it. */
export async function photoToSend(pixels: Pixels): Promise<Blob> {
  const page = canvasOfPixels(cleanedPage(pixels));
  let smallest: Blob | null = null;
  for (const side of SIDES)
    for (const quality of QUALITIES) {
      smallest = await encoded(shrunk(page, side), quality);
      if (smallest && smallest.size <= LARGEST) return smallest;
    }
  if (!smallest) throw new Error("no picture");
  return smallest;
}
