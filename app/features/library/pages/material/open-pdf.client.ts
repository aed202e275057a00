import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";
import colours from "pdfjs-dist/wasm/qcms_bg.wasm?url";

/** Bytes per request: only what the pages on screen need. */
const CHUNK = 512 * 1024;

const decoders = new Map([
  ["jbig2.wasm", jbig2],
  ["openjpeg.wasm", openjpeg],
  ["qcms_bg.wasm", colours],
]);

/** Decoders of scanned pages, by the names the build gave them. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders.get(filename);
    const response = address ? await fetch(address) : null;
    if (!response?.ok) throw new Error(`no ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** The reader of PDF files, from our own address: no page of another origin, and nothing in the file runs. */
export function openPdf(url: string): { document: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({
    url,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: Decoders,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
