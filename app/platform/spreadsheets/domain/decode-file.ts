import { AppError } from "#app/platform/errors/app-error.ts";

/** Bytes of one file through a page: the Worker's memory must fit it several times. */
export const largestFile = 10 * 1024 * 1024;

/** Bytes of one file from the command line: several times the embedded bank. */
export const largestLocalFile = 40 * 1024 * 1024;

const declaredEncoding = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.-]{1,40})["']/;

/** Decodes by byte order mark, XML declaration, UTF-8, else Windows-1252. Lines end in "\n". Throws import/too-large. */
export function decodeFile(bytes: Uint8Array, largest = largestFile): string {
  if (bytes.byteLength > largest) throw new AppError("import/too-large");
  return decoded(bytes)
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n");
}

/** Whether neither the bytes nor a declaration say the encoding: read as Windows-1252, which is a guess. */
export function isGuessedEncoding(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return false;
  } catch {
    const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, 300));
    const label = declaredEncoding.exec(head.trimStart())?.[1];
    return !label || /^utf-?8$/i.test(label);
  }
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, 300));
    const label = declaredEncoding.exec(head.trimStart())?.[1];
    return decoderOf(label).decode(bytes);
  }
}

/** A file declared UTF-8 that is invalid was written in Windows-1252. */
function decoderOf(label: string | undefined): TextDecoder {
  if (!label || /^utf-?8$/i.test(label)) return new TextDecoder("windows-1252");
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
