import { describe, expect, it } from "vitest";
import { layoutsOf } from "#app/features/school/domain/roster/guess-tables.ts";
import type { ClassReading } from "#app/features/school/domain/roster/inherit-classes.ts";
import { openTables, readTables } from "#app/features/school/domain/roster/read-tables.ts";
import { readingNotes } from "#app/features/school/domain/roster/reading-words.ts";
import { bytes, read } from "#tests/support/roster-files.ts";
import { workbook } from "#tests/support/spreadsheet.ts";

function opened(content: Uint8Array, change: Partial<ClassReading> = {}) {
  const reading = read(content, "alunos.xlsx");
  if (reading.kind !== "table") throw new Error(reading.kind);
  const { tables, leftOut, reading: guessed } = openTables(reading.sheets, 2026);
  const how = { ...guessed, ...change };
  const { entries, inherited } = readTables(tables, { source: "alunos.xlsx", year: 2026, reading: how });
  const people = entries.map(({ firstName, classes, sheet, role, problem }) => {
    const said = classes.map(({ name, year }) => (year === 2026 ? name : `${name} ${year}`)).join("+");
    return [
      firstName,
      said,
      ...(sheet ? [sheet] : []),
      ...(role ? [role] : []),
      ...(problem ? ["!"] : []),
    ].join(" ");
  });
  return { tables, leftOut, reading: how, people, notes: readingNotes(inherited) };
}

const csv = (text: string, change?: Partial<ClassReading>) => opened(bytes(text), change);
const HEAD = ["Nome", "RA"];

describe("a workbook with a class per sheet", () => {
  const file = workbook({
    Avisos: [["Não apagar esta aba"], ["Contato da secretaria"]],
    "3º A": [["Colégio"], HEAD, ["Ana Sá", 1], ["Bia Ramos", 2]],
    "3º B": [HEAD, ["Caio Luz", 3]],
    "3º C 2025": [HEAD, ["Davi Reis", 4]],
    Pais: [HEAD, ["Eva Mãe", 5]],
    Direção: [HEAD, ["Fábio Mestre", 6]],
    Professores: [HEAD, ["Gil Mestre", 7]],
    Resumo: [
      ["Turma", "Total"],
      ["3A", 2],
    ],
  });

  it("is read sheet by sheet, each with the class of its name", () => {
    const { people, leftOut, notes, tables } = opened(file);
    expect(people).toEqual(["Ana 3º A 3º A", "Bia 3º A 3º A", "Caio 3º B 3º B", "Gil  Professores teacher"]);
    expect(leftOut).toEqual(["Avisos", "3º C 2025", "Pais", "Direção", "Resumo"]);
    expect(notes).toEqual([
      {
        key: "sheetNames",
        name: "Usar a turma de cada aba",
        detail: "aba “3º A”: turma 3º A, 2 linhas; aba “3º B”: turma 3º B, 1 linha",
      },
    ]);
    expect(layoutsOf(tables.map(({ table }) => table))).toEqual([
      { shown: 0, all: [0, 1] },
      { shown: 2, all: [2] },
    ]);
  });

  it("is read without the names of its sheets where that is switched off, and says so still", () => {
    const { people, notes } = opened(file, { sheetNames: false });
    expect(people.slice(0, 3)).toEqual(["Ana  3º A", "Bia  3º A", "Caio  3º B"]);
    expect(notes.map(({ key }) => key)).toEqual(["sheetNames"]);
  });

  it("shows the columns of its widest sheet for all that are alike", () => {
    const wide = workbook({
      "1A": [HEAD, ["Ana Sá", 1]],
      "1B": [HEAD, ["Bia Ramos", 2, "saiu"]],
      "1C": [
        ["Nome", "E-mail"],
        ["Caio Luz", "c@x.com"],
      ],
    });
    const { tables, people } = opened(wide);
    expect(layoutsOf(tables.map(({ table }) => table))).toEqual([
      { shown: 1, all: [0, 1] },
      { shown: 2, all: [2] },
    ]);
    expect(people).toEqual(["Ana 1A 1A", "Bia 1B 1B", "Caio 1C 1C"]);
  });

  it("without headings is read where its sheets have the names of classes", () => {
    const bare = workbook({
      "1A": [["Ana Sá", "a@x.com"]],
      "1B": [["Bia Ramos", "b@x.com"]],
      Outra: [["Caio Luz", "c@x.com"]],
    });
    const { people, leftOut } = opened(bare);
    expect(people).toEqual(["Ana 1A 1A", "Bia 1B 1B"]);
    expect(leftOut).toEqual(["Outra"]);
  });

  it("assigns no class of a sheet to people who have their own, and accepts no more lines than an import", () => {
    const own = workbook({
      "3A": [
        ["Nome", "Turma"],
        ["Ana Sá", "2B"],
        ["Bia Ramos", null],
      ],
    });
    expect(opened(own).people).toEqual(["Ana 2B", "Bia "]);
    const rows = Array.from({ length: 10_500 }, (_, index) => ["Ana Sá", index]);
    const long = workbook({ "1A": [HEAD, ...rows], "1B": [HEAD, ...rows] });
    expect(opened(long).leftOut).toEqual(["1B"]);
  });
});

