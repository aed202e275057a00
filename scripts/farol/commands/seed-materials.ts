import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { storeAtOnce } from "#app/platform/uploads/services/store-at-once.server.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { root } from "../../platform/state.ts";
import { demoViewer } from "./demo-viewer.ts";

const TEXTS = "content/materials";
const INK = "#1d2433";
const ACCENT = "#1f4e9c";

/** A line of Markdown: "# " title, "## " heading, "- " item, or a paragraph. */
function drawLine(page: PDFKit.PDFDocument, line: string): void {
  const [, mark = "", text = ""] = /^(#{1,2}|-)? ?(.*)$/.exec(line) ?? [];
  const isHeading = mark.startsWith("#");
  page.font(isHeading ? "Helvetica-Bold" : "Helvetica").fillColor(isHeading ? ACCENT : INK);
  if (mark === "#") page.fontSize(20).text(text).moveDown(0.6);
  else if (mark === "##") page.moveDown(0.6).fontSize(13).text(text).moveDown(0.2);
  else if (mark === "-") page.fontSize(11).list([text], { bulletRadius: 1.6, textIndent: 12, lineGap: 3 });
  else page.fontSize(11).text(text, { lineGap: 3 });
}

/** An A4 PDF of a text in the few marks of Markdown that `drawLine` knows. */
async function drawPdf(title: string, text: string): Promise<Uint8Array> {
  const info = { Title: title, Author: "Farol" };
  const page = new PDFDocument({ size: "A4", margin: 64, lang: "pt-BR", info });
  for (const line of text.split("\n")) if (line !== "") drawLine(page, line);
  page.end();
  return buffer(page);
}

/** The demo materials of a school, sent by its teacher through the product's own upload. */
export async function seedMaterials({ deps }: Platform, schoolId: string): Promise<void> {
  const teacher = await demoViewer(deps, `${schoolId}-professor@farol.test`, {
    id: schoolId,
    role: "teacher",
    person: 0,
  });
  if (!teacher) return;
  for (const name of await readdir(join(root, TEXTS))) {
    const text = await readFile(join(root, TEXTS, name), "utf8");
    const title = (text.split("\n", 1)[0] ?? "").replace("# ", "").replace(":", ",");
    const bytes = await drawPdf(title, text);
    const place = { ownerKind: "school-material", owner: schoolId, target: null } as const;
    await storeAtOnce(deps, teacher, { ...place, name: `${title}.pdf`, bytes });
  }
}
