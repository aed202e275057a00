import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { generalTopicsOf, topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { generatedTemplates } from "#content/generator/generated-templates.ts";
import { createRandom, mix } from "#content/generator/random.ts";
import { numbersIn } from "./read-numbers.ts";

const seeds = Array.from({ length: 150 }, (_, seed) => mix(seed + 31));
const made = generatedTemplates.map((template) => ({
  template,
  contents: seeds.map((seed) => template.make(createRandom(seed))),
}));

/** Facts that the statement writes as words ("cinco voltas") or as a time of day. */
const toldInWords = new Set([
  "acid",
  "children",
  "first",
  "flight",
  "from",
  "healthy",
  "length",
  "moving",
  "periods",
  "purity",
  "second",
  "sides",
  "start",
  "step",
  "takenFirst",
  "takenSecond",
  "times",
  "to",
  "turns",
]);

describe("the templates", () => {
  it("are at least 60 over at least eight subjects, each with its own name", () => {
    expect(generatedTemplates.length).toBeGreaterThanOrEqual(60);
    expect(new Set(generatedTemplates.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(generatedTemplates.map(({ name }) => name)).size).toBe(generatedTemplates.length);
  });

  it("name topics of the catalogue", () => {
    const schools = ["CM6", "CM1", "TIRADENTES"];
    for (const { name, subject, topics, also } of generatedTemplates) {
      const known = new Set(
        [
          ...generalTopicsOf(subject, seedCatalogue),
          ...schools.flatMap((code) => topicsOf(code, subject, seedCatalogue)),
        ].map((each) => each.name),
      );
      expect(
        [...topics, ...(also ?? [])].filter((topic) => !known.has(topic)),
        name,
      ).toEqual([]);
    }
  });

  it("give four wrong answers at least, all different from each other and from the right one", () => {
    for (const { template, contents } of made) {
      for (const { right, wrong } of contents) {
        expect(wrong.length, template.name).toBeGreaterThanOrEqual(4);
        expect(new Set([right, ...wrong]).size, `${template.name}: ${right}, ${wrong.join(", ")}`).toBe(
          wrong.length + 1,
        );
      }
    }
  });

  it("offer no quantity below zero in a question whose answer is above", () => {
    for (const { template, contents } of made) {
      if (
        template.subject === "quimica" ||
        /determinante|teorema|complexos|binomio|circunferencia/.test(template.name)
      )
        continue;
      for (const { right, wrong } of contents)
        if (!/^[−-]|\$-/.test(right))
          expect(
            wrong.filter((each) => /^[−-]\d|^\$-\d/.test(each)),
            template.name,
          ).toEqual([]);
    }
  });

  it("write whole sentences: a context that ends, a claim that ends", () => {
    for (const { template, contents } of made) {
      for (const { context, claim, right, solution, hint, explanation } of contents) {
        expect(context, template.name).toMatch(/[.!?”)|$]$/);
        if (claim) expect(claim(right), template.name).toMatch(/[.!?”]$/);
        for (const text of [solution, hint, explanation])
          expect(text.trim(), template.name).toMatch(/[.?!$”]$/);
      }
    }
  });

  it("agree in gender and number where mistakes are easy", () => {
    const faults =
      /(?<![\p{L}\d-])(?:de o|de a|em o|em a|por o|por a|a a|o o|um a|uma o|1 (?:dias|horas|minutos|anos)|(?:o|um|do|pelo) (?:professora|pesquisadora|engenheira|bióloga)|(?:a|uma|da|pela) (?:professor|pesquisador|engenheiro|biólogo))(?![\p{L}-])/u;
    for (const { template, contents } of made) {
      if (template.subject === "ingles" || template.subject === "espanhol") continue;
      for (const { context, question } of contents) {
        const outside = context.replace(/\$[^$]*\$/g, "").replace(/“[^”]*”/g, "");
        expect(outside.match(faults)?.[0], `${template.name}: ${context}`).toBeUndefined();
        expect(question.match(faults)?.[0], `${template.name}: ${question}`).toBeUndefined();
      }
    }
  });

  it("state in the text every number that they hand over as a fact", () => {
    for (const { template, contents } of made) {
      for (const { facts, context, question } of contents) {
        const stated = numbersIn(`${context} ${question}`);
        const missing = Object.entries(facts ?? {}).filter(
          ([name, value]) =>
            !toldInWords.has(name) &&
            Math.abs(value) !== 1 &&
            !stated.some((each) => Math.abs(each - Math.abs(value)) < 1e-9),
        );
        expect(missing, `${template.name}: ${context}`).toEqual([]);
      }
    }
  });
});
