import { describe, expect, it } from "vitest";
import { classOfSheet, groupClass } from "#app/features/school/domain/roster/class-words.ts";

describe("the name of a sheet", () => {
  it.each([
    ["3A", "3A"],
    ["3º B", "3º B"],
    [" 1ª série  C ", "1ª série C"],
    ["9º ano B - Manhã", "9º ano B - Manhã"],
    ["Turma 301", "301"],
    ["Turma B", "Turma B"],
    ["301", "301"],
    ["3M1", "3M1"],
    ["3A 2026", "3A"],
    ["3A (2026)", "3A"],
    ["Infantil II", "Infantil II"],
    ["Terceirão", "Terceirão"],
  ])("%s names the class %s", (name, className) => {
    expect(classOfSheet(name)?.name).toBe(className);
  });

  it.each([
    "Plan1",
    "Planilha2",
    "Sheet1",
    "Alunos",
    "2026",
    "Resumo",
    "1º semestre",
    "Turma",
    "Turma dos amigos da Ana",
  ])("%s names none", (name) => {
    expect(classOfSheet(name)).toBeNull();
  });
});

describe("a line above people", () => {
  it.each([
    [["Turma: 3º B"], "3º B", null],
    [["TURMA 3B", "", ""], "3B", null],
    [["", "3º B"], "3º B", null],
    [["Turma", "3º B"], "3º B", null],
    [["Turma:", "301"], "301", null],
    [["Turma: 3º B - Turno: Manhã"], "3º B", null],
    [["Turma: 3º B - 2025"], "3º B", 2025],
    [["3ª série - Turma B"], "3ª série B", null],
    [["Relação de alunos - Turma 3B"], "3B", null],
    [["Turma A"], "Turma A", null],
    [["Turma 301"], "301", null],
    [["Turma: Águias"], "Águias", null],
    [["9º ano do fundamental 2"], "9º ano do fundamental 2", null],
  ])("%j names the class %s", (cells, name, year) => {
    expect(groupClass(cells)).toEqual({ name, year });
  });

  it.each([
    [["Ana Sá"]],
    [[""]],
    [["Ana Sá", "3A"]],
    [["Turma", "Nome"]],
    [["Turma", "Nome", "3A"]],
    [["Turma"]],
    [["Turma: 2026"]],
    [["Turma dos amigos da Ana"]],
    [["32"]],
    [["Total: 32"]],
    [["3º ano letivo"]],
  ])("%j names none", (cells) => {
    expect(groupClass(cells)).toBeNull();
  });
});
