import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Characters that XML 1.0 cannot write, with line ends and tabs: a cell is one line. */
const UNWRITABLE = /[\p{Cc}\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text
    .replace(UNWRITABLE, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Texts are inline strings: a spreadsheet never reads one as a formula (SEC-20). */
function cellXml(value: string | number): string {
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  return value === ""
    ? "<c/>"
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** One sheet (ECMA-376), the first row and column fixed. */
export function writeXlsx(sheet: string, lines: readonly (readonly (string | number)[])[]): Uint8Array {
  const rows = lines.map((line) => `<row>${line.map(cellXml).join("")}</row>`).join("");
  const view = `<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" state="frozen"/></sheetView></sheetViews>`;
  const files = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet.slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${HEAD}<worksheet xmlns="${MAIN}">${view}<sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
