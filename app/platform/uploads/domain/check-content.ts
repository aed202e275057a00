import { type ByteSource, latin, startsWith } from "./byte-source.ts";
import { hasCompoundStream } from "./check-compound.ts";
import { isMp4 } from "./check-mp4.ts";
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
const PROGRAM_STARTS = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x23, 0x21],
];
const PDF_TAIL = 2048;

async function isPdf(source: ByteSource): Promise<boolean> {
  // Readers accept a header anywhere in the first kilobyte, which polyglots exploit: only the first byte is accepted
  // here.
  if (!/^%PDF-[12]\.\d/.test(latin(await source.read(0, 8)))) return false;
  const tail = latin(await source.read(Math.max(0, source.size - PDF_TAIL), PDF_TAIL));
  return tail.includes("%%EOF") && !tail.includes("PK\x05\x06");
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
  pdf: (source) => unless(isPdf(source), "upload-not-pdf"),
  doc: (source) => unless(hasCompoundStream(source, "WordDocument"), "upload-not-word"),
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
  const head = await source.read(0, 8);
  const isProgram =
    PROGRAMS.test(fileExtension(name)) || PROGRAM_STARTS.some((start) => startsWith(head, start));
  return isProgram ? "upload-program" : null;
}
