import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";

const row = {
  ord: 1,
  origin: "exam",
  institution: 4,
  year: 2022,
  phase: "1ª fase",
  booklet: "azul",
  number: 12,
  subject: 11,
  topics: [11031],
} as const;

describe("the heading of a question", () => {
  it("names its exam, its place in it, its subject and its topics", () => {
    expect(questionHeading(row, seedCatalogue)).toEqual({
      code: "W1TNJXBY",
      exam: "ENEM 2022",
      origin: "exam",
      place: "1ª fase, caderno azul, questão 12",
      number: 12,
      subject: "Química",
      topics: ["Lei de Hess"],
    });
  });

  it.each(["authored", "generated"] as const)(
    "says that a question was %s in the style of an exam, without a place in a booklet",
    (origin) => {
      const { exam, place, number } = questionHeading({ ...row, origin }, seedCatalogue);
      const phase = origin === "authored" ? "1ª fase" : "";
      expect([exam, place, number]).toEqual(["Estilo ENEM 2022", phase, null]);
    },
  );

  it("says only what is known of the place", () => {
    expect(questionHeading({ ...row, phase: null, booklet: null }, seedCatalogue).place).toBe("questão 12");
    expect(questionHeading({ ...row, phase: null, booklet: null, number: null }, seedCatalogue).place).toBe(
      "",
    );
  });

  it("omits names that are not in the catalogue", () => {
    const heading = questionHeading(
      { ...row, institution: 999, subject: 999, topics: [999999, 11031] },
      seedCatalogue,
    );
    expect(heading).toMatchObject({ subject: "", topics: ["Lei de Hess"] });
  });
});
