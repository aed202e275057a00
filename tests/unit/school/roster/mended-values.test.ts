import { describe, expect, it } from "vitest";
import { mendEmail, mendMobile } from "#app/features/school/domain/roster/mend-contact.ts";
import { mendName } from "#app/features/school/domain/roster/mend-name.ts";
import { mendClass, mendCode, mendYear } from "#app/features/school/domain/roster/mend-school-words.ts";
import { areDifferent } from "#app/features/school/domain/roster/merge-entries.ts";
import { isNothing } from "#app/features/school/domain/roster/roster-words.ts";

describe("a name", () => {
  it.each([
    ["MARIA DA SILVA E SOUZA", "Maria da Silva e Souza"],
    ["JOANA D´ARC DOS SANTOS II", "Joana D'Arc dos Santos II"],
    ["ana-clara d'ávila", "Ana-Clara D'Ávila"],
    ["ANA M. SÁ", "Ana M. Sá"],
    ["Ana Sá (transferida)", "Ana Sá"],
    ["Ana Sá (mãe: Rita", "Ana Sá"],
    ["Ana Sá - transferida", "Ana Sá"],
    ["Ana Sá - TEA", "Ana Sá"],
    ["Ana Sá *", "Ana Sá"],
    ["1) Ana Sá.", "Ana Sá"],
    ["07 - Ana Sá", "Ana Sá"],
    ['"Ana Sá"', "Ana Sá"],
    ["Ana  -  Clara Sá", "Ana-Clara Sá"],
    ["D ' Ávila Sá", "D'Ávila Sá"],
    ["Sant&#39;Anna Sá", "Sant'Anna Sá"],
    ["J0ão Sá", "João Sá"],
    ["Maria Silva 2", "Maria Silva"],
    ["Ana Sá Jr.", "Ana Sá Jr."],
    ["⭐ Ana Sá", "Ana Sá"],
    ["Erro 7", "Erro 7"],
    ["Ana de Sá", "Ana de Sá"],
  ])("“%s” is %s", (cell, name) => expect(mendName(cell, false).value).toBe(name));

  it("keeps its capitals where somebody wants them, and is no guess where nothing changes", () => {
    expect(mendName("MARIA DA SILVA", true)).toEqual({ value: "MARIA DA SILVA", kinds: [] });
    expect(mendName("DE SOUZA", false, true).value).toBe("de Souza");
    expect(mendName("Maria da Silva", false).kinds).toEqual([]);
  });
});

describe("a mobile number", () => {
  it.each([
    ["(61) 99999-0101", "61999990101", null],
    ["+55 61 99999-0202", "61999990202", null],
    ["99999-0101 (61)", "61999990101", null],
    ["061 99999-0204", "61999990204", null],
    ["0055 (61) 99999-0204", "61999990204", null],
    ["61999990101.0", "61999990101", "Número com “.0”"],
    ["6.1999990101E+10", "61999990101", "Número com “.0”"],
    ["6,2E+10", "", "Número que a planilha arredondou"],
    ["(61) 99999-0101 (mãe)", "61999990101", "Nota ao lado do valor"],
    ["mãe: 61 99999-0101", "61999990101", "Nota ao lado do valor"],
    ["61 99999-0101 / 61 99999-0102", "61999990101", "Mais de um valor na célula"],
    ["3333-4444 ou 61 99999-0102", "61999990102", "Mais de um valor na célula"],
    ["0xx61 99999-0101", "61999990101", null],
    ["0 15 61 99999-0101", "61999990101", "Prefixo a mais no celular"],
    ["99999-0101", "999990101", "Celular sem DDD"],
    ["(61) 9999-0101", "6199990101", "Celular com um dígito a menos"],
    ["(61) 3333-4444", "6133334444", "Telefone fixo"],
    ["+351 912 345 678", "351912345678", "Telefone de outro país"],
    ["(20) 99999-0101", "20999990101", "Telefone fora do padrão"],
    ["99999999999", "", "Celular inválido"],
    ["12345", "", "Celular inválido"],
    ["(  )     -", "", null],
  ])("“%s” is %s", (cell, digits, kind) => {
    const { value, kinds } = mendMobile(cell);
    expect([value, kinds[0] ?? null]).toEqual([digits, kind]);
  });
});

