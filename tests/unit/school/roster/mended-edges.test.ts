import { describe, expect, it } from "vitest";
import { mendMobile } from "#app/features/school/domain/roster/mend-contact.ts";
import { cutName, mendName } from "#app/features/school/domain/roster/mend-name.ts";
import { mendClass, shownBefore } from "#app/features/school/domain/roster/mend-school-words.ts";
import { isPersonless } from "#app/features/school/domain/roster/personless-line.ts";
import { KINDS } from "#app/features/school/domain/roster/roster-doubt.ts";
import { classProblem, validFields } from "#app/features/school/domain/roster/roster-entry.ts";

describe("a mobile number", () => {
  it.each([
    ["(61) 79999-0101", "61799990101", [KINDS.odd]],
    ["+1 2345", "", [KINDS.mobile]],
    ["+1 202 555 0143 99999999", "", [KINDS.mobile]],
    ["+1 202 555 0143", "12025550143", [KINDS.foreign]],
  ])("“%s” is “%s”: %j", (cell, value, kinds) => {
    expect(mendMobile(cell)).toEqual({ value, kinds });
  });
});

describe("a name", () => {
  it.each([
    ["ANA C0STA", "ANA COSTA"],
    ["J0ão Sá", "João Sá"],
    ["Ana C0sta", "Ana Costa"],
    ["***", ""],
  ])("as written “%s” is “%s”", (cell, value) => {
    expect(mendName(cell, true).value).toBe(value);
  });

  it("without a letter has no capitals to mend", () => {
    expect(mendName("***", false).value).toBe("");
  });

  it("too long ends at its last whole word, or anywhere where it is one word", () => {
    const words = Array(12).fill("abcde").join(" ");
    expect(cutName("Ana Sá")).toBe("Ana Sá");
    expect(cutName(words)).toBe(Array(10).fill("abcde").join(" "));
    expect(cutName("x".repeat(70))).toBe("x".repeat(60));
  });
});

describe("a class", () => {
  it.each([
    ["6,2E+10", "", [KINDS.lost]],
    ["01/mar", "", [KINDS.date]],
    ["46054", "", [KINDS.date]],
    ["3.0", "3", [KINDS.zero]],
    ["3º A", "3º A", []],
  ])("“%s” is “%s”: %j", (cell, value, kinds) => {
    expect(mendClass(cell)).toEqual({ value, kinds });
  });

  it.each([
    [KINDS.date, "46054", "46054 (01/02/2026)"],
    [KINDS.date, "46054.0", "46054.0 (01/02/2026)"],
    [KINDS.date, "01/mar", "01/mar"],
    [KINDS.className, "46054", "46054"],
  ])("to be checked for “%s”: %s appears as “%s”", (kind, before, text) => {
    expect(shownBefore({ field: "class", kind, before, after: "" })).toBe(text);
  });

  it("has a name that a class may have, in a year of school", () => {
    expect(classProblem({ name: "3º A #1", year: 2026 })?.text).toMatch(
      /^Nome de turma inválido: “3º A #1”\. \S/,
    );
    expect(classProblem({ name: "3º A", year: 1999 })?.kind).toBe("Ano letivo inválido");
    expect(classProblem({ name: "3º A", year: 2026 })).toBeNull();
  });
});

describe("a line without a person", () => {
  it.each([
    ["Nome", ["Nome", "Turma"], true],
    ["Nome do aluno", ["", "Nome do aluno", "RA"], true],
    ["Aluno", ["Aluno", ""], false],
    ["Total", ["Total", ""], true],
    ["Total: 32", ["Total: 32", "3A"], true],
    ["Ana Sá", ["Ana Sá", "3A"], false],
  ])("“%s” of %j: %s", (name, cells, isNobody) => {
    expect(isPersonless(name, cells)).toBe(isNobody);
  });
});

describe("the fields of a person", () => {
  const sound = { firstName: "Ana", lastName: "Sá", email: "", mobile: "", schoolUserId: "101" };

  it("are left out where they do not hold, and are to be checked", () => {
    expect(validFields(sound)).toEqual({ fields: sound, doubts: [] });
    expect(validFields({ ...sound, email: "ana", mobile: "12" })).toEqual({
      fields: sound,
      doubts: [
        { field: "email", kind: KINDS.email, before: "ana", after: "" },
        { field: "mobile", kind: KINDS.mobile, before: "12", after: "" },
      ],
    });
  });
});
