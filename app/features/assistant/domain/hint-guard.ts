import { type SentenceGuard, sentenceGuard } from "./sentence-guard.ts";

/** Words per sentence, in total, and in quotation marks: longer texts could be copied. */
const LONGEST_SENTENCE = 40;
const LONGEST_HINT = 160;
const LONGEST_QUOTE = 20;

const OWN_WORDS = "A frase é sua: escreva com as suas palavras e, se travar, peça outra dica.";

/** Addresses the author: a question, "você" or "seu", or begins with a step. */
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

/**
 * Passes what addresses the author, and nothing that could be part of an essay: help while writing is never text to
 * copy (decision 060).
 */
export function hintGuard(): SentenceGuard {
  return sentenceGuard(isText, () => OWN_WORDS);
}
