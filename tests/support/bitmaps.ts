type Head = {
  width: number;
  height: number;
  bits: number;
  palette?: number[][];
  masks?: number[];
  compression?: number;
};

/** A Windows bitmap of these rows, as they lie in the file. */
export function bitmap(
  { width, height, bits, palette = [], masks, compression }: Head,
  rows: number[][],
): Uint8Array {
  const table = [...(masks ?? []).flatMap((mask) => littleEndian(mask)), ...palette.flat()];
  const head = new Uint8Array(54);
  const view = new DataView(head.buffer);
  head.set([0x42, 0x4d]);
  view.setUint32(10, 54 + table.length, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(28, bits, true);
  view.setUint32(30, compression ?? (masks ? 3 : 0), true);
  view.setUint32(46, palette.length, true);
  return Uint8Array.from([...head, ...table, ...rows.flat()]);
}

function littleEndian(value: number): number[] {
  return [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);
}
