import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readXlsx } from "#app/platform/spreadsheets/domain/read-xlsx.server.ts";
import { read, tableOf } from "#tests/support/roster-files.ts";
import { workbook } from "#tests/support/spreadsheet.ts";

type Parts = { sheet: string; after?: string; shared?: string; styles?: string; tag?: string };

/** A workbook of one sheet whose parts are written by hand. */
function written({ sheet, after = "", shared, styles, tag = '<sheet name="Plan1" r:id="a"/>' }: Parts) {
  return zipSync({
    "xl/workbook.xml": strToU8(`<workbook><sheets>${tag}</sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="a" Target="/xl/worksheets/um.xml"/><Other Id="b" Target="c"/></Relationships>',
    ),
    "xl/worksheets/um.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData>${after}</worksheet>`),
    ...(shared === undefined ? {} : { "xl/sharedStrings.xml": strToU8(`<sst>${shared}</sst>`) }),
    ...(styles === undefined ? {} : { "xl/styles.xml": strToU8(`<styleSheet>${styles}</styleSheet>`) }),
  });
}

const linesOf = (parts: Parts) => readXlsx(written(parts))[0].lines;
const cellsOf = (parts: Parts) => linesOf(parts).map(({ cells }) => cells);
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return "read";
};

describe("the cells of a workbook", () => {
  it("read shared texts in all their pieces, without phonetic hints", () => {
    const shared =
      "<si><r><t>Áurea </t></r><r><t>Sá</t></r><rPh><t>aurea</t></rPh></si><si><t><![CDATA[Caio & Bia]]></t></si>";
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>9</v></c></row>';
    expect(cellsOf({ sheet, shared })).toEqual([["Áurea Sá", "Caio & Bia"]]);
  });

  it("are numbers as people write them, and yes or no", () => {
    const sheet =
      '<row r="1"><c r="A1"><v>2.0260002E7</v></c><c r="B1"><v>7.5</v></c><c r="C1"><v>12</v></c>' +
      '<c r="D1" t="b"><v>1</v></c><c r="E1" t="b"><v>0</v></c></row>';
    expect(cellsOf({ sheet })).toEqual([["20260002", "7.5", "12", "sim", "não"]]);
  });

  it("have the leading zeros that their format shows", () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="0.00"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="164"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs><x><xf numFmtId="164"/></x>';
    const sheet =
      '<row r="1"><c r="A1" s="1"><v>994001</v></c><c r="B1" s="0"><v>7</v></c><c r="C1" s="2"><v>8</v></c>' +
      '<c r="D1" s="1"><v>1.5</v></c><c r="E1" s="3"><v>9</v></c><c r="F1"><v>6</v></c></row>';
    expect(cellsOf({ sheet, styles })).toEqual([["00994001", "7", "8", "1.5", "9", "6"]]);
  });

  it("have the fifteen digits that a spreadsheet shows", () => {
    const sheet =
      '<row r="1"><c r="A1"><v>8.3000000000000007</v></c><c r="B1"><v>61999990101</v></c><c r="C1"><v>1.2.3</v></c></row>';
    expect(cellsOf({ sheet })).toEqual([["8.3", "61999990101", "1.2.3"]]);
  });

  it("have no phonetic hints where their text is inside", () => {
    const sheet =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Ana</t><rPh><t>an</t></rPh><t> Sá</t></is></c></row>';
    expect(cellsOf({ sheet })).toEqual([["Ana Sá"]]);
  });

  it("are consecutive where the file omits their position", () => {
    const sheet =
      "<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c><c/><c><v></v></c><c><v>4</v></c></row>";
    expect(linesOf({ sheet, after: '<mergeCell/><mergeCell ref="A1"/>' })).toEqual([
      { line: 1, cells: ["1", "2"], problem: null },
      { line: 2, cells: ["3", "", "", "4"], problem: null },
    ]);
  });

  it("name the error of their formula, and the first of two problems stays", () => {
    const sheet =
      '<row r="4"><c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C4"><f>A9</f><v></v></c></row>';
    expect(linesOf({ sheet })).toMatchObject([
      { line: 4, problem: "A célula B4 tem um erro de fórmula (#DIV/0!)" },
    ]);
  });

  it("are cut where they are longer than any field", () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[${"a".repeat(2500)}]]>${"b".repeat(50)}</t></is></c></row>`;
    expect(cellsOf({ sheet })).toEqual([["a".repeat(400)]]);
  });

  it("beyond the sixtieth column are left out, and the sheet says so", () => {
    const wide = (column: string) =>
      written({
        sheet: `<row r="1"><c r="A1"><v>1</v></c><c r="${column}1"><v>2</v></c></row>`,
      });
    expect(readXlsx(wide("BH"))[0].notes).toEqual([]);
    expect(readXlsx(wide("BI"))[0]).toMatchObject({
      lines: [{ cells: ["1"] }],
      notes: ["só as primeiras 60 colunas foram lidas"],
    });
  });

  it("merged over rows fill the rows that exist, and never with nothing", () => {
    const content = workbook(
      [["Nome", "Turma", "Matrícula"], ["Ana", "3º A", null], [], ["Bia", null, null], ["Caio", "3º B", 5]],
      ["B2:B5", "C2:C5", "D1:D5"],
    );
    expect(readXlsx(content)[0].lines.map(({ cells }) => cells)).toEqual([
      ["Nome", "Turma", "Matrícula"],
      ["Ana", "3º A"],
      ["Bia", "3º A"],
      ["Caio", "3º B", "5"],
    ]);
    const late = workbook([[], ["Ana"], ["Bia"]], ["A1:A3"]);
    expect(readXlsx(late)[0].lines.map(({ cells }) => cells)).toEqual([["Ana"], ["Bia"]]);
  });
});

describe("the sheets of a workbook", () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';

  it("may have no name, and hidden ones are not read", () => {
    expect(readXlsx(written({ sheet: row, tag: '<sheet r:id="a"/>' }))[0].name).toBe("");
    for (const state of ["hidden", "veryHidden"])
      expect(
        codeOf(() => readXlsx(written({ sheet: row, tag: `<sheet name="X" r:id="a" state="${state}"/>` }))),
      ).toBe("roster/empty");
  });

  it("are nobody's without rows, without a part, and in XML that is broken", () => {
    expect(codeOf(() => readXlsx(written({ sheet: "" })))).toBe("roster/empty");
    expect(codeOf(() => readXlsx(written({ sheet: row, tag: '<sheet name="X"/>' })))).toBe("roster/empty");
    expect(codeOf(() => readXlsx(written({ sheet: "<row>" })))).toBe("roster/unreadable");
    expect(codeOf(() => readXlsx(zipSync({ "outra.txt": strToU8("x") })))).toBe("roster/unreadable");
  });

  it("are read beside one that is too long", () => {
    const long = Array.from({ length: 20_102 }, (_, index) => [`Medida ${(index * 7919) % 99_991}`]);
    const people = [["Nome"], ["Ana Sá"]];
    const { sheet, entries } = tableOf(read(workbook({ Medidas: long, Alunos: people }), "alunos.xlsx"));
    expect(sheet.name).toBe("Alunos");
    expect(entries).toMatchObject([{ firstName: "Ana", lastName: "Sá" }]);
    expect(codeOf(() => readXlsx(workbook({ Medidas: long })))).toBe("roster/too-many-rows");
  });

  it("are distinguished by which of them lists people", () => {
    const book = workbook({
      Notas: [
        ["Matrícula", "E-mail"],
        ["001", "ana@x.com"],
      ],
      Alunos: [
        ["Nome do aluno", "Turma"],
        ["Ana Sá", "3º A"],
      ],
    });
    expect(tableOf(read(book, "escola.xlsx")).sheet.name).toBe("Alunos");
  });
});
