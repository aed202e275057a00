import { cutText } from "#app/platform/text/cut-text.ts";
import { slug } from "#app/platform/text/normalize.ts";
import { fileExtension, fileKindOf } from "./file-kind.ts";
import { type UploadOwnerKind, uploadOwners } from "./upload-owners.ts";

/** Bytes; R2 requires equal parts except the last, of at least 5 MiB. */
export const PART_SIZE = 5 * 1024 * 1024;
/** At both ends of a file: identify it when it is picked again. */
export const FINGERPRINT_BYTES = 64 * 1024;
const LONGEST_NAME = 200;
export const HEX_DIGEST = /^[0-9a-f]{64}$/;

export function isDigest(word: unknown): word is string {
  return typeof word === "string" && HEX_DIGEST.test(word);
}

/** Parts count from 1. */
export function partCount({ size, partSize }: { size: number; partSize: number }): number {
  return Math.ceil(size / partSize);
}

/** Bytes of a part; 0: there is none. */
export function sizeOfPart(file: { size: number; partSize: number }, part: number): number {
  if (!Number.isInteger(part) || part < 1 || part > partCount(file)) return 0;
  return Math.min(file.partSize, file.size - (part - 1) * file.partSize);
}

/** Without folders and control characters; null: no name. */
export function readFileName(sent: unknown): string | null {
  if (typeof sent !== "string") return null;
  const name = sent
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/^.*[\\/]/, "")
    .trim();
  return name === "" || /^\.+$/.test(name) ? null : cutName(name);
}

/** Preserves the extension of a long name. */
function cutName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const extension = fileExtension(name);
  return `${cutText(name, LONGEST_NAME - extension.length - 1)}.${extension}`;
}

/** The problem with a file's size, as a code of the error catalogue. */
export function sizeProblem(ownerKind: UploadOwnerKind, name: string, size: number) {
  const { largest, largestVideo } = uploadOwners[ownerKind];
  if (size <= 0) return "upload-empty" as const;
  if (fileKindOf(name) === "videoURL")
    return size > largestVideo ? ("upload-video-too-large" as const) : null;
  return size > largest ? ("upload-too-large" as const) : null;
}

type Stored = { ownerKind: UploadOwnerKind; owner: string; name: string; now: number; random: string };

/** `materials/{schoolId}/{filename_timestamp}` with a random part (R-SCHOOL-7); never an address. */
export function storageKey({ ownerKind, owner, name, now, random }: Stored): string {
  const word = slug(name.replace(/\.[^.]*$/, "")).slice(0, 60) || "arquivo";
  return `${uploadOwners[ownerKind].folder}/${owner}/${word}_${now}_${random}`;
}
