import { describe, expect, it } from "vitest";
import { bytes, read, tableOf } from "#tests/support/roster-files.ts";
import { workbook } from "#tests/support/spreadsheet.ts";

describe("a list", () => {
  it.each([
    ["numbered names", "1. Ana Sá\n2 - Bia Ramos\n", { firstName: "Ana", lastName: "Sá" }],
    ["family names first", 'Nome;RA\n"SÁ, Ana";1\n', { firstName: "Ana", lastName: "SÁ" }],
    ["addresses of a mail program", "Ana Sá <ana@x.com>\nBia Ramos <b@x.com>\n", { email: "ana@x.com" }],
    ["accents read wrong once", "Nome;Turma\nJosÃ© SÃ¡;3Âº A\n", { firstName: "José", lastName: "Sá" }],
    [
      "a grade and a letter",
      "Nome;Série;Turma\nAna Sá;1ª série;B\n",
      { classes: [{ name: "1ª série B", year: 2026 }] },
    ],
    [
      "a year of school",
      "Nome;Ano;Turma\nAna Sá;9º ano;B\n",
      { classes: [{ name: "9º ano B", year: 2026 }] },
    ],
    [
      "a year of the calendar",
      "Nome;Ano;Turma\nAna Sá;2025;9B\n",
      { year: 2025, classes: [{ name: "9B", year: 2025 }] },
    ],
    [
      "classes under the name of a grade",
      "Aluno;Série\nAna Sá;3º A\nBia Ramos;3º B\n",
      { classes: [{ name: "3º A", year: 2026 }] },
    ],
    [
      "addresses, one of them mistyped",
      "Aluno;Correio dele\nAna Sá;ana@x.com\nBia Ramos;bia@@x\nCau Melo;c@x.com\n",
      { email: "ana@x.com" },
    ],
    [
      "two classes",
      "Professora;Turma\nAna Sá;3A / 3B\n",
      { role: "teacher", classes: [{ name: "3A" }, { name: "3B" }] },
    ],
    [
      "a class and its shift",
      "Nome;Turma\nAna Sá;3A / Manhã\n",
      { role: null, classes: [{ name: "3A / Manhã" }] },
    ],
    ["roles of a school", "Nome;Função\nAna Sá;Vice-diretora\n", { role: "admin" }],
    ["numbers of roles", "name,schoolRole\nAna Sá,1\n", { role: "teacher" }],
    ["a state in words", "Nome;Situação\nAna Sá;Matrícula cancelada\n", { active: false }],
    [
      "headings of a program",
      "schoolUserId,mobileNumber,displayName\n7,11988887777,Ana Sá\n",
      { schoolUserId: "7", mobile: "11988887777" },
    ],
    [
      "no headings",
      "1001;Ana Sá;3A\n1002;Bia Ramos;3B\n",
      { schoolUserId: "1001", classes: [{ name: "3A" }] },
    ],
  ])("with %s is understood", (_, content, wanted) => {
    expect(tableOf(read(bytes(content))).entries[0]).toMatchObject({ problem: null, ...wanted });
  });

  it("offers the sheets of a workbook, and chooses the one that lists people", () => {
    const reading = read(
      workbook({
        Leia: [["Preencha a outra aba"]],
        Vazia: [],
        Alunos: [
          ["Nome", "Turma"],
          ["Ana Sá", "3A"],
        ],
      }),
      "a.xlsx",
    );
    if (reading.kind !== "table") throw new Error(reading.kind);
    expect(reading.sheets.map(({ name }) => name)).toEqual(["Leia", "Alunos"]);
    expect(tableOf(reading).entries).toHaveLength(1);
  });
});
