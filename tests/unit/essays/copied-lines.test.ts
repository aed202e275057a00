import { describe, expect, it } from "vitest";
import {
  copyCheck,
  copyInWords,
  LEAST_COPIED,
  sharedPassages,
  turnedPassage,
} from "#app/features/essays/domain/estimate/copied-lines.ts";
import { sheetLines } from "#app/features/essays/domain/tasks/essay-sheet.ts";
import { createRandom } from "#content/generator/random.ts";
import { growthUpTo, NEARLY_LINEAR } from "#tests/support/growth.ts";

const SOURCE =
  "Em 2019, mais da metade dos jovens disse não ter lido um livro inteiro; a escola pública, que deveria aproximá-los da leitura, muitas vezes só lhes oferece questionários sobre obras que ninguém comentou em voz alta.";
const OTHER =
  "A biblioteca aberta à tarde é um lugar de silêncio e de conversa, onde quem chega sem saber o que procura sai com um nome na cabeça.";
const sourceWords = SOURCE.match(/[\p{L}\p{N}]+/gu) ?? [];
const OWN = "Nesse cenário contraditório cabe perguntar".split(" ");
const AFTER = "Convém portanto agir depressa agora".split(" ");
const theme = { title: "Desafios da leitura na adolescência", texts: [{ text: SOURCE }, { text: OTHER }] };

describe("copied passages", () => {
  it("are found for every stretch of a text of seven words or more, exactly, and for no shorter one", () => {
    for (let from = 0; from < sourceWords.length; from += 1)
      for (let length = 1; from + length <= sourceWords.length; length += 1) {
        const stretch = sourceWords.slice(from, from + length);
        const { passages } = copyCheck([...OWN, ...stretch, ...AFTER].join(" "), theme);
        const wanted = length < LEAST_COPIED ? [] : [{ text: stretch.join(" "), source: 0, words: length }];
        expect(passages.map(({ text, source, words }) => ({ text, source, words }))).toEqual(wanted);
      }
  });

  it("are the same without case, accents or punctuation, and with other hyphens and spaces", () => {
    const plain = sourceWords.slice(3, 20).join("  ").toUpperCase();
    const bare = plain.normalize("NFD").replace(/\p{M}/gu, "");
    const dashed = sourceWords.slice(3, 20).join(" — ");
    for (const text of [plain, bare, dashed, plain.normalize("NFD")])
      expect(copyCheck(text, theme).passages.map(({ words }) => words)).toEqual([17]);
  });

  it("break where one word was changed, left out or added", () => {
    const stretch = sourceWords.slice(0, 20);
    const lengths = (words: readonly string[]) =>
      copyCheck(words.join(" "), theme).passages.map(({ words: length }) => length);
    expect(lengths(stretch.with(10, "trocada"))).toEqual([10, 9]);
    expect(lengths(stretch.toSpliced(10, 1))).toEqual([10, 9]);
    expect(lengths(stretch.toSpliced(10, 0, "somada"))).toEqual([10, 10]);
    expect(lengths(stretch.with(5, "x").with(12, "y"))).toEqual([7]);
    expect(lengths(stretch.with(6, "x").with(13, "y"))).toEqual([]);
  });

  it("find the longest of two texts that begin alike", () => {
    const begun = sourceWords.slice(0, 9).join(" ");
    const texts = [{ text: `${begun} e mais nada` }, { text: SOURCE }];
    const [passage, ...more] = copyCheck(SOURCE, { ...theme, texts }).passages;
    expect([passage?.source, passage?.words, more]).toEqual([1, sourceWords.length, []]);
  });

  it("of two texts are two, each with its source and its lines", () => {
    const text = `${OWN.join(" ")}\n${SOURCE}\n\n${OTHER}`;
    const lines = sheetLines(text);
    const { passages } = copyCheck(text, theme);
    expect(passages.map(({ source, from, to }) => [source, from, to])).toEqual([
      [0, 2, lines.indexOf("")],
      [1, lines.indexOf("") + 2, lines.length],
    ]);
    expect(passages[0]?.text).toBe(SOURCE.slice(0, -1));
  });

  it("never are the theme's title, alone or within a text that names it", () => {
    const title = "Desafios para a formação de leitores na adolescência no Brasil de hoje";
    const texts = [{ text: `Fala-se muito dos ${title.toLowerCase()} e pouco dos professores.` }];
    const said = `É preciso discutir os ${title.toLowerCase()}, porque o tempo passa.`;
    expect(copyCheck(said, { title, texts }).passages).toEqual([]);
    expect(copyCheck(`${title}.`, { title, texts })).toMatchObject({ copied: [], own: 2 });
  });
});

