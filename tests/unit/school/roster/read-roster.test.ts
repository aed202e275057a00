import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { planRoster, type RosterOptions } from "#app/features/school/domain/roster/plan-roster.ts";
import { readRoster } from "#app/features/school/domain/roster/read-roster.server.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { bytes, latin, read, tableOf } from "#tests/support/roster-files.ts";
import { workbook } from "#tests/support/spreadsheet.ts";

const fieldsOf = (content: Uint8Array) =>
  Object.fromEntries(
    tableOf(read(content)).columns.map(({ heading, field, certainty }) => [heading, [field, certainty]]),
  );

const options: RosterOptions = {
  full: false,
  year: 2026,
  actor: { person: null, allRoles: true },
  recognise: "schoolUserId",
  choices: {},
};

const PLAIN = "Nome;Matrícula;Turma;E-mail\nÁurea Sá;001;3º A;aurea@x.com\nCaio Luz;002;3º A;\n";

describe("a roster file", () => {
  it.each([
    ["UTF-8", bytes(PLAIN), null],
    ["UTF-8 with a mark", bytes(`\ufeff${PLAIN}`), null],
    ["Windows-1252", latin(PLAIN), "acentos corrigidos (Windows-1252)"],
    ["UTF-16", new Uint8Array([0xff, 0xfe, ...Buffer.from(PLAIN, "utf16le")]), "acentos corrigidos (UTF-16)"],
    ["UTF-16 without a mark", new Uint8Array(Buffer.from(PLAIN, "utf16le")), "acentos corrigidos (UTF-16)"],
    ["tabs", bytes(PLAIN.replaceAll(";", "\t")), null],
    [
      "commas and quotes",
      bytes('Nome,Matrícula,Turma,E-mail\n"Áurea Sá","001","3º A","aurea@x.com"\nCaio Luz,002,3º A,\n'),
      null,
    ],
    ["a declared separator", bytes(`sep=;\n${PLAIN}`), null],
    ["Windows lines", bytes(PLAIN.replaceAll("\n", "\r\n")), null],
  ])("is read in %s", (_, content, note) => {
    const { sheet, entries } = tableOf(read(content));
    expect(entries).toMatchObject([
      {
        firstName: "Áurea",
        lastName: "Sá",
        schoolUserId: "001",
        email: "aurea@x.com",
        classes: [{ name: "3º A", year: 2026 }],
      },
      { firstName: "Caio", lastName: "Luz", schoolUserId: "002", email: "", problem: null },
    ]);
    if (note) expect(sheet.notes).toContain(note);
  });

  it("reports the line of a person below cells with several lines", () => {
    const { entries } = tableOf(read(bytes('Nome;Obs\n"Ana Sá";"uma\nduas"\nCaio Luz;\n')));
    expect(entries.map(({ line }) => line)).toEqual([2, 4]);
  });

  it("reads quotes that nobody closes as letters, and loses no line", () => {
    const { entries } = tableOf(read(bytes('Nome;Matrícula\n"Ana Sá;1\nCaio Luz;2\nBia Ramos;3\n')));
    expect(entries[0]).toMatchObject({ firstName: "Ana", doubts: [{ before: '"Ana Sá', after: "Ana Sá" }] });
    expect(entries.map(({ schoolUserId, problem }) => [schoolUserId, problem === null])).toEqual([
      ["1", true],
      ["2", true],
      ["3", true],
    ]);
  });

  it("finds the headings below titles, and the columns by headings of both languages", () => {
    const content = bytes(
      "Colégio Horizonte;;;;;;;\nRelação de alunos 2026;;;;;;;\n\nNOME DO ALUNO;RA;TURMA/TURNO;Celular;E-mail do responsável;Situação;Ano letivo;OBS\n" +
        "Ana Sá;00123;3A-M;(11) 98765-4321;mae@x.com;Matriculada;2026;\nBia Ramos;00124;3A-M;11 98765-4322;pai@x.com;Transferida;2026;saiu\n",
    );
    expect(fieldsOf(content)).toEqual({
      "NOME DO ALUNO": ["fullName", "alta"],
      RA: ["schoolUserId", "alta"],
      "TURMA/TURNO": ["class", "alta"],
      Celular: ["mobile", "alta"],
      "E-mail do responsável": [null, "alta"],
      Situação: ["active", "alta"],
      "Ano letivo": ["year", "alta"],
      OBS: [null, "confira"],
    });
    expect(tableOf(read(content)).entries.map(({ active }) => active)).toEqual([true, false]);
    expect(
      fieldsOf(bytes("First Name,Last Name,Email,Student ID,Class,Role\nAna,Sá,a@x.com,1,3A,student\n")),
    ).toMatchObject({
      "First Name": ["firstName", "alta"],
      "Last Name": ["lastName", "alta"],
      "Student ID": ["schoolUserId", "alta"],
      Role: ["role", "alta"],
    });
    expect(fieldsOf(bytes("Nome,Sobrenome\nAna,Sá\n"))).toMatchObject({ Nome: ["firstName", "alta"] });
  });

  it("reads a pasted list without headings by its content", () => {
    const { headings, columns, entries } = tableOf(read(bytes("Ana Sá\tana@x.com\nBia Ramos\tbia@x.com\n")));
    expect(headings).toBeNull();
    expect(columns.map(({ field }) => field)).toEqual(["fullName", "email"]);
    expect(entries).toHaveLength(2);
  });

  it("reads no person as a heading", () => {
    expect(tableOf(read(bytes("Ana Sala Campos\nBia Ramos\nCaio Luz\n"))).entries).toHaveLength(3);
    const values = "Ana Sá;Aluno;Ativo\nBia Ramos;Aluno;Ativo\nCaio Luz;Professor;Ativo\n";
    expect(tableOf(read(bytes(values))).entries).toHaveLength(3);
  });

  it("reads a workbook: numbers, merged classes, formulas with and without a result", () => {
    const content = workbook(
      [
        ["Alunos 2026", null, null],
        ["Nome", "Matrícula", "Turma"],
        ["Ana Sá", 20260001, "3º A"],
        ["Bia Ramos", 2.0260002e7, null],
        [{ formula: 'A3&"x"', result: "Caio Luz" }, 3, "3º B"],
        [{ formula: "A9" }, 4, "3º B"],
      ],
      ["A1:C1", "C3:C4"],
    );
    const { entries, sheet } = tableOf(read(content, "alunos.xlsx"));
    expect(sheet).toMatchObject({ name: "Plan1" });
    expect(entries).toMatchObject([
      { line: 3, firstName: "Ana", schoolUserId: "20260001", classes: [{ name: "3º A" }] },
      { line: 4, firstName: "Bia", schoolUserId: "20260002", classes: [{ name: "3º A" }] },
      { line: 5, firstName: "Caio", problem: null },
      { line: 6, problem: { kind: "Fórmula sem resultado", text: expect.stringContaining("A6") } },
    ]);
  });

  it("reads the table of a page that a school's system calls a spreadsheet", () => {
    const page =
      "<html><table><tr><th>Nome<th>Matr&iacute;cula</tr><tr><td class=x><b>Ana</b> S&aacute;</td><td>001</td></tr></table>";
    expect(tableOf(read(bytes(page), "alunos.xls")).entries).toMatchObject([
      { line: 2, firstName: "Ana", lastName: "Sá", schoolUserId: "001", problem: null },
    ]);
  });

  it("names what it cannot read", () => {
    const many = `Nome;Turma\n${"Ana Sá;3º A\n".repeat(20_500)}`;
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(60_000_000) });
    const doctype = zipSync({ "xl/workbook.xml": bytes('<!DOCTYPE x [<!ENTITY a "b">]><workbook/>') });
    const reasons = [
      bytes(""),
      bytes("\n;;\n"),
      bytes(many),
      bomb,
      doctype,
      bytes("PK\u0003\u0004lixo"),
      new Uint8Array(6_000_000),
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array(500).fill(0)]),
      bytes('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
      workbook([["Nome"], ["Ana Sá"]]).subarray(0, -40),
      bytes("%PDF-1.7\n"),
      bytes('[{"nome": "Ana"}]'),
    ].map((content) => read(content));
    expect(reasons.map(({ kind }) => kind)).toEqual(Array(12).fill("unreadable"));
  });

  it("reports any bytes at all, and throws for none (10,000 files; SEC-20)", { timeout: 60_000 }, () => {
    const parts = fc.constantFrom(
      '"',
      ";",
      ",",
      "\t",
      "\n",
      "\r\n",
      "Nome",
      "Turma",
      "=1+1",
      "a@b.c",
      "\u0000",
      "Sá",
      "PK\u0003\u0004",
      "é",
    );
    const text = fc.array(fc.oneof(parts, fc.string()), { maxLength: 40 }).map((all) => bytes(all.join("")));
    const valid = workbook([
      ["Nome", "Turma"],
      ["Ana Sá", "3º A"],
    ]);
    const cut = fc.tuple(fc.nat(valid.length - 1), fc.nat(255)).map(([at, value]) => {
      const broken = valid.slice();
      broken[at] = value;
      return broken.subarray(0, value % 7 === 0 ? at : undefined);
    });
    fc.assert(
      fc.property(fc.oneof(text, fc.uint8Array({ maxLength: 400 }), cut), (content) => {
        const reading = read(content);
        if (reading.kind !== "table") return;
        const { entries } = tableOf(reading);
        const plan = planRoster(entries, [], [], options);
        expect(plan.created + plan.refused + plan.unchanged + plan.updated).toBe(plan.read);
      }),
      { numRuns: process.env.CI ? 10_000 : 2_000 },
    );
  });
});

