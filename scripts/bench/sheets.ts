import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";

export type Shot = { label: string; png: Buffer };

/** Still readable at two thirds of the size. */
const COLUMNS = 5;
const COLUMN = 330;
const SHEET = { width: COLUMNS * COLUMN, height: 1600 };
const LABEL = 18;
/** Pixels: a smaller piece at the foot of a column is skipped. */
const LEAST = 120;

type Piece = { label: string; png: Buffer; from: number; height: number };

function heightOf(png: Buffer): number {
  return png.readUInt32BE(20);
}

function columnsOf(shots: readonly Shot[]): Piece[][] {
  const columns: Piece[][] = [];
  let left = 0;
  for (const { label, png } of shots)
    for (let from = 0; from < heightOf(png); ) {
      if (left < LABEL + LEAST) {
        columns.push([]);
        left = SHEET.height;
      }
      const height = Math.min(left - LABEL, heightOf(png) - from);
      columns.at(-1)?.push({ label: from ? `… ${label}` : label, png, from, height });
      left -= height + LABEL;
      from += height;
    }
  return columns;
}

function laidOut(shots: readonly Shot[]): Piece[][][] {
  const columns = columnsOf(shots);
  const sheets = Math.ceil(columns.length / COLUMNS);
  return Array.from({ length: sheets }, (_, index) => columns.slice(index * COLUMNS, (index + 1) * COLUMNS));
}

function htmlOf(sheet: readonly Piece[][]): string {
  const pieceHtml = ({ label, png, from, height }: Piece) =>
    `<p>${label}</p><div style="height:${height}px;background:url(data:image/png;base64,${png.toString("base64")}) 0 -${from}px no-repeat"></div>`;
  const columns = sheet.map((column) => `<section>${column.map(pieceHtml).join("")}</section>`).join("");
  return `<style>body{margin:0;display:flex;background:#ccc}section{width:${COLUMN}px}
    p{margin:0;height:${LABEL}px;font:12px/18px monospace;background:#222;color:#fff;overflow:hidden}</style>${columns}`;
}

export async function writeSheets(folder: string, shots: readonly Shot[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: SHEET });
    const sheets = laidOut(shots);
    for (const [index, sheet] of sheets.entries()) {
      await page.setContent(htmlOf(sheet), { waitUntil: "load" });
      await page.screenshot({ path: join(folder, `folha-${String(index + 1).padStart(2, "0")}.png`) });
    }
    return sheets.length;
  } finally {
    await browser.close();
  }
}