describe("lines that do not count", () => {
  it("are those of which at least half the words are copied", () => {
    const copiedWords = sourceWords.slice(0, LEAST_COPIED).join(" ");
    const own = (count: number) => Array.from({ length: count }, () => "ah").join(" ");
    expect(copyCheck(`${copiedWords} ${own(7)}`, theme)).toMatchObject({ written: 1, copied: [1], own: 0 });
    expect(copyCheck(`${copiedWords} ${own(8)}`, theme)).toMatchObject({ written: 1, copied: [], own: 1 });
  });

  it("number the lines of the sheet, blank ones too, and count written ones", () => {
    const text = `Uma linha minha.\n\n${OTHER}\n\nOutra linha minha.`;
    const lines = sheetLines(text);
    const { copied, own, written } = copyCheck(text, theme);
    expect(copied.map((line) => lines[line - 1])).toEqual(
      lines.filter((line) => OTHER.includes(line) && line),
    );
    expect([own, written]).toEqual([2, lines.filter(Boolean).length]);
  });

  it("are all of a whole copy, and none of an own text or of none", () => {
    expect(copyCheck(`${SOURCE}\n${OTHER}`, theme).own).toBe(0);
    expect(copyCheck("", theme)).toEqual({ written: 0, copied: [], own: 0, passages: [] });
    expect(copyCheck("Só minhas palavras, e um traço:\n—\nfim.", theme)).toMatchObject({
      copied: [],
      own: 3,
    });
    expect(copyCheck(SOURCE, { title: "", texts: [] })).toMatchObject({ copied: [], passages: [] });
  });

  it("never lose a word, whatever is mixed: 400 essays of own and copied stretches", () => {
    const random = createRandom(54);
    const pick = (most: number) => Math.floor(random.next() * most);
    for (let essay = 0; essay < 400; essay += 1) {
      const stretches = Array.from({ length: 1 + pick(6) }, (_, at) => {
        const from = pick(sourceWords.length - 12);
        return [`meu${at}x`, ...sourceWords.slice(from, from + LEAST_COPIED + pick(5))];
      });
      const text = stretches.map((words) => words.join(" ")).join(pick(2) === 0 ? " " : "\n");
      const { passages, copied, own, written } = copyCheck(text, theme);
      expect(passages.map(({ words }) => words)).toEqual(stretches.map(({ length }) => length - 1));
      expect(own + copied.length).toBe(written);
      for (const { from, to, text: said } of passages)
        expect(
          sheetLines(text)
            .slice(from - 1, to)
            .join(" "),
        ).toContain(said);
    }
  });
});

describe("passages that two essays share", () => {
  const passage = "ninguém explica aos jovens por que razão a praça fecha cedo";
  const one = `${passage}.`;
  const other = ["Antes disso nada mudou.", `E ${passage.toUpperCase()}!`].join("\n");

  it("are as each wrote them, with the lines of both, and the same from the other side", () => {
    const [found] = sharedPassages(one, other, theme);
    const upper = passage.toUpperCase();
    expect(found).toEqual({
      text: passage,
      from: 1,
      to: 1,
      otherText: upper,
      otherFrom: 2,
      otherTo: 2,
      words: 11,
    });
    expect(sharedPassages(other, one, theme)).toEqual([turnedPassage(found as NonNullable<typeof found>)]);
  });

  it("are no fewer than seven words, nor what both copied from the theme's title or texts", () => {
    const six = passage
      .split(" ")
      .slice(0, LEAST_COPIED - 1)
      .join(" ");
    expect(sharedPassages(`Hoje ${six}.`, `Ontem ${six}!`, theme)).toEqual([]);
    for (const common of [SOURCE, OTHER, theme.title])
      expect(sharedPassages(`Hoje ${common}`, `Ontem ${common}`, theme)).toEqual([]);
  });

  it("are called by what a person decided", () => {
    expect([copyInWords("copy"), copyInWords("coincidence")]).toEqual(["Cópia", "Coincidência"]);
  });

  it("are found in time that grows with the essays", async () => {
    const random = createRandom(20261126);
    const word = () => `palavra${random.int(0, 900)}`;
    const words = [0, 1].map(() => Array.from({ length: 20_000 }, word));
    const compare = (length: number) => {
      const [one = "", other = ""] = words.map((each) => each.slice(0, length).join(" "));
      sharedPassages(one, other, theme);
    };
    expect(await growthUpTo(20_000, compare)).toBeLessThan(NEARLY_LINEAR);
  });
});
