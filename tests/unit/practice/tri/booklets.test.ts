import { describe, expect, it } from "vitest";
import {
  hasLanguages,
  itemsOfLanguage,
  pairAnswers,
  type TriItem,
} from "#app/features/practice/domain/tri/booklet-items.ts";
import { corrected } from "#app/features/practice/domain/tri/corrections.ts";
import { readTriBooklets } from "#app/features/practice/domain/tri/read-items.ts";
import { reliabilityOf, scoreBand } from "#app/features/practice/domain/tri/reliability.ts";
import {
  countedItems,
  counts,
  scoreBooklet,
  withReliability,
} from "#app/features/practice/domain/tri/score-booklet.ts";
import { bookletKey, readAnswerRows, scoreRow } from "#app/features/practice/domain/tri/score-rows.ts";

const HEAD =
  "CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO;TP_VERSAO_DIGITAL";

type Line = {
  at: number;
  code: string;
  key?: string;
  out?: string;
  a?: string;
  c?: string;
  lang?: string;
  digital?: string;
};

function line({
  at,
  code,
  key = "A",
  out = "0",
  a = "1.5",
  c = "0.2",
  lang = "",
  digital = "",
}: Line): string {
  return `${at};LC;${code};${key};3;${out};;${a};0.5;${c};AZUL;7;${lang};0;${digital}`;
}

/** A booklet of two English, two Spanish and four common items, written in no order. */
const plain = [
  line({ at: 4, code: "104", key: "D" }),
  line({ at: 3, code: "103", key: "C" }),
  line({ at: 1, code: "91.0", key: "A", lang: "0.0" }),
  line({ at: 2, code: "92", key: "B", lang: "0" }),
  line({ at: 2, code: "82", key: "E", lang: "1.0" }),
  line({ at: 1, code: "81", key: "D", lang: "1" }),
  line({ at: 5, code: "105", key: "E", out: "1", a: "" }),
  line({ at: 6, code: "106", key: "" }),
];
const read = (lines: readonly string[], year = 2030) =>
  readTriBooklets(`\uFEFF${[HEAD, ...lines].join("\r\n")}\r\n`, year);
const [booklet] = read(plain);
if (!booklet) throw new Error("no booklet");

describe("INEP's item files", () => {
  it("are read into booklets in the order of the answer strings", () => {
    expect(booklet).toMatchObject({ year: 2030, booklet: 7, area: "LC", colour: "azul" });
    expect(booklet.items.map(({ code }) => code)).toEqual([91, 92, 81, 82, 103, 104, 105, 106]);
    expect(booklet.items.map(({ letter }) => letter).join("")).toBe("ABDECDEX");
    expect(countedItems(booklet.items)).toBe(5);
    expect(booklet.items.map(counts)).toEqual([true, true, true, true, true, true, false, true]);
  });

  it("skip lines of no area, booklet or position, and read invalid parameters as none", () => {
    const strange = [
      "1;XX;1;A;1;0;;1;1;0;AZUL;7;;0;",
      "x;LC;1;A;1;0;;1;1;0;AZUL;7;;0;",
      "1;LC;1;A;1;0;;1;1;0;AZUL;;;0;",
    ];
    expect(read(strange)).toEqual([]);
    expect(read(["1"])).toEqual([]);
    const [odd] = read([line({ at: 1, code: "", a: "abc" }), line({ at: 2, code: "2", c: "1" })]);
    expect(odd?.items.map(({ a }) => a)).toEqual([null, null]);
    expect(odd?.items[0]?.code).toBeNull();
    const [comma] = readTriBooklets(
      `${HEAD.replaceAll(";", ",")}\n1,LC,5,A,1,0,,1.5,0.5,0.2,AZUL,7,,0,`,
      2030,
    );
    expect(comma?.items).toHaveLength(1);
  });

  it("are read as far as their columns go", () => {
    const [bare] = readTriBooklets("SG_AREA;CO_PROVA;CO_POSICAO\nMT;9;1", 2030);
    expect(bare).toMatchObject({
      colour: "",
      items: [{ letter: "X", code: null, a: null, annulled: false }],
    });
    expect(readTriBooklets("CO_PROVA;CO_POSICAO\n9;1", 2030)).toEqual([]);
  });

  it("have the common items of a digital exam once for each language", () => {
    const [digital] = read([
      line({ at: 1, code: "1", lang: "0" }),
      line({ at: 1, code: "2", lang: "1" }),
      line({ at: 2, code: "4", digital: "1" }),
      line({ at: 2, code: "3", digital: "0.0" }),
    ]);
    expect(digital && itemsOfLanguage(digital.items, "ingles").map(({ code }) => code)).toEqual([1, 3]);
    expect(digital && itemsOfLanguage(digital.items, "espanhol").map(({ code }) => code)).toEqual([2, 4]);
    expect(digital && hasLanguages(digital.items)).toBe(true);
  });

  it("are corrected where their key cannot be the one used", () => {
    const item = (code: number): TriItem => ({ ...(booklet.items[0] as TriItem), code, letter: "Z" });
    expect(corrected(2016, 331, item(29265)).letter).toBe("A");
    expect(corrected(2017, 413, item(23844)).letter).toBe("B");
    expect(corrected(2017, 414, item(23844)).letter).toBe("Z");
    expect(corrected(2021, 896, item(60547))).toMatchObject({ annulled: true, letter: "Z" });
    expect(corrected(2022, 1, item(29265)).letter).toBe("Z");
  });
});

