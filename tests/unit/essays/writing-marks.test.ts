import { describe, expect, test } from "vitest";
import { isInDictionary, wordsToCheck } from "#app/features/essays/domain/estimate/words-to-check.ts";
import { writingMarks } from "#app/features/essays/domain/grading/writing-marks.ts";
import { connectivesIn } from "#app/platform/text/connectives.ts";

const none = new Map<string, string[]>();
const marked = (text: string, unknown: Map<string, string[]> = none) =>
  writingMarks(text, unknown).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

describe("words for the dictionary", () => {
  const words = (text: string) => wordsToCheck(text).map(({ word }) => word);

  test("acronyms, names within a sentence and words beside digits are left out", () => {
    expect(words("O IBGE, em 2022, ouviu Marina no 3º bairro.")).toEqual([
      "O",
      "em",
      "ouviu",
      "no",
      "bairro",
    ]);
  });

  test("a sign that opens no sentence makes no word of a name", () => {
    expect([words("*Ana"), words("(Ana"), words("Ela viu. Ana")]).toEqual([
      [],
      ["Ana"],
      ["Ela", "viu", "Ana"],
    ]);
  });

  test("a capital that opens a sentence, a line or a quotation is no name", () => {
    expect(words("Foi assim. Depois, “Agora” veio.\nHoje não")).toContain("Depois");
    expect(words("Foi assim. Depois, “Agora” veio.\nHoje não")).toContain("Agora");
    expect(words("Foi assim.\nHoje não")).toContain("Hoje");
  });

  test("clitics and elisions belong to their word, and their parts are known alone", () => {
    expect(words("Tornou-se um pingo d’água")).toEqual(["Tornou-se", "um", "pingo", "d’água"]);
    const has =
      (...known: string[]) =>
      (word: string) =>
        known.includes(word);
    expect(isInDictionary("Tornou-se", has("tornou", "se"))).toBe(true);
    expect(isInDictionary("d’água", has("d'água"))).toBe(true);
    expect(isInDictionary("Brasil", has("Brasil"))).toBe(true);
    expect(isInDictionary("tornol-se", has("tornou", "se"))).toBe(false);
    expect(isInDictionary("educasão", has("educação"))).toBe(false);
  });
});

describe("connectives", () => {
  test("the longest is found, whole words only", () => {
    expect(connectivesIn("Por isso, no entanto, masculino").map(({ word }) => word)).toEqual([
      "por isso",
      "no entanto",
    ]);
  });
});

describe("marks", () => {
  test("a word that the dictionary lacks is marked at each of its places", () => {
    const text = "A educasão muda. A educasão fica, pois importa.";
    expect(marked(text, new Map([["educasão", ["educação"]]]))).toEqual([
      ["spelling", "educasão"],
      ["spelling", "educasão"],
    ]);
    expect(writingMarks(text, new Map([["educasão", ["educação"]]]))[0]?.instead).toEqual(["educação"]);
  });

  test("a connective is marked from its second use where it is used three times, with others of its kind", () => {
    const text = "Mas veio. Foi, mas voltou. Quis, mas não pôde.";
    expect(marked(text)).toEqual([
      ["connective", "mas"],
      ["connective", "mas"],
    ]);
    expect(writingMarks(text, none)[0]?.instead).not.toContain("mas");
    expect(marked("Foi, mas voltou. Quis, mas não pôde.")).toEqual([]);
  });

  test("a paragraph without a connective is marked at its first word, the first paragraph never", () => {
    expect(marked("A escola ensina.\n\n“A casa educa.”\n\nPortanto, somam.")).toEqual([["connective", "A"]]);
  });

  test("what is said but not written, and doubled words", () => {
    expect(marked("A gente foi pra casa e e voltou. Fazem dez anos. Fizeram anos.")).toEqual([
      ["style", "A gente"],
      ["style", "pra"],
      ["style", "e e"],
      ["style", "Fazem"],
    ]);
  });

  test("a sentence is long from its fifty-first word", () => {
    const fifty = Array.from({ length: 50 }, () => "palavra de")
      .join(" ")
      .split(" ")
      .slice(0, 50)
      .join(" ");
    expect(marked(`${fifty}.`)).toEqual([]);
    expect(marked(`Curta. ${fifty} longa.`)).toEqual([["style", `${fifty} longa.`]]);
  });
});
