import { type SentenceGuard, sentenceGuard } from "./sentence-guard.ts";

/** Words of one sentence, of all of them, and between quotation marks: more can be copied. */
const LONGEST_SENTENCE = 40;
const LONGEST_HINT = 160;
const LONGEST_QUOTE = 20;

const OWN_WORDS = "A frase é sua: escreva com as suas palavras e, se travar, peça outra dica.";

/** Speaks to the author: asks, says "você" or "seu", or begins with a step to take. */
const SPEAKS =
  /\?[\s*_”"]*$|(?<!\p{L})(?:você|seus?|suas?)(?!\p{L})|^[\s\d.*_-]*(?:antes|comece|compare|confira|conte|diga|escolha|explique|leia|ligue|olhe|pense|pergunte|procure|releia|retome|separe|troque|use|veja|volte)(?!\p{L})/iu;

const countOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)].length;

function isText(sentence: string, sent: string): boolean {
  if (countOf(sentence) === 0) return false;
  const quoted = [...sentence.matchAll(/[“"«][^”"»]*/gu)].some(
    ({ 0: words }) => countOf(words) > LONGEST_QUOTE,
  );
  return (
    quoted ||
    !SPEAKS.test(sentence) ||
    countOf(sentence) > LONGEST_SENTENCE ||
    countOf(sent + sentence) > LONGEST_HINT
  );
}

/** Lets out what speaks to the author, and nothing that could stand in an essay: help while writing is never text to copy (decision 060). */
export function hintGuard(): SentenceGuard {
  return sentenceGuard(isText, () => OWN_WORDS);
}