describe("an address", () => {
  it.each([
    ["Ana@X.com", "ana@x.com", null],
    ["mailto:theo@x.com", "theo@x.com", null],
    ["Ana Sá <ana@x.com>", "ana@x.com", "Sinais a mais no e-mail"],
    ["ana @ x.com", "ana@x.com", "Sinais a mais no e-mail"],
    ["ana@gmail,com", "ana@gmail.com", "Sinais a mais no e-mail"],
    ["ana@x.com (mãe)", "ana@x.com", "Sinais a mais no e-mail"],
    ["ana@x.com; rita@x.com", "ana@x.com", "Sinais a mais no e-mail"],
    ["ana@gmail.con", "ana@gmail.con", "E-mail com provedor desconhecido"],
    ["joão@x.com", "", "E-mail inválido"],
    ["bia@", "", "E-mail inválido"],
  ])("“%s” is %s", (cell, address, kind) => {
    const { value, kinds } = mendEmail(cell);
    expect([value, kinds[0] ?? null]).toEqual([address, kind]);
  });
});

describe("a school's words", () => {
  it.each([
    ["990101.0", "990101", "Número com “.0”"],
    ["00994001", "00994001", null],
    ["RA: 123", "123", "Sinais a mais na matrícula"],
    ["12 345", "12345", "Sinais a mais na matrícula"],
    ["01/03/2026", "", "A planilha transformou o valor em data"],
    ["2,03E+11", "", "Número que a planilha arredondou"],
    ["a definir!", "", "Matrícula inválida"],
  ])("matrícula “%s” is %s", (cell, code, kind) => {
    const { value, kinds } = mendCode(cell);
    expect([value, kinds[0] ?? null]).toEqual([code, kind]);
  });

  it.each(["01/mar", "3-jan", "01/03/2026", "46054", "2026-03-01 00:00:00", "mar/01", "1 de março"])(
    "class “%s” is a date",
    (cell) =>
      expect(mendClass(cell)).toEqual({ value: "", kinds: ["A planilha transformou o valor em data"] }),
  );

  it.each(["3º A", "301", "1/3", "Maternal 1", "Marista 1", "01-03", "Set A"])("class “%s” is none", (cell) =>
    expect(mendClass(cell)).toEqual({ value: cell, kinds: [] }),
  );

  it("a class “301.0” is 301, a year of two digits is one of this century", () => {
    expect(mendClass("301.0").value).toBe("301");
    expect(mendYear("2026.0")).toEqual({ value: "2026", kinds: [] });
    expect([mendYear("26").value, mendYear("x").value]).toEqual(["2026", ""]);
  });

  it.each([
    "-",
    "—",
    "não tem",
    "s/ celular",
    "s/n",
    "não possui e-mail",
    "xxx",
    "?",
    "...",
    "sem telefone",
    "N/I",
  ])("“%s” is nothing", (cell) => expect(isNothing(cell)).toBe(true));
});

it.each([
  ["Maria Clara Souza", "Maria Luiza Souza", true],
  ["Pedro Sá", "Ana Sá", true],
  ["Maria C. Souza", "Maria Clara Souza", false],
  ["Ana Sá", "Ana Sá Pereira", false],
  ["Thiago Sá", "Tiago Sá", false],
  ["Ana Sá", "Ana Luz", false],
])("%s and %s: two people, %s", (one, other, different) => {
  const named = (name: string) => {
    const [firstName = "", ...rest] = name.split(" ");
    return { firstName, lastName: rest.join(" ") };
  };
  expect(areDifferent(named(one), named(other))).toBe(different);
});
