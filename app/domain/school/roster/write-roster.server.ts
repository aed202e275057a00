import { strToU8, zipSync } from "fflate";
import type { KnownPerson } from "./plan-person.ts";
import { activeNames, exportRoles } from "./roster-labels.ts";

export const EXPORT_HEADINGS = [
  "Nome",
  "Sobrenome",
  "Matrícula",
  "E-mail",
  "Celular",
  "Turma",
  "Papel",
  "Ano letivo",
  "Situação",
] as const;

/** A person as a row that imports back as they are. `classes`: names of the current classes of their year. */
export function exportRow(person: Omit<KnownPerson, "num" | "id">): string[] {
  const { firstName, lastName, schoolUserId, email, mobile, classes, role, year, active } = person;
  const [only = ""] = classes;
  // A bar at the end: the comma is part of the name.
  const joined = classes.length === 1 && only.includes(",") ? `${only} |` : classes.join(" | ");
  const state = active ? activeNames.yes : activeNames.no;
  return [firstName, lastName, schoolUserId, email, mobile, joined, exportRoles[role], String(year), state];
}

function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook of one sheet. Every cell is a text: nothing is computed, and numbers keep their zeros. */
export function writeXlsx(sheet: string, rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, column) =>
      cell === ""
        ? ""
        : `<c r="${letter(column)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${inside.join("")}</row>`;
  });
  const part = (text: string) => strToU8(XML + text);
  return zipSync({
    "[Content_Types].xml": part(CONTENT_TYPES),
    "_rels/.rels": part(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": part(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": part(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": part(
      `<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`,
    ),
  });
}
