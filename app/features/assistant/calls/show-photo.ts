import { LARGEST_SHOWN_PHOTO, LONGEST_SHOWN_SIDE } from "../domain/shown-photo.ts";

/** Of JPEG, best first: the first that is small enough is sent. */
const QUALITIES = [0.8, 0.65, 0.5, 0.35, 0.2];

function shrunk(photo: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SHOWN_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A photo as it is shown to a provider: re-encoded, so that only its pixels are sent. Null: it cannot be made small enough. */
export async function photoToShow(photo: HTMLCanvasElement): Promise<Blob | null> {
  const canvas = shrunk(photo);
  for (const quality of QUALITIES) {
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (made && made.size <= LARGEST_SHOWN_PHOTO) return made;
  }
  return null;
}

/** Base64, as the callable expects. */
export async function sentPhoto(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
