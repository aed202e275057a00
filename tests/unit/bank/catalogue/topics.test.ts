import { describe, expect, it } from "vitest";
import { generalTopics } from "#app/features/bank/domain/catalogue/general-topics.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { elementaryTopics } from "#app/features/bank/domain/catalogue/topics/elementary.ts";
import { words } from "#app/platform/text/normalize.ts";

const collator = new Intl.Collator("pt-BR");
const large = new Set([
  "matematica",
  "fisica",
  "quimica",
  "biologia",
  "historia",
  "geografia",
  "portugues",
  "ingles",
  "espanhol",
]);

function namesIn(rows: readonly (readonly [number, string])[]): string[] {
  return rows.map(([, name]) => name);
}

describe.each(subjects)("the general list of $name", ({ slug }) => {
  const names = namesIn(generalTopics[slug]);

  it("is in pt-BR alphabetical order", () => {
    expect(names).toEqual([...names].sort(collator.compare));
  });

  it("names each topic once, whatever the accents, case or spaces", () => {
    const folded = names.map((name) => words(name).join(" "));
    expect(new Set(folded).size).toBe(names.length);
  });

  it("covers the subject", () => {
    expect(names.length).toBeGreaterThanOrEqual(large.has(slug) ? 25 : 12);
  });

  it("has clean labels that start with a capital letter", () => {
    const dirty = names.filter((name) => name !== name.normalize("NFC").trim() || / {2}/.test(name));
    const small = names.filter((name) => !/^(\p{Lu}|pH)/u.test(name));
    expect({ dirty, small }).toEqual({ dirty: [], small: [] });
  });
});

describe("the general lists", () => {
  it.each([
    ["historia", "Revolução Francesa"],
    ["matematica", "Binômio de Newton"],
    ["matematica", "Geometria Analítica"],
    ["quimica", "Lei de Hess"],
    ["quimica", "Estequiometria"],
    ["biologia", "Mitose"],
    ["fisica", "Cinemática"],
    ["fisica", "Eletrodinâmica"],
    ["ingles", "Passive Voice"],
    ["espanhol", "Traducción"],
  ] as const)("of %s have %s", (slug, name) => {
    expect(namesIn(generalTopics[slug])).toContain(name);
  });

  it("name English topics in English and Spanish topics in Spanish", () => {
    expect(namesIn(generalTopics.ingles).filter((name) => /[^\x20-\x7e]/.test(name))).toEqual([]);
    expect(namesIn(generalTopics.espanhol).filter((name) => /[ãõçêâô]|ção/.test(name))).toEqual([]);
  });

  it("let a topic name recur in another subject", () => {
    expect(namesIn(generalTopics.filosofia)).toContain("Iluminismo");
    expect(namesIn(generalTopics.historia)).toContain("Iluminismo");
    expect(namesIn(generalTopics.geografia)).toContain("Globalização");
    expect(namesIn(generalTopics.sociologia)).toContain("Globalização");
  });
});

describe("the elementary lists", () => {
  it.each(["matematica", "portugues", "redacao"] as const)(
    "add to %s in order and repeat no general topic",
    (slug) => {
      const names = namesIn(elementaryTopics[slug]);
      const general = new Set(namesIn(generalTopics[slug]).map((name) => words(name).join(" ")));
      expect(names).toEqual([...names].sort(collator.compare));
      expect(names.filter((name) => general.has(words(name).join(" ")))).toEqual([]);
    },
  );
});
