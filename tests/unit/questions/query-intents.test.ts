import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { correctedText, soundOf } from "#app/features/bank/domain/search/query/correct-query.ts";
import { partialQueries } from "#app/features/bank/domain/search/query/partial-queries.ts";
import { numberedPlace, understand } from "#app/features/bank/domain/search/query/understand.ts";

function read(text: string) {
  return understand({ ...noFilters, text, order: "relevance" }, seedCatalogue);
}

describe("the intent of a query", () => {
  it.each([
    ["matemática básica", ["Matemática"]],
    ["questões que mais caem no enem", ["ENEM"]],
    ["caderno azul 2016 segundo dia", ["Caderno azul", "2016", "sem filtro para “segundo dia”"]],
    ["enem ppl 2019", ["ENEM", "sem filtro para “ppl”", "2019"]],
    ["enem física enem", ["ENEM", "Física"]],
  ])("%s is understood, and what no filter knows is said", (text, labels) => {
    const { described, filters } = read(text);
    expect([described.map(({ label }) => label), filters.text]).toEqual([labels, ""]);
  });

  it("removes all words of a chip that represents several", () => {
    expect(read("enem física enem").described.map(({ without }) => without.text)).toEqual([
      "física",
      "enem enem",
    ]);
  });

  it.each([
    ["leis de niuton", "leis de newton"],
    ["jeografia do brasil", "geografia do brasil"],
    ["sitologia", "citologia"],
    ["revolusao franceza", "revolucao francesa"],
  ])("%s is read by its sound", (text, meant) => {
    expect(correctedText(text, read(text).parts, seedCatalogue)).toBe(meant);
  });

  it("distinguishes words that sound different", () => {
    expect(soundOf("mitose")).not.toBe(soundOf("meiose"));
  });

  it("leaves out one of several topics before a word that questions have", () => {
    const { parts } = read("mcu polia bicicleta");
    const [first] = partialQueries("mcu polia bicicleta", parts, new Map([["biciclet", 40]]));
    expect([first?.text, first?.without]).toEqual(["polia bicicleta", ["mcu"]]);
  });

  it.each([
    "Durante o movimento, o módulo da aceleração é",
    "O valor total pago pelo cliente foi de",
    "A função de segundo grau no ponto dado é igual a:",
  ])("reads %s as a question's text that its alternatives finish", (text) => {
    expect(read(text).words).toEqual({ kind: "pasted", text });
  });

  it.each(["o que é fotossíntese", "questões de física sobre o movimento e a aceleração", "aceleração é"])(
    "reads %s as words",
    (text) => {
      expect(read(text).words.kind).not.toBe("pasted");
    },
  );

  it("names one number in one exam, or none", () => {
    expect(numberedPlace(read("questao 136 enem 2015"))).toMatchObject({ year: 2015, number: 136 });
    expect(numberedPlace(read("questao 136 enem"))).toBeNull();
  });
});
