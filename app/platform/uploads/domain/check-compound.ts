import { type ByteSource, dataView, startsWith } from "./byte-source.ts";

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ENTRY_BYTES = 128;
/** Sectors of the directory that are read; the main stream is among the first entries. */
const MOST_SECTORS = 16;
const END_OF_CHAIN = 0xfffffffe;

function namesIn(sector: Uint8Array): string[] {
  const names = new TextDecoder("utf-16le");
  const entries = Math.floor(sector.length / ENTRY_BYTES);
  return Array.from({ length: entries }, (_, index) => {
    const start = index * ENTRY_BYTES;
    const length = dataView(sector).getUint16(start + 64, true);
    return names.decode(sector.subarray(start, start + Math.max(0, Math.min(length, 64) - 2)));
  });
}

/** Whether an older Office file (MS-CFB) has a main stream of this name. */
export async function hasCompoundStream(source: ByteSource, stream: string): Promise<boolean> {
  const header = await source.read(0, 512);
  if (header.length < 512 || !startsWith(header, SIGNATURE)) return false;
  const view = dataView(header);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return false;
  const bytes = 2 ** shift;
  const perTable = bytes / 4;
  const at = (sector: number) => (sector + 1) * bytes;
  let sector = view.getUint32(48, true);
  for (let read = 0; read < MOST_SECTORS && sector < END_OF_CHAIN; read += 1) {
    if (namesIn(await source.read(at(sector), bytes)).includes(stream)) return true;
    const table = Math.floor(sector / perTable);
    // The header contains the positions of the first 109 tables.
    if (table >= 109) return false;
    const next = await source.read(at(view.getUint32(76 + table * 4, true)) + (sector % perTable) * 4, 4);
    if (next.length < 4) return false;
    sector = dataView(next).getUint32(0, true);
  }
  return false;
}
