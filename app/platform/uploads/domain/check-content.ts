import { type ByteSource, latin, startsWith } from "./byte-source.ts";
import { hasCompoundStream } from "./check-compound.ts";
import { isMp4 } from "./check-mp4.ts";
import { pdfRange } from "./check-pdf.ts";
import { checkOfficeZip, type ZipVerdict } from "./check-zip.ts";
import { fileExtension, type KnownExtension, knownExtension } from "./file-kind.ts";

/** Why a file is refused: codes of the error catalogue. */
export type ContentProblem =
  | "upload-empty"
  | "upload-not-pdf"
  | "upload-not-word"
  | "upload-not-powerpoint"
  | "upload-not-video"
  | "upload-has-macros"
  | "upload-bomb"
  | "upload-program";

/** Programs, by extension and by their first bytes: Windows, Linux, macOS, Java, scripts of a shell. */
const PROGRAMS =
  /^(?:exe|dll|scr|com|msi|bat|cmd|ps1|vbs|js|mjs|jse|wsf|hta|lnk|jar|apk|app|dmg|sh|docm|pptm|xlsm|reg)$/;
const WINDOWS = [0x4d, 0x5a];
const PROGRAM_STARTS = [
  WINDOWS,
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x23, 0x21],
];

/** "MZ" also begins sentences: a program has bytes that no text has. */
function isText(head: Uint8Array): boolean {
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Rich text, which Word stores under this name too; with an object inside it may run something. */
async function rtfProblem(source: ByteSource): Promise<ContentProblem | null> {
  const piece = 1 << 20;
  for (let at = 0; at < source.size; at += piece) {
    const text = latin(await source.read(at, piece + 32));
    if (/\\(?:objdata|objupdate|objautlink)\b/.test(text)) return "upload-has-macros";
  }
  return null;
}

async function docProblem(source: ByteSource): Promise<ContentProblem | null> {
  if (latin(await source.read(0, 6)).startsWith("{\\rtf1")) return rtfProblem(source);
  return unless(hasCompoundStream(source, "WordDocument"), "upload-not-word");
}

async function zipProblem(
  source: ByteSource,
  main: string,
  otherwise: ContentProblem,
): Promise<ContentProblem | null> {
  const problems: Record<ZipVerdict, ContentProblem | null> = {
    fine: null,
    macros: "upload-has-macros",
    bomb: "upload-bomb",
    broken: otherwise,
  };
  return problems[await checkOfficeZip(source, main)];
}

async function unless(test: Promise<boolean>, problem: ContentProblem): Promise<ContentProblem | null> {
  return (await test) ? null : problem;
}

const checks: Readonly<Record<KnownExtension, (source: ByteSource) => Promise<ContentProblem | null>>> = {
  pdf: async (source) => ((await pdfRange(source)) ? null : "upload-not-pdf"),
  doc: docProblem,
  docx: (source) => zipProblem(source, "word/document.xml", "upload-not-word"),
  ppt: (source) => unless(hasCompoundStream(source, "PowerPoint Document"), "upload-not-powerpoint"),
  pptx: (source) => zipProblem(source, "ppt/presentation.xml", "upload-not-powerpoint"),
  mp4: (source) => unless(isMp4(source), "upload-not-video"),
};

/**
 * Whether a file's content matches its name (SEC-17). The browser checks before it sends, the server before it stores.
 */
export async function contentProblem(name: string, source: ByteSource): Promise<ContentProblem | null> {
  if (source.size === 0) return "upload-empty";
  const extension = knownExtension(name);
  if (extension) return checks[extension](source);
  const head = await source.read(0, 512);
  const isProgram =
    PROGRAMS.test(fileExtension(name)) ||
    PROGRAM_STARTS.some((start) => startsWith(head, start) && !(start === WINDOWS && isText(head)));
  return isProgram ? "upload-program" : null;
}
