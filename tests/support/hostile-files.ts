import { mp4Of, officeOf, zipOf } from "#tests/support/zip-files.ts";

const SCRIPT = "<script>document.title='ran'</script>";
const html = Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`);
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`);
const pdf = Buffer.from(
  `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n`,
);
const big = 0x7fffffff;

/**
 * Files that want to run, to pass for another kind or to break the reader; `refused`: they get no further than the
 * door.
 */
export const hostileFiles: readonly { what: string; name: string; bytes: Buffer; refused: boolean }[] = [
  { what: "HTML as PDF", name: "lista.pdf", bytes: html, refused: true },
  { what: "HTML before a PDF", name: "lista.pdf", bytes: Buffer.concat([html, pdf]), refused: true },
  {
    what: "a PDF with a zip behind it",
    name: "lista.pdf",
    bytes: Buffer.concat([pdf, zipOf([{ name: "a.html", data: html }])]),
    refused: true,
  },
  { what: "a PDF without its end", name: "lista.pdf", bytes: Buffer.from("%PDF-1.7\nabc"), refused: true },
  { what: "a PDF with a script of its own", name: "lista.pdf", bytes: pdf, refused: false },
  {
    what: "a PDF with HTML in it",
    name: "lista.pdf",
    bytes: Buffer.concat([Buffer.from("%PDF-1.4\n"), html, Buffer.from("%%EOF\n")]),
    refused: false,
  },
  { what: "SVG with a script as PDF", name: "figura.pdf", bytes: svg, refused: true },
  { what: "SVG with a script", name: "figura.svg", bytes: svg, refused: false },
  { what: "HTML", name: "aula.html", bytes: html, refused: false },
  { what: "XHTML", name: "aula.xhtml", bytes: html, refused: false },
  { what: "HTML as a video", name: "aula.mp4", bytes: html, refused: true },
  { what: "a picture with the boxes of a video", name: "aula.mp4", bytes: mp4Of("heic"), refused: true },
  { what: "a box longer than the file", name: "aula.mp4", bytes: mp4Of().subarray(0, 60), refused: true },
  {
    what: "a bomb as docx",
    name: "prova.docx",
    bytes: officeOf("word/document.xml", [
      { name: "word/media/a", data: Buffer.alloc(50_000), method: 8, inflated: big },
    ]),
    refused: true,
  },
  {
    what: "a bomb of entries that share bytes",
    name: "prova.docx",
    bytes: officeOf(
      "word/document.xml",
      [1, 2, 3].map((n) => ({
        name: `word/${n}`,
        data: Buffer.alloc(50_000),
        method: 8,
        inflated: 60_000,
        offset: 60,
      })),
    ),
    refused: true,
  },
  {
    what: "a bomb of very many entries",
    name: "prova.docx",
    bytes: officeOf(
      "word/document.xml",
      Array.from({ length: 6000 }, (_, n) => ({ name: `w/${n}`, data: Buffer.alloc(1) })),
    ),
    refused: true,
  },
  {
    what: "a docx with macros",
    name: "prova.docx",
    bytes: officeOf("word/document.xml", [{ name: "word/vbaProject.bin", data: Buffer.alloc(10) }]),
    refused: true,
  },
  {
    what: "a presentation as docx",
    name: "prova.docx",
    bytes: officeOf("ppt/presentation.xml"),
    refused: true,
  },
  {
    what: "HTML before a docx",
    name: "prova.docx",
    bytes: Buffer.concat([html, officeOf("word/document.xml")]),
    refused: true,
  },
  {
    what: "an encrypted docx",
    name: "prova.docx",
    bytes: officeOf("word/document.xml", [{ name: "a", data: Buffer.alloc(1), flags: 1 }]),
    refused: true,
  },
  { what: "a program", name: "jogo.exe", bytes: Buffer.from("MZ\x90\0"), refused: true },
  {
    what: "a program as a spreadsheet",
    name: "notas.xlsx",
    bytes: Buffer.from("MZ\x90\0 program"),
    refused: true,
  },
  {
    what: "a script of a shell",
    name: "leia.txt",
    bytes: Buffer.from("#!/bin/sh\nrm -rf /\n"),
    refused: true,
  },
  {
    what: "a file of formulas",
    name: "notas.csv",
    bytes: Buffer.from('=HYPERLINK("http://evil.example")\n'),
    refused: false,
  },
  {
    what: "names that lead elsewhere",
    name: "../../perfis/x\r\nSet-Cookie: a=b.txt",
    bytes: Buffer.from("oi"),
    refused: false,
  },
];