describe("answers and items", () => {
  const long = (language: string) => ({
    ...booklet,
    items: Array.from({ length: 15 }, (_, rank): TriItem => {
      const [first] = booklet.items as [TriItem];
      const own = rank < 5 ? "ingles" : rank < 10 ? "espanhol" : null;
      return { ...first, code: rank, position: rank, language: own, letter: language };
    }),
  });
  const codes = (paired: ReturnType<typeof pairAnswers>) =>
    typeof paired === "string" ? paired : paired.map(({ item, letter }) => `${item.code}${letter}`).join(" ");

  it("are paired by rank within the language, in strings of one language or of both", () => {
    const given = long("A");
    expect(codes(pairAnswers(given, "ABCDEabcde", "ingles"))).toBe("0A 1B 2C 3D 4E 10a 11b 12c 13d 14e");
    expect(codes(pairAnswers(given, "ABCDE99999abcde", "ingles"))).toBe("0A 1B 2C 3D 4E 10a 11b 12c 13d 14e");
    expect(codes(pairAnswers(given, "99999ABCDEabcde", "espanhol"))).toBe(
      "5A 6B 7C 8D 9E 10a 11b 12c 13d 14e",
    );
  });

  it("are not paired without the language, with another length, or where two exams are joined", () => {
    const given = long("A");
    expect(pairAnswers(given, "ABCDEabcde", null)).toBe("language");
    expect(pairAnswers(given, "ABC", "ingles")).toBe("length");
    const common = { items: given.items.slice(10) };
    expect(pairAnswers(common, "ABCDEabcde", null)).toBe("length");
    expect(codes(pairAnswers(common, "abcde", null))).toBe("10a 11b 12c 13d 14e");
    expect(pairAnswers({ items: [...common.items, ...common.items] }, "abcdeabcde", null)).toBe("merged");
  });
});

