import { describe, expect, it } from "vitest";
import { allowedTopics } from "#app/features/bank/domain/catalogue/allowed-topics.ts";
import { exclusions } from "#app/features/bank/domain/catalogue/exclusions.ts";
import { type InstitutionCode, institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { isSchoolCode } from "#app/features/bank/domain/catalogue/school-topics.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { generalTopicsOf, topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";

const collator = new Intl.Collator("pt-BR");
const schools = ["CM6", "CM1", "TIRADENTES"] as const;
const others = institutions.filter(({ code }) => !isSchoolCode(code));

function names(code: string, slug: string): string[] {
  return topicsOf(code, slug, seedCatalogue).map(({ name }) => name);
}

function examined(code: InstitutionCode): string[] {
  return subjects.map(({ slug }) => slug).filter((slug) => topicsOf(code, slug, seedCatalogue).length > 0);
}

describe("the topics of an institution and subject", () => {
  it("are the general list when nothing is left out", () => {
    expect(topicsOf("UNB", "quimica", seedCatalogue)).toEqual(generalTopicsOf("quimica", seedCatalogue));
    expect(topicsOf("UNB", "quimica", seedCatalogue)).toContainEqual({ id: 11031, name: "Lei de Hess" });
  });

  it("are the general list minus the institution's excluded topics", () => {
    const general = generalTopicsOf("quimica", seedCatalogue).map(({ name }) => name);
    const left = ["Entropia e Energia Livre", "Hibridização", "Números Quânticos"];
    expect(general).toEqual(expect.arrayContaining(left));
    expect(names("ENEM", "quimica")).toEqual(general.filter((name) => !left.includes(name)));
  });

  it("are limited to the allowed set when the institution has one", () => {
    expect(names("ESA", "historia")).toContain("Guerra de Canudos");
    expect(names("ESA", "historia")).not.toContain("Revolução Francesa");
    expect(names("CN", "quimica")).toHaveLength(18);
    expect(names("CN", "matematica")).not.toContain("Logaritmos");
  });

  it.each([
    ["PUC-RJ", "espanhol"],
    ["UERJ", "espanhol"],
    ["PUC-RS", "ingles"],
    ["UEL", "artes"],
    ["UEL", "filosofia"],
    ["CM6", "biologia"],
    ["CM1", "biologia"],
    ["TIRADENTES", "biologia"],
  ])("are none for %s %s", (code, slug) => {
    expect(topicsOf(code, slug, seedCatalogue)).toEqual([]);
  });

  it("are none for an unknown institution or subject", () => {
    expect(topicsOf("HOGWARTS", "fisica", seedCatalogue)).toEqual([]);
    expect(topicsOf("ENEM", "alquimia", seedCatalogue)).toEqual([]);
    expect(topicsOf("", "", seedCatalogue)).toEqual([]);
    expect(topicsOf("constructor", "fisica", seedCatalogue)).toEqual([]);
    expect(topicsOf("ENEM", "__proto__", seedCatalogue)).toEqual([]);
    expect(topicsOf("CM6", "toString", seedCatalogue)).toEqual([]);
    expect(generalTopicsOf("alquimia", seedCatalogue)).toEqual([]);
  });

  it("are found in any case of the code and the slug", () => {
    expect(topicsOf("ufscar", "Fisica", seedCatalogue)).toEqual(topicsOf("UFSCar", "fisica", seedCatalogue));
    expect(topicsOf("ufscar", "Fisica", seedCatalogue).length).toBeGreaterThan(25);
  });

  it("cannot be changed by the code that received them", () => {
    const [first] = topicsOf("ITA", "fisica", seedCatalogue);
    if (first) first.name = "Rasurado";
    expect(names("ITA", "fisica")[0]).toBe("Acústica");
  });
});

describe.each(institutions)("the catalogue of $name", ({ code }) => {
  it("is alphabetical, without repetition, with the permanent ids", () => {
    for (const { slug } of subjects) {
      const topics = topicsOf(code, slug, seedCatalogue);
      const list = topics.map(({ name }) => name);
      expect(list).toEqual([...new Set(list)].sort(collator.compare));
      for (const { id, name } of topics) expect(topicId(slug, name, seedCatalogue)).toBe(id);
    }
  });

  it("has something to practise", () => {
    expect(examined(code).flatMap((slug) => names(code, slug)).length).toBeGreaterThanOrEqual(40);
  });
});

describe("the school exams", () => {
  it.each(schools)("%s have their topics in the separate map", (code) => {
    expect(examined(code)).toEqual(["matematica", "portugues", "redacao"]);
    expect(names(code, "matematica")).not.toEqual(names("ENEM", "matematica"));
    expect(names(code, "matematica")).not.toContain("Logaritmos");
  });

  it("have elementary topics that no other institution shows", () => {
    expect(topicsOf("CM6", "matematica", seedCatalogue)).toContainEqual({
      id: 9513,
      name: "Numeração Romana",
    });
    for (const { code } of others) expect(names(code, "matematica")).not.toContain("Numeração Romana");
  });

  it("share the id of a topic that the general list also has", () => {
    const porcentagem = topicsOf("CM6", "matematica", seedCatalogue).find(
      ({ name }) => name === "Porcentagem",
    );
    expect(generalTopicsOf("matematica", seedCatalogue)).toContainEqual(porcentagem);
  });

  it("grow with the year: roots for the 1º ano, the four operations for the 6º", () => {
    expect(names("CM1", "matematica")).toContain("Equações do 2º Grau");
    expect(names("CM6", "matematica")).not.toContain("Equações do 2º Grau");
    expect(names("CM6", "matematica")).toContain("Adição e Subtração");
  });
});

describe("the programmes", () => {
  it.each([
    ["ITA", ["fisica", "ingles", "matematica", "portugues", "quimica", "redacao"]],
    ["IME", ["fisica", "ingles", "matematica", "portugues", "quimica", "redacao"]],
    ["EEAR", ["fisica", "ingles", "matematica", "portugues"]],
    ["EFOMM", ["fisica", "ingles", "matematica", "portugues", "redacao"]],
    ["EN", ["fisica", "ingles", "matematica", "portugues", "redacao"]],
    ["AFA", ["fisica", "ingles", "matematica", "portugues", "redacao"]],
    ["EPCAR", ["ingles", "matematica", "portugues", "redacao"]],
    ["ESA", ["geografia", "historia", "ingles", "matematica", "portugues", "redacao"]],
    [
      "ESPCEX",
      ["fisica", "geografia", "historia", "ingles", "matematica", "portugues", "quimica", "redacao"],
    ],
    ["OBMEP", ["matematica"]],
  ] as const)("%s examines only %j", (code, expected) => {
    expect(examined(code)).toEqual(expected);
  });

  it("of the ENEM and UnB cover the 13 subjects", () => {
    expect(examined("ENEM")).toHaveLength(13);
    expect(examined("UNB")).toHaveLength(13);
  });

  it("have calculus in the naval exams only", () => {
    const withLimits = others
      .map(({ code }) => code)
      .filter((code) => names(code, "matematica").includes("Limites"));
    expect(withLimits).toEqual(["EFOMM", "EN"]);
  });

  it("name only topics of the general lists, and none twice", () => {
    for (const { code } of others) {
      if (isSchoolCode(code)) continue;
      for (const { slug } of subjects) {
        const general = generalTopicsOf(slug, seedCatalogue).map(({ name }) => name);
        const out = exclusions[code][slug] ?? [];
        const listed: string[] = [...(out === "all" ? [] : out), ...(allowedTopics[code]?.[slug] ?? [])];
        expect(listed.filter((name) => !general.includes(name))).toEqual([]);
        expect(new Set(listed).size).toBe(listed.length);
      }
    }
  });
});
