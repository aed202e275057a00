import { aff, dic } from "virtual:portuguese-dictionary";
import type { SpellingReply, SpellingRequest } from "./spelling-worker.ts";

export type Speller = {
  /** The words that the dictionary lacks, with what it has instead. Throws where the dictionary did not come. */
  unknown: (words: readonly string[]) => Promise<[string, string[]][]>;
  close: () => void;
};

/** A dictionary of Portuguese in a Web Worker of this device (some 1.4 MB to fetch, once): no word leaves it. */
export function openSpeller(): Speller {
  const worker = new Worker(new URL("./spelling-worker.ts", import.meta.url), { type: "module" });
  const send = (request: SpellingRequest) => worker.postMessage(request);
  send({ aff, dic });
  let last: Promise<unknown> = Promise.resolve();
  const lookUp = (words: readonly string[]) =>
    new Promise<[string, string[]][]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SpellingReply>) =>
        "unknown" in data ? resolve(data.unknown) : reject(new Error("no dictionary"));
      worker.onerror = () => reject(new Error("no dictionary"));
      send({ words: [...words] });
    });
  return {
    unknown(words) {
      const next = last.then(() => lookUp(words));
      last = next.catch(() => undefined);
      return next;
    },
    close: () => worker.terminate(),
  };
}
