import portuguese from "@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url";
import { createWorker, OEM } from "tesseract.js";
import workerAddress from "tesseract.js/dist/worker.min.js?url";
import plainCore from "tesseract.js-core/tesseract-core-lstm.wasm.js?url";
import fastCore from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import { type PhotoText, photoText } from "../../domain/photo-text.ts";

/** A function of one SIMD instruction: its bytes are valid where the browser has them (all phones of the last years). */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

const coreAddress = () => (WebAssembly.validate(SIMD) ? fastCore : plainCore);
/** The library appends "/por.traineddata.gz": a query, which the server ignores. */
const languagePath = `${portuguese}?`;
const filesOfReader = () => [workerAddress, coreAddress(), `${languagePath}/por.traineddata.gz`];

/** In the local storage: the reader that was downloaded. Its files are immutable, so that the browser caches them. */
const KEPT = "photo-reader";

export function isReaderKept(): boolean {
  return localStorage.getItem(KEPT) === coreAddress();
}

/** Downloads a file, reporting the bytes received. */
async function fetchFile(address: string, told: (bytes: number) => void): Promise<void> {
  const response = await fetch(address);
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (!reader) throw new Error(`no ${address}`);
  for (let part = await reader.read(); !part.done; part = await reader.read()) told(part.value.length);
}

export type PhotoReader = {
  /** `told`: progress, as a share of the page. */
  read: (page: HTMLCanvasElement, told: (share: number) => void) => Promise<PhotoText>;
  close: () => void;
};

/** Uncompressed bytes of all files, near enough for a share. */
const BYTES = 5_300_000;

/** The reader of photos: it runs in a Web Worker of this device, and nothing of a photo leaves it. Throws where a file is missing. */
export async function openReader(told: (share: number) => void): Promise<PhotoReader> {
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    told(Math.min(1, bytes / BYTES));
  };
  await Promise.all(filesOfReader().map((address) => fetchFile(address, count)));
  let onProgress = (_share: number) => {};
  const worker = await createWorker("por", OEM.LSTM_ONLY, {
    workerPath: workerAddress,
    corePath: coreAddress(),
    langPath: languagePath,
    workerBlobURL: false,
    cacheMethod: "none",
    logger: ({ status, progress }) => status === "recognizing text" && onProgress(progress),
  });
  // Its remarks on single lines are no errors of the page: they go to a file in memory.
  await worker.setParameters({ debug_file: "remarks" });
  localStorage.setItem(KEPT, coreAddress());
  return {
    async read(page, told) {
      onProgress = told;
      const { data: found } = await worker.recognize(
        page,
        { rotateAuto: true },
        { text: false, blocks: true },
      );
      const paragraphs = (found.blocks ?? []).flatMap((block) => block.paragraphs);
      return photoText(paragraphs.map(({ lines }) => lines.map(({ words }) => words)));
    },
    close: () => void worker.terminate(),
  };
}
