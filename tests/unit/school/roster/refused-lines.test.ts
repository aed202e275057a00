import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { guessColumns } from "#app/features/school/domain/roster/guess-columns.ts";
import { missingColumns } from "#app/features/school/domain/roster/guess-tables.ts";
import { readCsv } from "#app/features/school/domain/roster/read-csv.server.ts";
import { readRoster } from "#app/features/school/domain/roster/read-roster.server.ts";
import { classProblem } from "#app/features/school/domain/roster/roster-entry.ts";
import { unzip } from "#app/platform/spreadsheets/domain/unzip.server.ts";
import { bytes, latin, read, tableOf } from "#tests/support/roster-files.ts";
import { zipOf } from "#tests/support/zip-files.ts";

const HEADINGS = "Nome;Matrícula;Turma;Papel;Situação;Ano letivo\n";
const entriesIn = (text: string) => tableOf(read(bytes(text))).entries;
const reasonOf = (content: Uint8Array) => {
  const reading = read(content);
  return reading.kind === "unreadable" ? reading.reason : reading.kind;
};

describe("a line of a roster", () => {
  it("is refused for a parent; for words that nobody understands it goes in, to be checked", () => {
    const entries = entriesIn(
      `${HEADINGS}Ana Sá;1;3º A;Aluna;Ativa;2026\nBia Ramos;2;3º A;Mãe;Ativa;2026\nCaio Luz;3;3º A;Astronauta;Ativa;2026\n` +
        "Davi Melo;4;3º A;Aluno;Talvez;2026\nEva Dias;5;3º A;Aluna;Ativa;26\n",
    );
    expect(entries.map(({ problem }) => problem?.text ?? null)).toEqual([
      null,
      "É um responsável: só pessoas da escola entram por aqui",
      null,
      null,
      null,
    ]);
    expect(entries[1]?.role).toBeNull();
    expect(entries.slice(2).map(({ doubts }) => doubts)).toMatchObject([
      [{ field: "role", kind: "Papel desconhecido", before: "Astronauta", after: "" }],
      [{ field: "active", kind: "Situação desconhecida", before: "Talvez", after: "" }],
      [{ field: "year", kind: "Ano letivo inválido", before: "26", after: "2026" }],
    ]);
  });

  it("goes in without a class whose name no class may have, and is refused for a year of no school", () => {
    const [entry] = entriesIn(`${HEADINGS}Ana Sá;1;3º A #1;;;\nBia Ramos;2;3º A;;;\n`);
    expect(entry).toMatchObject({ problem: null, classes: [] });
    expect(entry?.doubts).toMatchObject([{ kind: "Nome de turma inválido", before: "3º A #1", after: "" }]);
    expect(classProblem({ name: "3º A", year: 1999 })?.text).toBe("Ano letivo inválido: “1999”");
    expect(classProblem({ name: "3º A", year: 2026 })).toBeNull();
  });

  it("has its class from a grade and a letter", () => {
    const classOf = (grade: string, name: string) =>
      entriesIn(`Nome;Série;Turma\nAna Sá;${grade};${name}\nBia Ramos;2;C\n`)[0]?.classes;
    expect(classOf("9", "B")).toEqual([{ name: "9B", year: 2026 }]);
    expect(classOf("1ª série", "B")).toEqual([{ name: "1ª série B", year: 2026 }]);
    expect(classOf("9", "8B")).toEqual([{ name: "8B", year: 2026 }]);
  });

  it("shows the value that is wrong, and nothing where there is none", () => {
    const entries = entriesIn("Nome;E-mail\nAna Sá;ana@x.com\nBia Ramos;bia@\n;caio@x.com\n");
    expect(entries[1]).toMatchObject({
      problem: null,
      email: "",
      doubts: [{ field: "email", kind: "E-mail inválido", before: "bia@", after: "" }],
    });
    expect(entries[2]?.problem?.text).toMatch(/^Nome em branco ou com algo que não é letra\. /);
  });
});