describe("lines that name a class", () => {
  const list =
    "Escola;\nTurma: 3º A;\nNome;RA\nAna Sá;1\nBia Ramos;2\n3º B;\nNome;RA\nCaio Luz;3\nTurma: 3º C - 2025;\nDavi Reis;4\n";

  it("assign it to the people below them", () => {
    const { people, notes } = csv(list);
    expect(people).toEqual(["Ana 3º A", "Bia 3º A", "Caio 3º B", "Davi 3º C 2025"]);
    expect(notes).toEqual([
      {
        key: "groups",
        name: "Usar a turma escrita acima das pessoas",
        detail: "linha 2: turma 3º A; linha 6: turma 3º B; linha 9: turma 3º C",
      },
    ]);
  });

  it("are lines as any other where that is switched off", () => {
    const { people, notes } = csv(list, { groups: false });
    expect(people).toEqual(["Ana ", "Bia ", "B  !", "Caio ", "Turma  !", "Davi "]);
    expect(notes.map(({ key }) => key)).toEqual(["groups"]);
  });

  it("have lower precedence than a class of one's own, and are listed with their sheet", () => {
    expect(csv("Turma: 3º A;\nNome;Turma\nAna Sá;2B\nBia Ramos;\n").people).toEqual(["Ana 2B", "Bia 3º A"]);
    const many = ["1A", "1B", "1C"].flatMap((name) => [[name], ["Ana Sá", 1], ["Bia Sá", 2]]);
    const { notes } = opened(workbook({ Um: [HEAD, ...many], Dois: [HEAD, ...many] }));
    expect(notes[0]?.detail).toBe(
      "linha 2 da aba “Um”: turma 1A; linha 5 da aba “Um”: turma 1B; linha 8 da aba “Um”: turma 1C; linha 2 da aba “Dois”: turma 1A; e mais 2",
    );
  });

  it("need no headings", () => {
    expect(csv("3º A\nAna Sá\nBia Ramos\n3º B\nCaio Luz\n").people).toEqual([
      "Ana 3º A",
      "Bia 3º A",
      "Caio 3º B",
    ]);
  });
});

describe("a blank class below a class", () => {
  it("is the same class in merged cells, unless that is switched off", () => {
    const merged = workbook(
      [
        ["Turma", "Nome"],
        ["3A", "Ana Sá"],
        [null, "Bia Ramos"],
        ["3B", "Caio Luz"],
        ["3B", "Davi Reis"],
      ],
      ["A2:A3"],
    );
    const { people, notes, reading } = opened(merged);
    expect(people).toEqual(["Ana 3A", "Bia 3A", "Caio 3B", "Davi 3B"]);
    expect(reading.fill).toBe(true);
    expect(notes).toEqual([
      {
        key: "fill",
        name: "Repetir a turma da linha de cima onde ela está em branco",
        detail: "1 linha sem turma abaixo de uma linha com turma",
      },
    ]);
    expect(opened(merged, { fill: false }).people).toEqual(["Ana 3A", "Bia ", "Caio 3B", "Davi 3B"]);
  });

  it("is the same class where each class is written once above its people", () => {
    const list = "Turma;Nome\n3A;Ana Sá\n;Bia Ramos\n;Caio Luz\n3B;Davi Reis\n;Eva Nova\n";
    expect(csv(list).people).toEqual(["Ana 3A", "Bia 3A", "Caio 3A", "Davi 3B", "Eva 3B"]);
  });

  it.each([
    ["the classes are written on every line", "Turma;Nome\n3A;Ana Sá\n3A;Bia Ramos\n;Caio Luz\n;Davi Reis\n"],
    ["the first person has none", "Turma;Nome\n;Ana Sá\n3A;Bia Ramos\n;Caio Luz\n;Davi Reis\n"],
    ["most people have one", "Turma;Nome\n3A;Ana Sá\n3B;Bia Ramos\n;Caio Luz\n"],
    ["the list says the roles", "Turma;Nome;Papel\n3A;Ana Sá;Aluna\n;Bia Ramos;Aluna\n;Caio Luz;Aluno\n"],
    ["the list is of teachers", "Turma;Professor\n3A;Ana Sá\n;Bia Ramos\n;Caio Luz\n"],
  ])("stays blank where %s", (_, list) => {
    expect(csv(list).reading.fill).toBe(false);
    expect(csv(list).people.some((person) => /^\w+ *(?:$|student|teacher)/.test(person))).toBe(true);
  });

  it("can be filled where that was not guessed, but not below a class that says 'none'", () => {
    const list = "Turma;Nome\n3A;Ana Sá\n3A;Bia Ramos\n;Caio Luz\n-;Davi Reis\n;Eva Nova\n";
    expect(csv(list, { fill: true }).people).toEqual(["Ana 3A", "Bia 3A", "Caio 3A", "Davi ", "Eva "]);
  });
});
