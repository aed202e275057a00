/** Pictures as bytes, made by hand: what browsers and cameras send, and what people send to do harm. */

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function bigEndian(value: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 0xff);
}

/** Must never be served: part of every picture made here with metadata. */
export const SECRET = "GPS -23.5505 -46.6333";

/** Text as bytes of a file. */
export function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  // The checksum is not looked at by what is tested here.
  return joined(bigEndian(data.length, 4), ascii(name), data, new Uint8Array(4));
}

const PNG_SIGNATURE = ascii("\x89PNG\r\n\x1a\n");

/** A PNG of this size, as its head says, with these chunks before its data. */
export function png(
  { width = 8, height = 8 } = {},
  chunks: readonly Uint8Array[] = [],
  after: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const head = joined(bigEndian(width, 4), bigEndian(height, 4), Uint8Array.of(8, 6, 0, 0, 0));
  return joined(
    PNG_SIGNATURE,
    pngChunk("IHDR", head),
    ...chunks,
    pngChunk("IDAT", Uint8Array.of(120, 156, 99, 0, 1, 0, 0, 5, 0, 1)),
    pngChunk("IEND", new Uint8Array()),
    after,
  );
}

/** A PNG with texts, Exif, time and a film, each with the secret, and the secret behind its end. */
export function pngWithMetadata(): Uint8Array<ArrayBuffer> {
  const names = ["tEXt", "iTXt", "zTXt", "eXIf", "tIME", "acTL", "prVW"];
  return png(
    {},
    names.map((name) => pngChunk(name, ascii(SECRET))),
    ascii(SECRET),
  );
}

export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  return joined(Uint8Array.of(0xff, marker), bigEndian(data.length + 2, 2), data);
}

/** A JPEG of this size, by its head, with these segments in front. Its data has stuffing and a restart. */
export function jpeg(
  { width = 8, height = 8 } = {},
  segments: readonly Uint8Array[] = [],
  after: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const frame = joined(
    Uint8Array.of(8),
    bigEndian(height, 2),
    bigEndian(width, 2),
    Uint8Array.of(1, 1, 0x11, 0),
  );
  return joined(
    Uint8Array.of(0xff, 0xd8),
    jpegSegment(0xe0, joined(ascii("JFIF\0"), new Uint8Array(9))),
    ...segments,
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4),
    Uint8Array.of(0xff, 0xd9),
    after,
  );
}

/** A JPEG as a phone writes it: Exif with the place, XMP, IPTC, a comment, a second picture, and a film behind its end. */
export function jpegWithMetadata(): Uint8Array<ArrayBuffer> {
  const segments = [
    jpegSegment(0xe1, ascii(`Exif\0\0${SECRET}`)),
    jpegSegment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    jpegSegment(0xe2, ascii(`MPF\0${SECRET}`)),
    jpegSegment(0xe2, ascii("ICC_PROFILE\0kept")),
    jpegSegment(0xed, ascii(`Photoshop 3.0\0${SECRET}`)),
    jpegSegment(0xfe, ascii(SECRET)),
  ];
  return jpeg({}, segments, ascii(SECRET));
}

function littleEndian(value: number, length: number): Uint8Array {
  return bigEndian(value, length).reverse();
}

export function webpChunk(name: string, data: Uint8Array): Uint8Array {
  const odd = data.length % 2 === 1 ? new Uint8Array(1) : new Uint8Array();
  return joined(ascii(name), littleEndian(data.length, 4), data, odd);
}

export function webp(
  chunks: readonly Uint8Array[],
  after: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const body = joined(ascii("WEBP"), ...chunks);
  return joined(ascii("RIFF"), littleEndian(body.length, 4), body, after);
}

/** The extended head of a WebP, announcing Exif, XMP and transparency. */
export function webpHead({ width = 8, height = 8 } = {}): Uint8Array {
  return webpChunk(
    "VP8X",
    joined(
      Uint8Array.of(0x08 | 0x04 | 0x10, 0, 0, 0),
      littleEndian(width - 1, 3),
      littleEndian(height - 1, 3),
    ),
  );
}

/** The data of a small picture without losses. */
export const webpData = webpChunk("VP8L", Uint8Array.of(0x2f, 7, 0xc0, 1, 0, 9));

/** A WebP with Exif, XMP and an unknown chunk, each with the secret, and the secret behind its end. */
export function webpWithMetadata(): Uint8Array<ArrayBuffer> {
  return webp(
    [webpHead(), webpData, ...["EXIF", "XMP ", "NOTE"].map((name) => webpChunk(name, ascii(SECRET)))],
    ascii(SECRET),
  );
}