describe("a table of a roster", () => {
  it("needs a column with the names", () => {
    const columns = guessColumns([{ line: 1, cells: ["Matrícula"], problem: null }], 0);
    expect(missingColumns(columns)).toContain("Nenhuma coluna tem o nome");
    expect(
      missingColumns(guessColumns([{ line: 1, cells: ["Nome completo"], problem: null }], 0)),
    ).toBeNull();
  });

  it("has a column for the year before it has lines", () => {
    const columns = guessColumns([{ line: 1, cells: ["Nome", "Ano letivo"], problem: null }], 0);
    expect(columns.map(({ field }) => field)).toEqual(["fullName", "year"]);
  });

  it("has no columns where the line of their names is beyond its end", () => {
    expect(guessColumns([{ line: 1, cells: ["Ana Sá"], problem: null }], 5)).toEqual([]);
  });

  it("of a page is refused without text and beyond 20,100 rows, and says how it was written", () => {
    expect(reasonOf(bytes("<table><tr><td> </td></tr></table>"))).toBe(reasonOf(bytes("\n;;\n")));
    const long = `<table>${"<tr><td>Ana Sá".repeat(20_101)}`;
    expect(reasonOf(bytes(long))).toBe(reasonOf(bytes(`Nome\n${"Ana Sá\n".repeat(20_101)}`)));
    expect(tableOf(read(latin("<table><tr><td>Nome<tr><td>Áurea Sá</table>"))).sheet.notes).toEqual([
      "acentos corrigidos (Windows-1252)",
      "tabela de uma página",
    ]);
  });

  it("is empty where all its text is beyond the last column that is read", () => {
    expect(() => readCsv(`${";".repeat(60)}Ana Sá\n`, "a.csv")).toThrow(
      expect.objectContaining({ code: "roster/empty" }),
    );
    expect(readCsv(`${";".repeat(59)}Ana Sá\n`, "a.csv").lines[0]?.cells.at(-1)).toBe("Ana Sá");
  });
});

describe("the letters of a roster", () => {
  it("are read from UTF-16 in the other order, too", () => {
    const content = Buffer.from("\ufeffNome;Turma\nÁurea Sá;3º A\n", "utf16le").swap16();
    const { sheet, entries } = tableOf(read(new Uint8Array(content)));
    expect(entries).toMatchObject([{ firstName: "Áurea", classes: [{ name: "3º A" }] }]);
    expect(sheet.notes).toContain("acentos corrigidos (UTF-16)");
  });

  it("are mended where UTF-8 was read twice, unless others show that it was not", () => {
    const first = (text: string) => tableOf(read(bytes(text))).sheet.lines[1]?.cells[0];
    expect(first("Nome;Obs\nJosÃ© Luz;x\n")).toBe("José Luz");
    expect(first("Nome;Obs\nJosÃ© Luz;日本\n")).toBe("JosÃ© Luz");
  });
});

describe("the archive of a roster", () => {
  const entry = (index: number) => ({ name: `${index}.txt`, data: Buffer.from("x") });
  const archive = (length: number) =>
    new Uint8Array(zipOf(Array.from({ length }, (_, index) => entry(index))));

  it("has at most 200 entries", () => {
    expect(unzip(archive(200), (name) => name === "7.txt").size).toBe(1);
    expect(() => unzip(archive(201), () => false)).toThrow(expect.objectContaining({ code: "roster/bomb" }));
  });

  it("is refused by its declared size before inflating, and by its actual size while inflating", () => {
    const data = Buffer.from(deflateSync(new Uint8Array(30_000_000)));
    const one = { name: "a.xml", data, method: 8, inflated: 30_000_000 };
    let inflated = 0;
    const seen = (name: string) => {
      inflated += 1;
      return name === "a.xml";
    };
    const bomb = expect.objectContaining({ code: "roster/bomb" });
    expect(() => unzip(new Uint8Array(zipOf([one])), seen)).toThrow(bomb);
    expect(inflated).toBe(1);
    expect(() => unzip(new Uint8Array(zipOf([{ ...one, inflated: 1000 }])), () => true)).toThrow(bomb);
    const shared = { name: "b.xml", data: Buffer.alloc(0), method: 8, inflated: 10, offset: 0 };
    expect(() => unzip(new Uint8Array(zipOf([{ ...one, inflated: 10 }, shared])), () => true)).toThrow(bomb);
  });

  it("gives an entry whole that comes in many pieces", () => {
    const data = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
    const found = unzip(new Uint8Array(zipOf([{ name: "a.bin", data }])), () => true);
    expect(Buffer.from(found.get("a.bin") ?? []).equals(data)).toBe(true);
  });
});

/** Bytes that the machine, and not the file, fails to give. */
class Failing extends Uint8Array {
  override subarray(): never {
    throw new RangeError("no memory");
  }
}

it("does not blame the file for a fault of the machine", () => {
  expect(() => readRoster({ name: "alunos.csv", bytes: new Failing(10) }, 2026)).toThrow(RangeError);
});