const sets = dataSets("oneroster", {
  own: { versions: ["1.1", "1.2"] },
  real: { versions: ["1.1", "1.2"] },
});

/** A folder's files as a ZIP: the fixtures are stored unpacked, so that their changes can be reviewed. */
function bundleAt(path: string): Uint8Array {
  if (path.endsWith(".zip")) return new Uint8Array(readFileSync(path));
  const files = readdirSync(path).map((name) => [name, new Uint8Array(readFileSync(`${path}/${name}`))]);
  return zipSync(Object.fromEntries(files));
}

describe.each(sets)("OneRoster bundles of $name", ({ root, versions }) => {
  const folder = `${root}/oneroster`;
  const bundles = readdirSync(folder).filter((name) => !/\.(md|txt)$/i.test(name));
  const readBundle = (name: string) => {
    const reading = readRoster({ name: `${name}.zip`, bytes: bundleAt(`${folder}/${name}`) }, 2026);
    if (reading.kind !== "oneroster") throw new Error(reading.kind);
    return reading;
  };

  it.each(bundles)("%s: people and classes, and no password", (name) => {
    const reading = readBundle(name);
    const plan = planRoster(reading.bundle.entries, [], [], options);
    expect(plan.created).toBeGreaterThan(0);
    expect(plan.made.length).toBeGreaterThan(0);
    expect(plan.made.every(({ year }) => year === 2023)).toBe(true);
    expect(JSON.stringify(reading)).not.toMatch(/Password1-|Batman\.Ru1ez|Senha-Inventada/);
  });

  it("are of each version", () => {
    expect(bundles.map((name) => readBundle(name).bundle.version).sort()).toEqual(versions);
  });
});
