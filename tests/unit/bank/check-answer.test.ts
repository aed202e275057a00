import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { labelOf, lettersOf, markedLetters } from "#app/features/bank/domain/answers/answer-forms.ts";
import { countsOf, creditAs } from "#app/features/bank/domain/answers/answer-result.ts";
import {
  answerName,
  answerNoun,
  answerOf,
  choicesOf,
  creditOf,
  isTaken,
  keySentence,
  keyWords,
  letteredAlternatives,
  letterOf,
  markedAnswer,
  nextAnswer,
  partialText,
  takenAnswers,
} from "#app/features/bank/domain/answers/check-answer.ts";
import { readKey } from "#app/features/bank/domain/answers/read-key.ts";

describe("the letters of a question", () => {
  it("are A to E, as many as it has alternatives", () => {
    expect(lettersOf("single-choice", 5)).toEqual(["A", "B", "C", "D", "E"]);
    expect(lettersOf("single-choice", 4)).toEqual(["A", "B", "C", "D"]);
  });

  it("are C for Certo and E for Errado in a right-or-wrong question", () => {
    expect(lettersOf("right-wrong", 2)).toEqual(["C", "E"]);
  });

  it("are none in an open question, whatever it carries", () => {
    expect(lettersOf("open", 0)).toEqual([]);
    expect(lettersOf("open", 5)).toEqual([]);
  });

  it("precede its alternatives, and are the keys that choose them", () => {
    const alternatives = letteredAlternatives("right-wrong", ["Certo", "Errado"]);
    expect(alternatives).toEqual([
      { letter: "C", html: "Certo" },
      { letter: "E", html: "Errado" },
    ]);
    expect(choicesOf("right-wrong", alternatives)).toEqual(["C", "E"]);
    expect(choicesOf("numeric", [])).toEqual([..."0123456789"]);
  });
});

describe("the letter a client sends", () => {
  it.each([
    ["A", "A"],
    ["e", "E"],
    [" b ", "B"],
    ["c\n", "C"],
  ])("%j is %s", (sent, letter) => {
    expect(letterOf(sent)).toBe(letter);
  });

  it.each(["", "F", "AB", "Á", "1", null, undefined, 0, 1, true, {}, [], ["A"], { toString: () => "A" }])(
    "%j is none",
    (sent) => {
      expect(letterOf(sent)).toBeNull();
    },
  );
});

describe("an answer as it is stored", () => {
  it.each([
    ["c", "C"],
    [" dca ", "ACD"],
    ["13", "13"],
    ["31", "31"],
    ["042", "042"],
    ["000", "000"],
  ])("%j is %s", (sent, answer) => {
    expect(answerOf(sent)).toBe(answer);
  });

  it.each(["", "F", "AA", "A C", "0", "00", "32", "1000", "-12", "1a", null, 13, ["A"]])(
    "%j is none",
    (sent) => {
      expect(answerOf(sent)).toBeNull();
    },
  );

  it.each([
    ["single-choice", 4, "ABCD", ["A", "D"], ["E", "AB", "01", "042"]],
    ["right-wrong", 2, "CE", ["C", "E"], ["A", "CE"]],
    ["multiple-choice", 3, "+ABC", ["A", "ABC"], ["D", "AD", "03", "003"]],
    ["sum", 4, "15", ["01", "15"], ["16", "A", "015"]],
    ["sum", 5, "31", ["31"], ["AB", "031"]],
    ["numeric", 0, "999", ["000", "999"], ["A", "13"]],
    ["open", 0, "", [], ["A", "01", "000"]],
  ] as const)(
    "is accepted by a question of %s with %i alternatives: %j",
    (kind, count, taken, right, wrong) => {
      expect(takenAnswers(kind, count)).toBe(taken);
      for (const answer of right) expect(isTaken(answer, taken), answer).toBe(true);
      for (const answer of wrong) expect(isTaken(answer, taken), answer).toBe(false);
    },
  );

  it.each([
    ["C", "C", "a certa é a C"],
    ["AC", "A e C", "as certas são A e C"],
    ["ACD", "A, C e D", "as certas são A, C e D"],
    ["04", "04", "a soma certa é 04"],
    ["13", "13 (01 + 04 + 08)", "a soma certa é 13 (01 + 04 + 08)"],
    ["042", "042", "a resposta certa é 042"],
  ])("%s reads %s", (answer, name, words) => {
    expect(answerName(answer)).toBe(name);
    expect(keyWords(answer)).toBe(words);
  });

  it.each([
    ["C", "Alternativa", "A certa é a C"],
    ["AC", "Alternativas", "As certas são A e C"],
    ["04", "Soma", "A soma certa é 04"],
    ["042", "Resposta", "A resposta certa é 042"],
  ])("%s is named with %s, and begins a sentence", (answer, noun, sentence) => {
    expect(answerNoun(answer)).toBe(noun);
    expect(keySentence(answer)).toBe(sentence);
  });

  it("changes by what is chosen", () => {
    expect(nextAnswer("single-choice", "A", "B")).toBe("B");
    expect(nextAnswer("sum", null, "C")).toBe("04");
    expect(nextAnswer("sum", "04", "A")).toBe("05");
    expect(nextAnswer("sum", "05", "C")).toBe("01");
    expect(nextAnswer("sum", "01", "A")).toBeNull();
    expect(nextAnswer("multiple-choice", "BD", "A")).toBe("ABD");
    expect(
      [..."0427"].reduce<string | null>((answer, digit) => nextAnswer("numeric", answer, digit), null),
    ).toBe("427");
  });

  it("of a sum is the propositions it marks, whatever they are", () => {
    fc.assert(
      fc.property(fc.subarray([..."ABCDE"], { minLength: 1 }), (letters) => {
        const sum = markedAnswer("sum", letters);
        expect(markedLetters(sum)).toEqual(letters);
        expect(answerOf(sum)).toBe(sum);
        expect(Number(sum)).toBe(
          letters.reduce((total, letter) => total + Number(labelOf("sum", letter)), 0),
        );
      }),
    );
  });
});

