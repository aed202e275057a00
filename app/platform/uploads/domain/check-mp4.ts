import { type ByteSource, dataView, latin } from "./byte-source.ts";

/** Brands of MPEG-4 video; pictures (heic, avif) and QuickTime have the same boxes. */
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|MSNV|dash|f4v |mmp4|XAVC)$/;
/** Of others what is inside decides (3gp, cameras): a track of pictures that move. */
const VIDEO_TRACK = "hdlr\0\0\0\0\0\0\0\0vide";
const LARGEST_INDEX = 1 << 20;
const MOST_BOXES = 64;
const HEAD_BYTES = 16;

/** Whether a file is an MPEG-4 video, by its brand and its outermost boxes. */
export async function isMp4(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES || latin(head.subarray(4, 8)) !== "ftyp") return false;
  const isKnown = BRANDS.test(latin(head.subarray(8, 12)));
  let place = 0;
  for (let box = 0; box < MOST_BOXES && place < source.size; box += 1) {
    const bytes = await source.read(place, HEAD_BYTES);
    if (bytes.length < 8) return false;
    const view = dataView(bytes);
    if (latin(bytes.subarray(4, 8)) === "moov")
      return isKnown || latin(await source.read(place, LARGEST_INDEX)).includes(VIDEO_TRACK);
    const short = view.getUint32(0);
    const length = short === 1 && bytes.length === HEAD_BYTES ? Number(view.getBigUint64(8)) : short;
    if (length < 8 || place + length > source.size) return false;
    place += length;
  }
  return false;
}
