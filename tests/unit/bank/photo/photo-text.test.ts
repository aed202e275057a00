import { describe, expect, test } from "vitest";
import { matchShare } from "#app/features/bank/domain/photo/match-share.ts";
import { doubtfulPieces, photoText, type ReadWord } from "#app/features/questions/domain/photo-text.ts";

const line = (text: string, confidence = 95): ReadWord[] =>
  text.split(" ").map((word) => ({ text: word, confidence }));

describe("the text of a photo", () => {
  test("joins words cut at a line's end, and separates paragraphs", () => {
    const read = photoText([
      [line("Um casal procurou o acon-"), line("selhamento genético de um"), line("hospital.")],
      [line("A equipe verificou que")],
    ]);
    expect(read.text).toBe(
      "Um casal procurou o aconselhamento genético de um hospital.\nA equipe verificou que",
    );
    expect(read.doubtful).toEqual([]);
  });

  test("a line of nothing is no text", () => {
    expect(photoText([[[{ text: "", confidence: 90 }], line("Texto")]]).text).toBe("Texto");
  });

  test("short words say nothing about a question, numbers do", () => {
    expect(matchShare("ir ao 42", "de 42 em")).toEqual({ share: 1, pairs: 0 });
  });

  test("preserves a hyphen that is the word's own", () => {
    expect(photoText([[line("Escola Norte-"), line("Sul")]]).text).toBe("Escola Norte- Sul");
  });

  test("leaves out what is no text: signs, single letters, drawings", () => {
    const read = photoText([
      [line("| ~ = — ;"), line("A"), line("EM vós PD ane", 20)],
      [line("O recurso evidenciado")],
      [],
    ]);
    expect(read.text).toBe("O recurso evidenciado");
  });

  test("names the words to look at again, without signs", () => {
    const read = photoText([
      [[...line("espera um"), { text: "11-4", confidence: 40 }, { text: "|", confidence: 3 }]],
    ]);
    expect(read).toEqual({ text: "espera um 11-4 |", doubtful: ["11-4"] });
    expect(doubtfulPieces("espera 11-4\nsim", read.doubtful).filter((piece) => piece.doubtful)).toEqual([
      { text: "11-4", doubtful: true },
    ]);
    expect(
      doubtfulPieces("um  texto\n qualquer", ["texto"])
        .map(({ text }) => text)
        .join(""),
    ).toBe("um  texto\n qualquer");
  });
});

describe("how much of a read text a question contains", () => {
  const question =
    "Um casal procurou o serviço de aconselhamento genético de um hospital universitário em 2019.";

  test("all of its own, whatever the accents, the case and the lines", () => {
    const read =
      "UM CASAL PROCUROU O SERVICO\nde aconselhamento genetico de um hospital universitario em 2019";
    expect(matchShare(read, question)).toMatchObject({ share: 1 });
  });

  test("some of a text with misread words, and next to nothing of another", () => {
    const misread = matchShare(
      "Um casa1 procurou o serviço de aconselharnento genético de um hospital",
      question,
    );
    expect(misread.share).toBeGreaterThan(0.5);
    expect(misread.share).toBeLessThan(1);
    expect(misread.pairs).toBeGreaterThan(1);
    const other = matchShare("A companhia de saneamento cobra água por faixas", question);
    expect(other).toEqual({ share: 0, pairs: 0 });
  });

  test("single words that any text has are no pairs", () => {
    expect(matchShare("universitário hospital genético serviço", question)).toMatchObject({
      share: 1,
      pairs: 0,
    });
  });

  test("nothing of a text without words", () => {
    expect(matchShare("| ~ o", question)).toEqual({ share: 0, pairs: 0 });
  });
});
