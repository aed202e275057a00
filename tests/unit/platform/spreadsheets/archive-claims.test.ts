import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readXlsx } from "#app/platform/spreadsheets/domain/read-xlsx.server.ts";
import { unzip } from "#app/platform/spreadsheets/domain/unzip.server.ts";
import { zipOf } from "#tests/support/zip-files.ts";

const entry = (name: string) => ({ name, data: Buffer.from(name) });

/** An archive whose directory says fewer entries than there are. */
function claiming(entries: number, names: readonly string[]): Uint8Array {
  const archive = zipOf(names.map(entry));
  archive.writeUInt16LE(entries, archive.length - 12);
  return archive;
}

describe("an archive", () => {
  it("is refused for more entries than allowed, also those that its directory does not name", () => {
    const names = ["a.csv", "b.csv", "c.csv"];
    expect([...unzip(zipOf(names.map(entry)), () => true, 3).keys()]).toEqual(names);
    const bomb = expect.objectContaining({ code: "roster/bomb" });
    expect(() => unzip(zipOf(names.map(entry)), () => true, 2)).toThrow(bomb);
    expect(() => unzip(claiming(1, names), () => true, 2)).toThrow(bomb);
  });

  it("gives the wanted entries alone", () => {
    const found = unzip(zipOf([entry("a.csv"), entry("b.txt")]), (name) => name.endsWith(".csv"));
    expect([...found]).toEqual([["a.csv", new Uint8Array(strToU8("a.csv"))]]);
  });
});

describe("a workbook", () => {
  it("has a part once, however many sheets name it", () => {
    const bytes = zipSync({
      "xl/workbook.xml": strToU8(
        '<workbook><sheets><sheet name="Um" r:id="a"/><sheet name="Dois" r:id="b"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<R><Relationship Id="a" Target="worksheets/um.xml"/><Relationship Id="b" Target="/xl/worksheets/um.xml"/></R>',
      ),
      "xl/worksheets/um.xml": strToU8('<worksheet><row r="1"><c r="A1"><v>7</v></c></row></worksheet>'),
    });
    expect(readXlsx(bytes).map(({ name }) => name)).toEqual(["Um"]);
  });
});
