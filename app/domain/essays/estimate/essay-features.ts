import { deviation, mean } from "./spread.ts";
import { paragraphsIn, sentencesIn, wordsIn } from "./text-parts.ts";
import { connectives, formalWords, oralWords, proposalWords, repertoireWords } from "./word-lists.ts";

/** How often any of the expressions stands in a text between word borders. */
function timesOf(padded: string, expressions: readonly string[]): { times: number; kinds: number } {
  const counts = expressions.map((each) => padded.split(` ${each} `).length - 1);
  return {
    times: counts.reduce((sum, each) => sum + each, 0),
    kinds: counts.filter((each) => each > 0).length,
  };
}

/** What an essay looks like in numbers: size, shape, vocabulary, connectives, proposal, punctuation. Same order always. */
export function essayFeatures(text: string): number[] {
  const paragraphs = paragraphsIn(text);
  const sentences = sentencesIn(text);
  const words = wordsIn(text);
  const count = Math.max(1, words.length);
  const different = new Set(words).size;
  const padded = ` ${words.join(" ")} `;
  const ending = ` ${wordsIn(paragraphs.at(-1) ?? "").join(" ")} `;
  const linked = timesOf(padded, connectives);
  const proposal = timesOf(ending, proposalWords);
  const perHundred = (times: number) => (100 * times) / count;
  const sentenceSizes = sentences.map((sentence) => wordsIn(sentence).length);
  const characters = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return [
    Math.log(count),
    Math.sqrt(count),
    paragraphs.length,
    Math.abs(paragraphs.length - 4),
    deviation(paragraphs.map((each) => wordsIn(each).length)),
    mean(sentenceSizes),
    deviation(sentenceSizes),
    different / Math.sqrt(count),
    mean(words.map((word) => word.length)),
    perHundred(words.filter((word) => word.length > 9).length),
    perHundred(linked.times),
    linked.kinds,
    proposal.times,
    proposal.kinds,
    timesOf(padded, formalWords).kinds,
    perHundred(timesOf(padded, oralWords).times),
    timesOf(padded, repertoireWords).kinds,
    perHundred(characters(/,/g)),
    perHundred(characters(/[;:]/g)),
    perHundred(characters(/[!?…]/g)),
    characters(/["“”«»]/g),
    perHundred(characters(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)),
    characters(/\d{4}/g),
    perHundred(characters(/ {2,}| [,.;]|[,;](?=\p{L})/gu)),
    perHundred(characters(/[áâãàéêíóôõúç]/g)),
    sentences.filter((sentence) => /^\s*\p{Ll}/u.test(sentence)).length,
  ];
}
