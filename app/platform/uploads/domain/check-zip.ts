import { type ByteSource, dataView, startsWith } from "./byte-source.ts";

const LOCAL_FILE = [0x50, 0x4b, 0x03, 0x04];
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;

/** A document has hundreds of entries; a directory of more is a bomb. */
const MOST_ENTRIES = 5000;
const LARGEST_DIRECTORY = 2 * 1024 * 1024;
/** Inflated bytes in all, and how many times the file's own; text alone compresses about 20 times. */
const MOST_INFLATED = 1024 * 1024 * 1024;
const MOST_RATIO = 120;
/** Below this the ratio says nothing. */
const SMALL_INFLATED = 20 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; packed: number; inflated: number; offset: number };

/** `macros`: programs inside; `bomb`: larger than any document; `broken`: no such document. */
export type ZipVerdict = "fine" | "macros" | "bomb" | "broken";

function endOf(tail: Uint8Array): number {
  const view = dataView(tail);
  for (let place = tail.length - END_BYTES; place >= 0; place -= 1) {
    const isEnd = view.getUint32(place, true) === END;
    if (isEnd && place + END_BYTES + view.getUint16(place + 20, true) === tail.length) return place;
  }
  return -1;
}

/** Null: broken, encrypted, or of a method that documents do not use. */
function entriesIn(directory: Uint8Array, count: number): Entry[] | null {
  const view = dataView(directory);
  const names = new TextDecoder();
  const entries: Entry[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    if (place + ENTRY_BYTES > directory.length || view.getUint32(place, true) !== ENTRY) return null;
    const isEncrypted = (view.getUint16(place + 8, true) & 1) === 1;
    const method = view.getUint16(place + 10, true);
    if (isEncrypted || (method !== STORED && method !== DEFLATED)) return null;
    const length = view.getUint16(place + 28, true);
    const start = place + ENTRY_BYTES;
    entries.push({
      name: names.decode(directory.subarray(start, start + length)),
      packed: view.getUint32(place + 20, true),
      inflated: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    });
    place = start + length + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return entries;
}

/** Entries that share bytes inflate the same data many times. */
function overlaps(entries: readonly Entry[], directoryAt: number): boolean {
  const sorted = [...entries].sort((one, other) => one.offset - other.offset);
  return sorted.some(({ offset, packed }, index) => {
    const next = sorted[index + 1]?.offset ?? directoryAt;
    return offset + 30 + packed > next;
  });
}

function isBomb(entries: readonly Entry[], size: number): boolean {
  const inflated = entries.reduce((sum, entry) => sum + entry.inflated, 0);
  return inflated > MOST_INFLATED || (inflated > SMALL_INFLATED && inflated > size * MOST_RATIO);
}

/** The entries of a whole archive in memory; null: it was cut, is broken, or no document's. */
export function zipEntriesOf(bytes: Uint8Array): { entries: readonly Entry[]; sharesBytes: boolean } | null {
  const tailAt = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  const tail = bytes.subarray(tailAt);
  const end = endOf(tail);
  if (end < 0) return null;
  const view = dataView(tail);
  const at = view.getUint32(end + 16, true);
  const directory = bytes.subarray(at, at + view.getUint32(end + 12, true));
  const entries = entriesIn(directory, view.getUint16(end + 10, true));
  return entries && { entries, sharesBytes: overlaps(entries, at) };
}

/** Judges an Office document by its directory; nothing is inflated. `main`: the entry that makes it one. */
export async function checkOfficeZip(source: ByteSource, main: string): Promise<ZipVerdict> {
  if (!startsWith(await source.read(0, 4), LOCAL_FILE)) return "broken";
  const tailAt = Math.max(0, source.size - END_BYTES - LONGEST_COMMENT);
  const tail = await source.read(tailAt, source.size - tailAt);
  const end = endOf(tail);
  if (end < 0) return "broken";
  const view = dataView(tail);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const at = view.getUint32(end + 16, true);
  // No bytes may be between the directory and its end, nor before the first entry.
  if (at + length !== tailAt + end) return "broken";
  if (count > MOST_ENTRIES || length > LARGEST_DIRECTORY) return "bomb";
  const entries = entriesIn(await source.read(at, length), count);
  if (!entries) return "broken";
  if (isBomb(entries, source.size) || overlaps(entries, at)) return "bomb";
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /vbaProject/i.test(name))) return "macros";
  const isDocument = names.includes("[Content_Types].xml") && names.includes(main);
  return isDocument && entries.some(({ offset }) => offset === 0) ? "fine" : "broken";
}
