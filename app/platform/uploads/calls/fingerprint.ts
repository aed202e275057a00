import type { ByteSource } from "../domain/byte-source.ts";
import { FINGERPRINT_BYTES } from "../domain/upload-plan.ts";

/** A file of the device, read in places. */
export function sourceOfFile(file: Blob): ByteSource {
  return {
    size: file.size,
    read: async (start, length) => new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
  };
}

/** SHA-256 in hexadecimal. */
export async function digestOf(bytes: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Recognises a file after a reload: its size, its beginning and its end. */
export function fileFingerprint(file: Blob): Promise<string> {
  const ends = [file.slice(0, FINGERPRINT_BYTES), file.slice(-FINGERPRINT_BYTES)];
  return digestOf(new Blob([`${file.size} `, ...ends]));
}
