import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { AppError } from "#app/platform/errors/app-error.ts";
import { zipEntriesOf } from "#app/platform/uploads/domain/check-zip.ts";

/** Compressed bytes inflated before they are counted: a lie about the size costs at most a thousand times this. */
const PIECE = 4 * 1024;
const MAX_ENTRIES = 200;
/** Inflated bytes of all wanted entries: 20,000 rows of a spreadsheet are near 12 MB. */
const MAX_INFLATED = 24 * 1024 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** What the archive says of itself, before anything inflates. Throws roster/cut, roster/bomb. */
function checkClaims(bytes: Uint8Array, wanted: (name: string) => boolean, most: number): void {
  const found = zipEntriesOf(bytes);
  if (!found) throw new AppError("roster/cut");
  const { entries, sharesBytes } = found;
  const claimed = entries.reduce((sum, { name, inflated }) => sum + (wanted(name) ? inflated : 0), 0);
  if (entries.length > most || claimed > MAX_INFLATED || sharesBytes) throw new AppError("roster/bomb");
}

/** The wanted entries of an archive, counted while they inflate; `most`: entries of any kind. Throws roster/cut, roster/bomb, roster/unreadable. */
export function unzip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  most = MAX_ENTRIES,
): Map<string, Uint8Array> {
  checkClaims(bytes, wanted, most);
  const found = new Map<string, Uint8Array>();
  let entries = 0;
  let inflated = 0;
  const take = (file: UnzipFile) => {
    if (++entries > most) throw new AppError("roster/bomb");
    if (!wanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, data, final) => {
      // The library returns our own refusal as its error.
      if (error) throw new AppError(inflated > MAX_INFLATED ? "roster/bomb" : "roster/unreadable");
      inflated += data.length;
      if (inflated > MAX_INFLATED) throw new AppError("roster/bomb");
      pieces.push(data);
      if (final) found.set(file.name, joined(pieces));
    };
    file.start();
  };
  try {
    const archive = new Unzip(take);
    archive.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += PIECE)
      archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof Error && error.name === "AppError" ? error : new AppError("roster/unreadable");
  }
  return found;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