describe("a score", () => {
  it("counts blanks, double marks and letters alike as wrong, and leaves annulled items out", () => {
    const one = scoreBooklet(booklet, "ABCDEX", "ingles");
    const annulledWrong = scoreBooklet(booklet, "ABCD.X", "ingles");
    expect(one.score).not.toBeNull();
    expect(annulledWrong).toEqual(one);
    const marks = [".BCDEX", "*BCDEX", "CBCDEX"].map(
      (letters) => scoreBooklet(booklet, letters, "ingles").score,
    );
    expect(new Set(marks).size).toBe(1);
    expect(Number(marks[0])).toBeLessThan(Number(one.score));
  });

  it("has a reason where it is missing", () => {
    expect(scoreBooklet(booklet, "ABCDEX", null)).toMatchObject({
      score: null,
      reason: expect.stringContaining("idioma"),
    });
    const none = { ...booklet, items: booklet.items.map((item) => ({ ...item, a: null })) };
    expect(scoreBooklet(none, "ABCDEX", "ingles")).toMatchObject({
      score: null,
      reason: expect.stringContaining("parâmetros"),
    });
  });

  it("is INEP's, near it, or a band, as measured", () => {
    const place = (year: number, area: "CN" | "MT" | "CH" | "LC", code: number) => ({
      year,
      area,
      booklet: code,
    });
    const range = [300, 950] as const;
    expect(withReliability(place(2023, "MT", 1211), 700, range)).toEqual({
      score: 700,
      reliability: "exact",
      band: null,
      reason: null,
    });
    expect(withReliability(place(2012, "CN", 153), 500, range)).toMatchObject({
      reliability: "close",
      band: [498, 502],
    });
    expect(withReliability(place(2017, "MT", 403), 500, range)).toMatchObject({
      reliability: "band",
      band: [390, 720],
      reason: expect.stringContaining("divergem"),
    });
    expect(withReliability(place(2017, "CH", 412), 500, range).band).toEqual([475, 525]);
    expect(reliabilityOf(place(2017, "CH", 395)).above).toBe(140);
    expect(withReliability(place(2017, "MT", 403), 900, range).band).toEqual([790, 950]);
    const unmeasured = reliabilityOf(place(2031, "CH", 1));
    expect(unmeasured).toMatchObject({ level: "close", reason: expect.stringContaining("conferida") });
    expect(scoreBand(unmeasured, 500, range)).toBeNull();
  });
});

describe("a file of answers", () => {
  const csv =
    "caso;ano;area;co_prova;cor_prova;tp_lingua;respostas\na;2030;lc;7.0;azul;0;abcdex\nb;2030;LC;7;azul;1;ABCDEX\nc;x;LC;7;azul;;ABCDEX\n";

  it("is read by its columns, and only with them", () => {
    expect(bookletKey(2023, 1201)).toBe("2023-1201");
    expect(readAnswerRows("caso;ano\n1;2")).toBeNull();
    expect(readAnswerRows("")).toBeNull();
    expect(readAnswerRows(csv)).toEqual([
      { name: "a", year: 2030, area: "LC", booklet: 7, language: "ingles", letters: "ABCDEX" },
      { name: "b", year: 2030, area: "LC", booklet: 7, language: "espanhol", letters: "ABCDEX" },
      { name: "c", year: null, area: "LC", booklet: 7, language: null, letters: "ABCDEX" },
    ]);
    expect(readAnswerRows("caso;ano;area;co_prova;respostas\na;2030")).toEqual([
      { name: "a", year: 2030, area: "", booklet: null, language: null, letters: "" },
    ]);
  });

  it("has a score or a reason per row", () => {
    const [first, , third] = readAnswerRows(csv) ?? [];
    if (!first || !third) throw new Error("no rows");
    expect(scoreRow(first, booklet)).toMatchObject({
      caso: "a",
      reliability: "close",
      band: null,
      reason: expect.any(String),
    });
    expect(scoreRow(third, booklet)).toMatchObject({ caso: "c", score: null, reliability: null });
    expect(scoreRow(first, null)).toMatchObject({ score: null, reason: "Não há parâmetros deste caderno." });
    expect(scoreRow({ ...first, area: "MT" }, booklet)).toMatchObject({
      score: null,
      reason: expect.stringContaining("LC"),
    });
    expect(scoreRow(first, { ...booklet, year: 2023, booklet: 1201 })).not.toHaveProperty("reason");
  });
});
