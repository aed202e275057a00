import type { Deps } from "#app/platform/context/deps.ts";
import type { ByteSource } from "../domain/byte-source.ts";

/** An object of the bucket, read in places. */
export function storedSource({ fileParts }: Deps, key: string, size: number): ByteSource {
  async function read(start: number, length: number): Promise<Uint8Array> {
    const rest = Math.min(length, size - start);
    if (start < 0 || rest <= 0) return new Uint8Array(0);
    const body = await fileParts.open(key, { start, length: rest });
    const bytes = new Uint8Array(rest);
    let filled = 0;
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      bytes.set(chunk, filled);
      filled += chunk.length;
    }
    return bytes.subarray(0, filled);
  }
  return { size, read };
}
