/** Pixels of the longest side, and bytes, of a picture that is sent as it is. */
const LONGEST = 1600;
const SMALL = 1024 * 1024;
const QUALITY = 0.85;

/** A large picture as a smaller JPEG; the same file where it is small, or the browser cannot open it. */
export async function shrunkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= SMALL) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  // JPEG has no transparency: it would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  return blob ? new File([blob], "foto.jpg", { type: "image/jpeg" }) : file;
}
