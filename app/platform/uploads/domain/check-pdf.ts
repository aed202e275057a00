import { type ByteSource, latin } from "./byte-source.ts";

/** Readers look for a header in the first kilobyte, and for the end near the end. */
const PDF_HEAD = 1024;
const PDF_TAIL = 2048;
/** What could make a file of two kinds: markup, archives and programs before the header, an archive behind the end. */
const OTHER_KIND = /[<>]|PK|^MZ|^#!|%!PS/;

/** Where a PDF begins and ends in a file: what stands outside goes when it is stored, so that no file is of two kinds. */
export type PdfRange = { start: number; end: number };

/** Null where it is no PDF, or also something else. One without its end mark is read as far as it goes. */
export async function pdfRange(source: ByteSource): Promise<PdfRange | null> {
  const head = latin(await source.read(0, PDF_HEAD));
  const start = head.search(/%PDF-[12]\.\d/);
  if (start === -1 || OTHER_KIND.test(head.slice(0, start))) return null;
  const from = Math.max(start, source.size - PDF_TAIL);
  const tail = latin(await source.read(from, PDF_TAIL));
  if (tail.includes("PK\x05\x06")) return null;
  const mark = tail.lastIndexOf("%%EOF");
  if (mark !== -1) return { start, end: from + mark + "%%EOF".length };
  return /startxref|endobj|endstream/.test(tail) ? { start, end: source.size } : null;
}
