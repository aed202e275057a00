import { describe, expect, it } from "vitest";
import { colourBooklets } from "#app/features/bank/domain/enem/colour-booklets.ts";
import { dayOf } from "#app/features/bank/domain/enem/reading/exam-layout.ts";
import { linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { type ItemLine, readItemFile } from "#app/features/bank/domain/enem/reading/item-file.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";

/** The lines of a booklet: `codes` in their order, from a position on. */
function booklet(codes: readonly (number | null)[], fields: Partial<ItemLine> = {}, from = 1): ItemLine[] {
  return codes.map((itemCode, index) => ({
    itemCode,
    area: "CH",
    booklet: 10,
    colour: "azul",
    position: from + index,
    language: null,
    ...fields,
  }));
}

const known = [501, 502, 503].map((itemCode, index) => ({ itemCode, ord: index + 1 }));

describe("booklets by colour", () => {
  it("are unknown before the exam had areas", () => {
    expect(colourBooklets(2008, booklet([501, 502, 503]), known)).toEqual([]);
  });

  it("number the questions from the area's first number on, wherever INEP starts to count", () => {
    const lines = [
      ...booklet([501, 502, 503], {}, 1),
      ...booklet([503, 501, 502], { booklet: 11, colour: "rosa" }, 46),
    ];
    expect(colourBooklets(2019, lines, known)).toEqual([
      {
        colour: "azul",
        items: [
          [1, 46],
          [2, 47],
          [3, 48],
        ],
      },
      {
        colour: "rosa",
        items: [
          [3, 46],
          [1, 47],
          [2, 48],
        ],
      },
    ]);
  });

  it("put English before Spanish on the same numbers, then what everybody answers", () => {
    const lines = [
      ...booklet([503], { area: "LC" }, 11),
      ...booklet([502], { area: "LC", language: "espanhol" }, 6),
      ...booklet([501], { area: "LC", language: "ingles" }, 1),
    ];
    expect(colourBooklets(2017, lines, known)[0]?.items).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it("leave a withdrawn item its number", () => {
    expect(colourBooklets(2019, booklet([501, null, 502, 503]), known)[0]?.items).toEqual([
      [1, 46],
      [2, 48],
      [3, 49],
    ]);
  });

  it("leave out booklets of another exam that shares a few items", () => {
    expect(colourBooklets(2019, booklet([501, 901, 902, 903]), known)).toEqual([]);
  });

  it("use the fuller of two booklets of one colour, and the older of equals", () => {
    const printed = booklet([501, 502, 503]);
    const digital = booklet([503, 502, 501], { booklet: 90 });
    const partial = booklet([503, 502, 909], { booklet: 5 });
    const [blue] = colourBooklets(2022, [...digital, ...partial, ...printed], known);
    expect(blue?.items.map(([ord]) => ord)).toEqual([1, 2, 3]);
  });
});

describe("an item file", () => {
  const header = "CO_POSICAO;SG_AREA;CO_ITEM;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO";

  it("is read without adapted booklets and unknown colours, whatever the case of its words", () => {
    const csv = [
      header,
      "1;LC;17910;AMARELA;551;1.0;0",
      "2;LC;17911;Azul;551;0;0",
      "3;CH;17912;Branca;552;;1",
      "4;CH;17913;LARANJA - BRAILE;552;;0",
      "x;CH;17914;Rosa;552;;0",
      "5;XX;17914;Rosa;552;;0",
    ].join("\r\n");
    expect(readItemFile(csv).map(({ itemCode, colour, language }) => [itemCode, colour, language])).toEqual([
      [17910, "amarelo", "espanhol"],
      [17911, "azul", "ingles"],
    ]);
  });

  it("that is something else is empty", () => {
    for (const text of ["", "oi", "{}", header, "a,b\n1,2"]) expect(readItemFile(text)).toEqual([]);
  });
});

describe.each(examSets({ own: 99, real: 2380 }))(
  "the item files of $name",
  ({ expected, years, readYear, readLinks, itemsText }) => {
    it("place every joined question once in each of four colours, and the blue one numbers as the exams do", () => {
      const links = readLinks();
      let placed = 0;
      for (const year of years) {
        const lines = readItemFile(itemsText(year));
        for (const day of [1, 2]) {
          const items = readYear(year).rows.flatMap(({ row }, ord) => {
            const link = linkFor(links, row);
            if (!link || link.itemCode === null || dayOf(year, link.area) !== day) return [];
            return [{ ord, itemCode: link.itemCode, number: row.index }];
          });
          const booklets = colourBooklets(year, lines, items);
          expect([year, day, ...booklets.map(({ colour }) => colour)]).toEqual([
            year,
            day,
            "amarelo",
            "azul",
            ...(booklets.some(({ colour }) => colour === "cinza") ? ["cinza"] : ["branco"]),
            "rosa",
          ]);
          for (const { items: own } of booklets)
            expect(new Set(own.map(([ord]) => ord)).size).toBe(items.length);
          placed += items.length;
          const blue = new Map(booklets.find(({ colour }) => colour === "azul")?.items);
          expect(items.filter(({ ord, number }) => blue.get(ord) !== number)).toEqual([]);
        }
      }
      expect(placed).toBe(expected);
    });
  },
);
