/** `pixels`: red, green, blue and alpha, from the top left. */
export type Bitmap = { width: number; height: number; pixels: Uint8Array };

const fileHead = 14;
const shortestHead = 40;
/** A Worker has 128 MB, and four bytes a pixel are there three times. */
const mostPixels = 8_000_000;
const uncompressed = 0;
const withMasks = 3;
const opaque = 255;

type Layout = {
  width: number;
  height: number;
  topDown: boolean;
  bits: number;
  masks: number[] | null;
  palette: number;
  colours: number;
  data: number;
};

/** A Windows bitmap (1 to 32 bits, without run-length compression); null for anything else. */
export function decodeBitmap(bytes: Uint8Array): Bitmap | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  if (!layout) return null;
  const { width, height, bits, data, topDown } = layout;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (data + stride * height > bytes.length) return null;
  const colour = bits <= 8 ? indexed(view, layout) : masked(view, layout);
  const pixels = new Uint8Array(width * height * 4);
  const target = new DataView(pixels.buffer);
  let shown = 0;
  for (let row = 0; row < height; row++) {
    const start = data + stride * (topDown ? row : height - 1 - row);
    for (let column = 0; column < width; column++) {
      const rgba = colour(start, column);
      shown |= rgba & opaque;
      target.setUint32((row * width + column) * 4, rgba);
    }
  }
  // Writers that leave the fourth byte at zero mean an opaque picture.
  if (shown === 0) for (let at = 3; at < pixels.length; at += 4) pixels[at] = opaque;
  return { width, height, pixels };
}

function layoutOf(view: DataView): Layout | null {
  if (view.byteLength < fileHead + shortestHead || view.getUint16(0) !== 0x424d) return null;
  const head = view.getUint32(14, true);
  const [width, signed] = [view.getInt32(18, true), view.getInt32(22, true)];
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const height = Math.abs(signed);
  const isKnown = [1, 4, 8, 16, 24, 32].includes(bits) && [uncompressed, withMasks].includes(compression);
  if (head < shortestHead || width <= 0 || height === 0 || width * height > mostPixels || !isKnown)
    return null;
  const hasMasks = compression === withMasks;
  const masks = hasMasks
    ? [0, 4, 8, ...(head > 52 ? [12] : [])].map((at) => view.getUint32(54 + at, true))
    : null;
  const palette = fileHead + head + (hasMasks && head === shortestHead ? 12 : 0);
  const colours = Math.min(view.getUint32(46, true) || 2 ** bits, 256);
  return {
    width,
    height,
    topDown: signed < 0,
    bits,
    masks,
    palette,
    colours,
    data: view.getUint32(10, true),
  };
}

type ColourAt = (start: number, column: number) => number;

function indexed(view: DataView, { bits, palette, colours }: Layout): ColourAt {
  const table = Array.from({ length: colours }, (_, at) => {
    const place = palette + at * 4;
    return place + 3 <= view.byteLength
      ? rgbaOf(view.getUint8(place + 2), view.getUint8(place + 1), view.getUint8(place), opaque)
      : opaque;
  });
  const perByte = 8 / bits;
  return (start, column) => {
    const byte = view.getUint8(start + Math.floor(column / perByte));
    const shift = 8 - bits * ((column % perByte) + 1);
    return table[(byte >> shift) & (2 ** bits - 1)] ?? opaque;
  };
}

function masked(view: DataView, { bits, masks }: Layout): ColourAt {
  if (bits === 24)
    return (start, column) => {
      const at = start + column * 3;
      return rgbaOf(view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at), opaque);
    };
  const usual = bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff, 0xff000000];
  const [red = 0, green = 0, blue = 0, alpha = 0] = masks ?? usual;
  return (start, column) => {
    const value =
      bits === 16 ? view.getUint16(start + column * 2, true) : view.getUint32(start + column * 4, true);
    const alphaOf = alpha === 0 ? opaque : part(value, alpha);
    return rgbaOf(part(value, red), part(value, green), part(value, blue), alphaOf);
  };
}

/** The bits under a mask, as 0 to 255. */
function part(value: number, mask: number): number {
  if (mask === 0) return 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return Math.round((((value & mask) >>> shift) * opaque) / most);
}

function rgbaOf(red: number, green: number, blue: number, alpha: number): number {
  return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}
