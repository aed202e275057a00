import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedCatalogue, seedTopic } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import {
  type QueryPart,
  readQuery,
  readWordsOnly,
} from "#app/features/bank/domain/search/query/read-query.ts";
import { anyText } from "../any-filters.ts";

function told(part: QueryPart): unknown {
  switch (part.kind) {
    case "institution":
    case "skills":
      return part.ids;
    case "topic":
      return part.ids.map((id) => seedTopic(id)?.name);
    case "subject":
      return part.id;
    case "years":
      return [part.first, part.last];
    case "number":
      return part.number;
    case "level":
      return part.level;
    case "type":
    case "origin":
      return part.of;
    case "colour":
      return part.colour;
    default:
      return part.words.map(({ word }) => word).join(" ");
  }
}

/** What a query is understood as, without its small and idle words. */
function read(text: string): unknown[] {
  const parts = readQuery(text, seedCatalogue).filter(({ kind }) => kind !== "small" && kind !== "filler");
  return parts.map((part) => [part.kind, told(part)]);
}

const enem = ["institution", [4]];
const usp = ["institution", [26]];

describe("a query names", () => {
  it.each([
    ["ENEM 2019", [enem, ["years", [2019, 2019]]]],
    ["enem 19", [enem, ["years", [2019, 2019]]]],
    ["enem 2015 a 2018", [enem, ["years", [2015, 2018]]]],
    ["enem 15 a 18", [enem, ["years", [2015, 2018]]]],
    ["fuvest entre 2010 e 2012", [usp, ["years", [2010, 2012]]]],
    [
      "desde 2015 unicamp",
      [
        ["years", [2015, null]],
        ["institution", [24]],
      ],
    ],
    ["até 2012 fuvest", [["years", [null, 2012]], usp]],
    ["antes de 2012 fuvest", [["years", [null, 2011]], usp]],
    ["a partir de 2016", [["years", [2016, null]]]],
    ["depois de 2015", [["years", [2016, null]]]],
    [
      "caderno preto",
      [
        ["word", "caderno"],
        ["word", "preto"],
      ],
    ],
    [
      "escola naval 2018 2019",
      [
        ["institution", [3]],
        ["years", [2018, 2019]],
      ],
    ],
    ["colégio naval", [["institution", [28]]]],
    ["espcex", [["institution", [7]]]],
    ["puc", [["institution", [12, 13, 14]]]],
    [
      "PUC-SP 2020",
      [
        ["institution", [14]],
        ["years", [2020, 2020]],
      ],
    ],
    ["universidade de são paulo", [usp]],
    [
      "19 de abril",
      [
        ["word", "19"],
        ["word", "abril"],
      ],
    ],
    [
      "copa de 1950",
      [
        ["word", "copa"],
        ["word", "1950"],
      ],
    ],
  ])("exams and years: %j", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  it.each([
    ["H15", [["skills", [115, 215, 315, 415]]]],
    ["MT21", [["skills", [421]]]],
    ["habilidade 15", [["skills", [115, 215, 315, 415]]]],
    ["h15 de matemática", [["skills", [415]]]],
    ["habilidade 3 ciências da natureza", [["skills", [303]]]],
    ["h31", [["word", "h31"]]],
    ["questão 136 enem 2015", [["number", 136], enem, ["years", [2015, 2015]]]],
    ["q 45", [["number", 45]]],
    [
      "Q45 caderno amarelo",
      [
        ["number", 45],
        ["colour", 2],
      ],
    ],
    ["questão nº 7", [["number", 7]]],
    ["questão 1", [["number", 1]]],
    ["questão 0", [["word", "0"]]],
    ["questão 999", [["word", "999"]]],
  ])("items: %j", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  it.each([
    ["mat", [["subject", 9]]],
    ["exercícios de quim", [["subject", 11]]],
    [
      "geo difícil",
      [
        ["subject", 6],
        ["level", 3],
      ],
    ],
    [
      "bio fácil com resolução",
      [
        ["subject", 2],
        ["level", 1],
        ["solved", "com resolucao"],
      ],
    ],
    [
      "fil discursivas",
      [
        ["subject", 4],
        ["type", "open"],
      ],
    ],
    [
      "port múltipla escolha",
      [
        ["subject", 10],
        ["type", "single-choice"],
      ],
    ],
    [
      "certo ou errado unb",
      [
        ["type", "right-wrong"],
        ["institution", [22]],
      ],
    ],
    [
      "provas reais ita",
      [
        ["origin", "exam"],
        ["institution", [9]],
      ],
    ],
  ])("subjects and kinds: %j", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  it.each([
    ["leis de newton", ["Leis de Newton"]],
    ["newton leis", ["Leis de Newton"]],
    ["Lei Newton", ["Leis de Newton"]],
    ["função quadrática", ["Função Quadrática"]],
    ["mruv", ["Movimento Uniformemente Variado"]],
    ["2ª guerra", ["Segunda Guerra Mundial"]],
    ["segunda guerra mundial", ["Segunda Guerra Mundial"]],
    ["estequiometria", ["Estequiometria"]],
    ["crases", ["Crase"]],
  ])("topics by any of their names: %j", (text, names) => {
    expect(read(text)).toEqual([["topic", names]]);
  });

  it("the longest name there is, several topics where it is one of each", () => {
    expect(read("química")).toEqual([["subject", 11]]);
    const [[kind, names] = []] = read("química orgânica") as [string, string[]][];
    expect(kind).toBe("topic");
    expect(names?.length).toBeGreaterThan(2);
  });
});

it("short names that are words elsewhere are names where all else is understood", () => {
  expect(read("esa 2019")).toEqual([
    ["institution", [6]],
    ["years", [2019, 2019]],
  ]);
  expect(read("esa casa bonita")[0]).toEqual(["word", "esa"]);
  expect(read("en")).toEqual([["word", "en"]]);
});

it("a phrase between quotation marks is searched verbatim, and so is every word where only words are wanted", () => {
  expect(read('"leis de newton" enem')).toEqual([["phrase", "leis de newton"], enem]);
  expect(readWordsOnly("enem 2019 de").map(({ kind }) => kind)).toEqual(["word", "word", "small"]);
});

it("every position is one of the text, whatever is typed", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { from, to, words } of readQuery(text, seedCatalogue)) {
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(words.length).toBeGreaterThan(0);
      }
    }),
  );
});
