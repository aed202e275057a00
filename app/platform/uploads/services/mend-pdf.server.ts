import type { Deps } from "#app/platform/context/deps.ts";
import { type ByteSource, sourceOfBytes } from "../domain/byte-source.ts";
import { type PdfRange, pdfRange } from "../domain/check-pdf.ts";
import { knownExtension } from "../domain/file-kind.ts";
import { partCount, sizeOfPart } from "../domain/upload-plan.ts";
import type { UploadRow } from "../queries/uploads.server.ts";

const NEWLINE = 0x0a;

/** Null where a file is no PDF, or already nothing but one. */
async function surplusRange(name: string, source: ByteSource): Promise<PdfRange | null> {
  const range = knownExtension(name) === "pdf" ? await pdfRange(source) : null;
  if (!range) return null;
  const behind = await source.read(range.end, source.size - range.end);
  return range.start === 0 && behind.every((byte) => byte <= 0x20) ? null : range;
}

/** A checked file without what stands around its PDF. */
export async function mendedBytes(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const range = await surplusRange(name, sourceOfBytes(bytes));
  return range ? bytes.slice(range.start, range.end) : bytes;
}

/** Stores a joined PDF again without what stands around it, of the same size; returns its checksum, null where nothing was to do. */
export async function mendStored(deps: Deps, upload: UploadRow, source: ByteSource): Promise<string | null> {
  const range = await surplusRange(upload.name, source);
  if (!range) return null;
  const { key, partSize } = upload;
  const multipart = await deps.fileParts.start(key);
  const parts: { part: number; etag: string }[] = [];
  for (let part = 1; part <= partCount(upload); part += 1) {
    const size = sizeOfPart(upload, part);
    const start = range.start + (part - 1) * partSize;
    const body = streamOf(source, { start, end: Math.min(range.end, start + size), size });
    const { etag } = await deps.fileParts.put({ key, multipart, part, size }, body);
    parts.push({ part, etag });
  }
  await deps.fileParts.join({ key, multipart }, parts);
  return (await deps.fileParts.digest(key, partSize))?.whole ?? null;
}

const PIECE = 1 << 20;

/** `size` bytes: those from `start` to `end`, then newlines. */
function streamOf(source: ByteSource, range: { start: number; end: number; size: number }): ReadableStream {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const length = Math.min(PIECE, range.size - sent);
      if (length <= 0) return controller.close();
      const at = range.start + sent;
      const bytes = new Uint8Array(length).fill(NEWLINE);
      if (at < range.end) bytes.set(await source.read(at, Math.min(length, range.end - at)));
      sent += length;
      controller.enqueue(bytes);
    },
  });
}
