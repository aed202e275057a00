import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import {
  type ExamHead,
  examTitle,
  importedExamId,
  type StoredName,
  withStored,
} from "#app/features/exams/domain/exam-document.ts";
import {
  type ExamFields,
  fieldsOfHead,
  headOfFields,
  noExamFields,
} from "#app/features/exams/domain/exam-fields.ts";

const ita: ExamFields = { ...noExamFields, institution: "ITA", year: "2024" };
const plain = { year: 2024, phase: null, day: null, booklet: null };

describe("an exam's title", () => {
  it("says only the parts the exam has", () => {
    expect(examTitle("ITA", plain)).toBe("ITA 2024");
    expect(examTitle("ITA", { year: 2024, phase: "1ª fase", day: 2, booklet: "azul" })).toBe(
      "ITA 2024, 1ª fase, dia 2, caderno azul",
    );
  });

  it("names an institution as people do, not by its code", () => {
    expect(examTitle("EN", plain)).toBe("Escola Naval 2024");
  });

  it("of an imported exam is its id too, so that importing it again finds it", () => {
    expect(importedExamId({ institution: "EN", exam: { ...plain, day: 1 } })).toBe("escola-naval-2024-dia-1");
  });
});

describe("the stored questions of an exam", () => {
  const one: StoredName = ["farol-prova", "a", 2];
  const other: StoredName = ["farol-prova", "b", null];

  it("are in the order of their numbers, those without one at the end", () => {
    expect(withStored([other, one], [["farol-prova", "c", 1]]).map(([, path]) => path)).toEqual([
      "c",
      "a",
      "b",
    ]);
  });

  it("are each there once, with the number they have now", () => {
    expect(withStored([one, other], [["farol-prova", "a", 7]])).toEqual([["farol-prova", "a", 7], other]);
  });
});

describe("the form of an exam's header", () => {
  const heads = fc.record({
    institution: fc.constantFrom(...institutions.map(({ code }) => code)),
    subject: fc.constantFrom(null, ...subjects.map(({ slug }) => slug)),
    title: fc.constantFrom(null, "Simulado de março"),
    exam: fc.record({
      year: fc.integer({ min: 1900, max: 2099 }),
      phase: fc.constantFrom(null, "1ª fase"),
      day: fc.constantFrom(null, 1, 2, 9),
      booklet: fc.constantFrom(null, "azul"),
    }),
  });

  it("filled from a header and read back is the header", () => {
    fc.assert(
      fc.property(heads, ({ institution, subject, title, exam }) => {
        const head: ExamHead = { institution, subject, exam, title: title ?? examTitle(institution, exam) };
        expect(headOfFields(fieldsOfHead(head))).toEqual({ head, problems: null });
      }),
    );
  });

  it("leaves out a title that only repeats the rest", () => {
    const head = { institution: "ITA" as const, exam: plain, subject: null, title: "ITA 2024" };
    expect(fieldsOfHead(head).title).toBe("");
    expect(fieldsOfHead({ ...head, title: "Simulado" }).title).toBe("Simulado");
  });

  it.each<[Partial<ExamFields>, string[]]>([
    [{ institution: "" }, ["institution"]],
    [{ institution: "Hogwarts" }, ["institution"]],
    [{ year: "" }, ["year"]],
    [{ year: "24" }, ["year"]],
    [{ year: "1899" }, ["year"]],
    [{ day: "0" }, ["day"]],
    [{ day: "dois" }, ["day"]],
    [{ title: "x".repeat(121) }, ["title"]],
    [{ institution: "", year: "", day: "x" }, ["institution", "year", "day"]],
  ])("with %j has its problems at %j, each in words", (changed, fields) => {
    const { head, problems } = headOfFields({ ...ita, ...changed });
    expect(head).toBeNull();
    expect(Object.keys(problems ?? {})).toEqual(fields);
    for (const text of Object.values(problems ?? {})) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it("trims what is typed, and reads an unknown subject as none", () => {
    const typed = {
      year: " 2024 ",
      day: " 2 ",
      phase: "  1ª fase ",
      booklet: " ",
      title: " ",
      subject: "magia",
    };
    expect(headOfFields({ ...ita, ...typed }).head).toEqual({
      title: "ITA 2024, 1ª fase, dia 2",
      institution: "ITA",
      exam: { ...plain, phase: "1ª fase", day: 2 },
      subject: null,
    });
  });
});
