import { connectivesIn, insteadOf } from "#app/platform/text/connectives.ts";
import { plural } from "#app/platform/text/format.ts";
import { wordsToCheck } from "../estimate/words-to-check.ts";
import { countWords } from "../tasks/essay-sheet.ts";

/** `from`, `to`: characters of the text. `instead`: suggestions for the author to choose from. */
export type WritingMark = {
  kind: "spelling" | "connective" | "style";
  from: number;
  to: number;
  note: string;
  instead: readonly string[];
};

/** Words that a dictionary lacks, with what it has instead. */
export type UnknownWords = ReadonlyMap<string, readonly string[]>;

/** Uses from which a connective counts as repetitive. */
const REPEATED = 3;
/** Words from which a sentence is too long to read at once. */
const LONGEST_SENTENCE = 50;

/** What is said but not written in an exam's formal register. */
const spoken: readonly [RegExp, string][] = [
  [/(?<!\p{L})a gente(?!\p{L})/giu, "É da fala: na prova, “nós” ou a voz impessoal."],
  [/(?<!\p{L})(?:pra|pro|pras|pros)(?!\p{L})/giu, "É da fala: escreva “para”, “para a”, “para o”."],
  [/(?<!\p{L})(?:né|tá|daí|aí|tipo assim)(?!\p{L})/giu, "É da fala: a norma-padrão pede outra palavra."],
  [
    /(?<!\p{L})(?:fazem|haviam|houveram) (?=(?:\p{L}+ )?(?:anos|meses|séculos|pessoas|casos)(?!\p{L}))/giu,
    "Verbo de tempo ou de existência fica no singular: “faz anos”, “havia casos”.",
  ],
  [/(?<!\p{L})(?:a nível de|através de que|onde que)(?!\p{L})/giu, "Expressão que a norma-padrão evita."],
];

function spellingMarks(text: string, unknown: UnknownWords): WritingMark[] {
  return wordsToCheck(text).flatMap(({ word, from, to }) => {
    const instead = unknown.get(word);
    return instead ? [{ kind: "spelling", from, to, note: "Não está no dicionário.", instead }] : [];
  });
}

function doubledMarks(text: string): WritingMark[] {
  return [...text.matchAll(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu)].map(({ 0: both, index: from }) => {
    return { kind: "style", from, to: from + both.length, note: "A palavra está duas vezes.", instead: [] };
  });
}

function spokenMarks(text: string): WritingMark[] {
  return spoken.flatMap(([pattern, note]) =>
    [...text.matchAll(pattern)].map(({ 0: said, index: from }) => {
      return { kind: "style" as const, from, to: from + said.trimEnd().length, note, instead: [] };
    }),
  );
}

function longMarks(text: string): WritingMark[] {
  return [...text.matchAll(/[^.!?…\n]+[.!?…]*/gu)].flatMap(({ 0: sentence, index }) => {
    const words = countWords(sentence);
    if (words <= LONGEST_SENTENCE) return [];
    const from = index + (sentence.length - sentence.trimStart().length);
    const note = `Frase de ${words} palavras: onde cabe um ponto?`;
    return [{ kind: "style" as const, from, to: index + sentence.trimEnd().length, note, instead: [] }];
  });
}

function repeatedMarks(text: string): WritingMark[] {
  const found = connectivesIn(text);
  return found.flatMap((each, at) => {
    const times = found.filter(({ word }) => word === each.word);
    if (times.length < REPEATED || found.findIndex(({ word }) => word === each.word) === at) return [];
    const note = `“${each.word}” aparece ${plural(times.length, "vez", "vezes")} no texto.`;
    return [{ kind: "connective", from: each.from, to: each.to, note, instead: insteadOf(each) }];
  });
}

/** Paragraphs from the second on in which nothing links a thought to another; the mark is their first word. */
function unlinkedMarks(text: string): WritingMark[] {
  const paragraphs = [...text.matchAll(/[^\n]*\p{L}[^\n]*/gu)].slice(1);
  return paragraphs.flatMap(({ 0: paragraph, index }) => {
    if (connectivesIn(paragraph).length > 0) return [];
    const opening = paragraph.search(/\p{L}/u);
    const length = paragraph.slice(opening).search(/(?!\p{L})/u);
    const from = index + opening;
    const note = "Nenhum conectivo neste parágrafo: como ele se liga ao anterior?";
    return [{ kind: "connective", from, to: from + length, note, instead: [] }];
  });
}

/**
 * What a second look at a text would find, in its order: spelling, connectives, register. Suspicions for the author to judge: nothing
 * of it is a grade.
 */
export function writingMarks(text: string, unknown: UnknownWords): WritingMark[] {
  return [
    ...spellingMarks(text, unknown),
    ...doubledMarks(text),
    ...spokenMarks(text),
    ...longMarks(text),
    ...repeatedMarks(text),
    ...unlinkedMarks(text),
  ].sort((one, other) => one.from - other.from);
}