describe("the credit of an answer", () => {
  it.each([
    ["13", "13", 1],
    ["05", "13", 2 / 3],
    ["01", "13", 1 / 3],
    ["15", "13", 0],
    ["02", "13", 0],
    ["31", "31", 1],
    ["16", "31", 1 / 5],
    ["AC", "ACD", 0],
    ["ACD", "ACD", 1],
    ["042", "043", 0],
    ["A", "B", 0],
  ])("%s for %s is %d", (answer, key, credit) => {
    expect(creditOf(answer, key)).toBe(credit);
  });

  it("stays whole for an answer that was right when it was given", () => {
    expect(creditAs(true, "A", "B")).toBe(1);
    expect(creditAs(false, "01", "13")).toBe(1 / 3);
  });

  it("is shown only where it is partial", () => {
    expect(partialText(0.6)).toBe("parcial: 60%");
    expect([partialText(0), partialText(1)]).toEqual([null, null]);
  });
});

describe("a key as people write it", () => {
  it.each([
    ["single-choice", " c ", "C"],
    ["right-wrong", "Errado", "E"],
    ["multiple-choice", "A, C e D", "ACD"],
    ["multiple-choice", "dca", "ACD"],
    ["multiple-choice", "A, C, E", "ACE"],
    ["sum", "13", "13"],
    ["sum", "5", "05"],
    ["sum", "01 + 04 + 08", "13"],
    ["sum", "8+4", "12"],
    ["sum", "A e C", "05"],
    ["numeric", "42", "042"],
    ["numeric", "000", "000"],
  ] as const)("of %s, %j is %s", (kind, written, key) => {
    expect(readKey(kind, written)).toBe(key);
  });

  it.each([
    ["single-choice", "AB"],
    ["multiple-choice", "A, F"],
    ["multiple-choice", "A, A"],
    ["multiple-choice", "13"],
    ["sum", "0"],
    ["sum", "32"],
    ["sum", "01 + 01"],
    ["sum", "03 + 04"],
    ["numeric", "1000"],
    ["numeric", "-1"],
    ["numeric", "4,2"],
    ["open", "A"],
  ] as const)("of %s, %j is none", (kind, written) => {
    expect(readKey(kind, written)).toBeNull();
  });
});

test("first answers are counted by alternative, and numbers by frequency", () => {
  const none = { a: 0, b: 0, c: 0, d: 0, e: 0 };
  expect(countsOf({ ...none, a: 2, c: 1, others: 0, tally: {} })).toEqual({
    total: 3,
    counts: { A: 2, B: 0, C: 1, D: 0, E: 0 },
  });
  expect(countsOf({ ...none, others: 5, tally: { "13": 3, "05": 2 } })).toEqual({
    total: 5,
    counts: { A: 5, B: 0, C: 5, D: 3, E: 0 },
  });
  const numbers = { "001": 1, "002": 9, "003": 3, "004": 4, "005": 5, "006": 6 };
  const { counts } = countsOf({ ...none, others: 28, tally: numbers });
  expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([
    ["002", 9],
    ["006", 6],
    ["005", 5],
    ["004", 4],
    ["003", 3],
  ]);
});
