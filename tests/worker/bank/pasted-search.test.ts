import { beforeAll, describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { createRandom } from "#content/generator/random.ts";
import { bindings } from "#tests/support/bindings.ts";
import { searchable, wordsOf } from "#tests/support/brute-force.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenBank, givenQuestion, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { searchPage } from "#tests/support/search-page.ts";

const random = createRandom(14);
let bank: StoredQuestion[];

beforeAll(async () => {
  bank = await givenBank(1500);
});

async function found(text: string, change: object = {}): Promise<number[]> {
  const filters = { ...noFilters, ...change, text };
  const { rows } = await searchPage(visitorDeps(), null, filters);
  return rows.map((row) => row.ord);
}

/** Sentences of a statement that are long enough to be pasted. */
function sentencesOf({ draft }: StoredQuestion): string[] {
  const sentences = plainText(draft.statement).split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => wordsOf(sentence).length >= 6);
}

describe("a pasted sentence", () => {
  it("finds a question that contains it first, whichever sentence it is", async () => {
    const words = new Map(bank.map((question) => [question.ord, searchable(question).words.join(" ")]));
    let pasted = 0;
    for (const question of random.sample(bank, 80))
      for (const sentence of sentencesOf(question)) {
        const [first = 0] = await found(sentence);
        const wanted = wordsOf(sentence).join(" ");
        expect([sentence, words.get(first)?.includes(wanted)]).toEqual([sentence, true]);
        pasted += 1;
      }
    expect(pasted).toBeGreaterThan(150);
  });

  it("finds the one question that contains it, by any of its sentences or the whole of it", async () => {
    const own = await givenQuestion({
      statement:
        "O “jequitibá” centenário da praça de Cambuquira perdeu três galhos na ventania. Os moradores mediram a sombra do tronco " +
        "ao meio-dia e anotaram o valor num caderno. Quantos metros tem a árvore, segundo o procedimento descrito no caderno?",
    });
    const whole = plainText(own.draft.statement);
    for (const text of [...sentencesOf(own), whole, whole.toUpperCase(), `${whole}\n\nA) 6 m/s B) 8 m/s`])
      expect((await found(text))[0]).toBe(own.ord);
    const slips = whole
      .replace("galhos", "galhoss")
      .replace("sombra do tronco", "sombra d tronco")
      .slice(0, 190);
    expect((await found(slips))[0]).toBe(own.ord);
    expect(await found(whole, { origins: ["generated"] })).not.toContain(own.ord);
    expect((await found(whole, { years: { from: 2021, to: 2021 } }))[0]).toBe(own.ord);
    expect(await found(whole, { years: { from: 1998, to: 2001 } })).not.toContain(own.ord);
  });

  it("costs one trip and few rows, however long or odd it is", async () => {
    const long = bank
      .slice(0, 12)
      .map(({ draft }) => plainText(draft.statement))
      .join(" ");
    const odd = [
      "a ".repeat(300),
      "de que o a e os as",
      '" AND NEAR( body: * ^ - + { } 1 2 3 4 5',
      "x\u0000y ".repeat(9),
    ];
    for (const text of [
      ...sentencesOf(bank[7] ?? (bank[0] as StoredQuestion)),
      long.slice(0, 9000),
      ...odd,
    ]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const response = await openDoor({ DB: database }).send(`/questoes?q=${encodeURIComponent(text)}`);
      await response.text();
      expect([response.status, trips.length]).toEqual([200, 1]);
      expect(rowsRead(trips)).toBeLessThanOrEqual(170);
    }
  });
});

describe("a question's name", () => {
  it("finds it first: its code in any case, with spaces, or INEP's number of the item", async () => {
    const inep = { itemCode: 987654, area: "MT", skill: 3, a: 1, b: 1, c: 0.2 } as const;
    const { ord, code } = await givenQuestion({ inep });
    for (const text of [
      code,
      code.toLowerCase(),
      `${code.slice(0, 3)} ${code.slice(3)}`,
      "987654",
      "item 987654",
    ])
      expect((await found(text))[0]).toBe(ord);
    const page = await searchPage(visitorDeps(), null, { ...noFilters, text: code });
    expect([page.rows.length, page.total]).toEqual([1, { count: 1, capped: false }]);
  });

  it("finds nothing that is withheld", async () => {
    const held = await givenQuestion({ status: "quarantined", quarantineReason: "sem gabarito" });
    expect(await found(held.code)).toEqual([]);
  });
});
