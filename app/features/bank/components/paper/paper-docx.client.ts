import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, SectionType, TextRun } from "docx";
import { htmlToContent } from "docx/html";
import type { PaperPart } from "../../domain/paper/paper-html.ts";

/** A4 and its margins in twips (1/20 point). */
const PAGE = { width: 11_906, height: 16_838, margin: 737 };
/** Between columns, in twips. */
const GAP = 454;
/** CSS pixels of the text of a page, and of one of two columns. */
const TEXT_WIDTH = { 1: 695, 2: 330 } as const;

/** A picture as PNG: text documents know no WebP, and SVG not everywhere. Null where it cannot be read. */
async function pngOf(source: string): Promise<[string, ArrayBuffer] | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob && [source, await blob.arrayBuffer()];
}

async function picturesOf(parts: readonly PaperPart[]): Promise<Record<string, ArrayBuffer>> {
  const sources = new Set<string>();
  for (const { html } of parts)
    for (const image of new DOMParser().parseFromString(html, "text/html").images)
      sources.add(image.getAttribute("src") ?? "");
  const read = await Promise.all([...sources].filter(Boolean).map(pngOf));
  return Object.fromEntries(read.filter((each) => each !== null));
}

function pageNumbers(): Footer {
  const run = new TextRun({ children: [PageNumber.CURRENT] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })] });
}

/** The paper as a DOCX file, formulas as equations. `size`: of the text in points. */
export async function paperDocx(
  parts: readonly PaperPart[],
  { title, size }: { title: string; size: number },
): Promise<Blob> {
  const images = await picturesOf(parts);
  const { width, height, margin } = PAGE;
  const sections = parts.map(({ html, columns, newPage }) => ({
    properties: {
      type: newPage ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
      page: { size: { width, height }, margin: { top: margin, bottom: margin, left: margin, right: margin } },
      column: { count: columns, space: GAP, separate: columns > 1 },
    },
    footers: { default: pageNumbers() },
    children: htmlToContent(html, { images, maxImageWidth: TEXT_WIDTH[columns] }),
  }));
  const styles = { default: { document: { run: { size: size * 2, font: "Calibri" } } } };
  return Packer.toBlob(new Document({ title, creator: "Farol", styles, sections }));
}
