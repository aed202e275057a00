import { AppError } from "#app/platform/errors/app-error.ts";
import { decodeFile, isGuessedEncoding, largestFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import {
  emptyReading,
  type FileReading,
  type ForeignFormat,
} from "../../domain/exchange/foreign-question.ts";
import { otherFormat } from "../../domain/exchange/other-format.ts";

export type ImportFormat = ForeignFormat | "farol";

/** A file's text; what its reader found in it, or the other format it has. */
export type ReadFile = {
  name: string;
  text: string;
  other: string | null;
  reading: FileReading | null;
  isGuessed: boolean;
};

type Files = {
  format: ImportFormat;
  files: readonly { name: string; bytes: Uint8Array }[];
  /** Bytes of one file, if not the page's limit. */
  largest?: number;
};

/** Entries of a package: a question is one or two, and its pictures. */
const MOST_PARTS = 4_000;

/** Reads files without the database; each reader is loaded when it is used. Throws as the readers for a hostile or large file. */
export async function readFiles({ format, files, largest }: Files): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const { name, bytes } of files) {
    if (format === "qti") {
      const reading = await packageReading(name, bytes, largest ?? largestFile);
      read.push({ name, text: "", other: null, reading, isGuessed: false });
      continue;
    }
    const text = decodeFile(bytes, largest);
    const other = otherFormat(text);
    const reading = other || format === "farol" ? null : await readingOf(format, text);
    read.push({ name, text, other, reading, isGuessed: isGuessedEncoding(bytes) });
  }
  return read;
}

async function packageReading(name: string, bytes: Uint8Array, largest: number): Promise<FileReading> {
  if (bytes.byteLength > largest) throw new AppError("import/too-large");
  const [{ readQti }, { isZip, unzip }] = await Promise.all([
    import("../../domain/exchange/qti/read-qti.ts"),
    import("#app/platform/spreadsheets/domain/unzip.server.ts"),
  ]);
  const isWanted = (entry: string) => /\.(?:xml|qti|png|jpe?g|gif|webp|svg|bmp)$/i.test(entry);
  return readQti(isZip(bytes) ? unzip(bytes, isWanted, MOST_PARTS) : new Map([[`${name}.xml`, bytes]]));
}

async function readingOf(format: Exclude<ForeignFormat, "qti">, text: string): Promise<FileReading> {
  if (text.trim() === "") return { ...emptyReading(), malformed: [{ line: 1, reason: "arquivo vazio" }] };
  if (format === "moodle-xml")
    return (await import("../../domain/exchange/moodle-xml/read-moodle-xml.ts")).readMoodleXml(text);
  if (format === "gift") return (await import("../../domain/exchange/gift/read-gift.ts")).readGift(text);
  return (await import("../../domain/exchange/aiken/read-aiken.ts")).readAiken(text);
}
