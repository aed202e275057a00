import type { Deps } from "#app/platform/context/deps.ts";
import { readRange } from "../domain/byte-range.ts";

export type ServedFile = { status: number; headers: Record<string, string>; body: ReadableStream | null };

type Asked = { range: string | null; etags: string | null; ifRange: string | null };

/** A stored file after its access check: whole, a range, unchanged, or a range outside it. Null: its object is gone. */
export async function serveFile(
  deps: Deps,
  { key, size, sha256 }: { key: string; size: number; sha256: string },
  { range: header, etags, ifRange }: Asked,
): Promise<ServedFile | null> {
  const etag = `"${sha256}"`;
  if (etags?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag))
    return { status: 304, headers: {}, body: null };
  const range = ifRange === null || ifRange === etag ? readRange(header, size) : null;
  if (range === "unsatisfiable")
    return { status: 416, headers: { "Content-Range": `bytes */${size}` }, body: null };
  const body = await deps.fileParts.open(key, range);
  if (!body) return null;
  if (!range) return { status: 200, headers: { "Content-Length": String(size) }, body };
  const { start, length } = range;
  const headers = {
    "Content-Range": `bytes ${start}-${start + length - 1}/${size}`,
    "Content-Length": String(length),
  };
  return { status: 206, headers, body };
}
