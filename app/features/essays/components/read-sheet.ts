import { decodePhoto, turned } from "#app/platform/pictures/components/photo-canvas.ts";
import type { Pixels } from "#app/platform/pictures/domain/pixels.ts";
import { readSheetAddress } from "../domain/tasks/sheet-code.ts";

/** Pixels of the longer side where the code is small: 12 megapixels, as phones have. */
const LARGE = 4000;

export function pixelsOf(photo: HTMLCanvasElement): Pixels {
  const pixels = photo.getContext("2d")?.getImageData(0, 0, photo.width, photo.height);
  if (!pixels) throw new Error("no canvas");
  return pixels;
}

type ReadSheet = { upright: HTMLCanvasElement; code: ReturnType<typeof readSheetAddress> };

/**
 * A photographed sheet rotated by its code, and the code's text; null: none is legible, and the sheet is not rotated.
 * Throws where the browser cannot open it.
 */
export async function readSheet(file: Blob): Promise<ReadSheet> {
  const { readQr } = await import("#app/features/bank/domain/paper/read-qr.ts");
  const photo = await decodePhoto(file);
  const found = readQr(pixelsOf(photo)) ?? readQr(pixelsOf(await decodePhoto(file, LARGE)));
  let upright = photo;
  for (let turn = 0; turn < (found?.quarters ?? 0); turn++) upright = turned(upright);
  return { upright, code: found && readSheetAddress(found.text) };
}
