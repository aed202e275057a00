import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { AppError } from "#app/errors/app-error.ts";

const PIECE = 64 * 1024;
const MAX_ENTRIES = 200;
/** Inflated bytes of all wanted entries: 20,000 rows of a spreadsheet are near 12 MB. */
const MAX_INFLATED = 24 * 1024 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** Bytes of the record that ends an archive, and of the longest comment behind it. */
const END = 22;
const LONGEST_COMMENT = 65_535;

/** Whether the archive has its end: of one that was cut, entries are missing or half there. */
function isWhole(bytes: Uint8Array): boolean {
  const from = Math.max(0, bytes.length - END - LONGEST_COMMENT);
  for (let at = bytes.length - END; at >= from; at--)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6)
      return true;
  return false;
}

/** The wanted entries of an archive, counted while they inflate. Throws roster/cut, roster/bomb, roster/unreadable. */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  if (!isWhole(bytes)) throw new AppError("roster/cut");
  const found = new Map<string, Uint8Array>();
  let entries = 0;
  let inflated = 0;
  const take = (file: UnzipFile) => {
    if (++entries > MAX_ENTRIES) throw new AppError("roster/bomb");
    if (!wanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, data, final) => {
      if (error) throw new AppError("roster/unreadable");
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
