/** One entry of a zip; `inflated`: the length it claims, `offset`: where it claims to begin. */
export type ZipEntry = {
  name: string;
  data: Buffer;
  method?: number;
  inflated?: number;
  offset?: number;
  flags?: number;
};

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A zip as written, without checksums: nothing here reads them. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, data, method = 0, inflated = data.length, offset = place, flags = 0 } of entries) {
    const fields = [u16(20), u16(flags), u16(method), u32(0), u32(0), u32(data.length), u32(inflated)];
    const local = Buffer.concat([
      u32(0x04034b50),
      ...fields,
      u16(name.length),
      u16(0),
      Buffer.from(name),
      data,
    ]);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        ...fields,
        u16(name.length),
        ...[0, 0, 0, 0].map(u16),
        u32(0),
        u32(offset),
        Buffer.from(name),
      ]),
    );
    files.push(local);
    place += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = [0, 0, entries.length, entries.length].map(u16);
  return Buffer.concat([...files, listed, u32(0x06054b50), ...end, u32(listed.length), u32(place), u16(0)]);
}

const types = { name: "[Content_Types].xml", data: Buffer.from("<Types/>") };

/** A document of Word or PowerPoint, with more entries than it needs. */
export function officeOf(
  main: "word/document.xml" | "ppt/presentation.xml",
  more: readonly ZipEntry[] = [],
): Buffer {
  return zipOf([types, { name: main, data: Buffer.from("<x/>") }, ...more]);
}

/** An older document of Office: header, directory, and the table that chains its sectors. */
export function compoundOf(stream: string): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  const first = Buffer.alloc(512);
  const second = Buffer.alloc(512);
  const entry = (sector: Buffer, at: number, name: string) => {
    Buffer.from(name, "utf16le").copy(sector, at * 128);
    sector.writeUInt16LE((name.length + 1) * 2, at * 128 + 64);
  };
  entry(first, 0, "Root Entry");
  entry(second, 1, stream);
  return Buffer.concat([header, table, first, second]);
}

function box(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length + 8);
  return Buffer.concat([length, Buffer.from(name, "latin1"), data]);
}

function longBox(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(name, 4, "latin1");
  head.writeBigUInt64BE(BigInt(16 + data.length), 8);
  return Buffer.concat([head, data]);
}

/** The outermost boxes of a video. */
export function mp4Of(brand = "isom", media = Buffer.alloc(64), isLong = false): Buffer {
  return Buffer.concat([
    box("ftyp", Buffer.from(`${brand}\0\0\0\0isom`, "latin1")),
    box("free", Buffer.alloc(8)),
    isLong ? longBox("mdat", media) : box("mdat", media),
    box("moov", Buffer.alloc(32)),
  ]);
}
