import { stem } from "#app/platform/text/stem.ts";
import type { TextWord } from "#app/platform/text/text-words.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { typingDistance } from "../../words/near-terms.ts";
import { type Lexicon, lexiconOf, topicKey } from "./lexicon.ts";
import type { QueryPart } from "./read-query.ts";

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
const SHORTEST_BEGINNING = 3;
/** Letters that a beginning lacks, at least. */
const SHORTEST_REST = 3;
/** Of a word that sounds the same: as one wrong letter. */
const SOUND_COST = 1;

/** Letters as bits: words far apart in them are far apart. */
function letters(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place++) bits |= 1 << ((word.charCodeAt(place) - 97) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

function tolerance(word: string): number {
  return word.length < SHORTEST ? 0 : word.length < 8 ? 1 : 2;
}

/** Spellings that sound alike in Portuguese, in order: "niuton" is "newton", "quimica" is "kimica". */
const SOUNDS: readonly [RegExp, string][] = [
  [/ew|eu|iu/g, "u"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/[yi]/g, "i"],
  [/qu(?=[ei])|ck|k|c(?![eih])/g, "k"],
  [/ss|sc(?=[ei])|ç|c(?=[ei])|z|x/g, "s"],
  [/g(?=[ei])/g, "j"],
  [/h/g, ""],
  [/w/g, "u"],
  [/l(?![aeiou])/g, "u"],
  [/[mn](?![aeiou])/g, "n"],
  [/(.)\1+/g, "$1"],
];

/** How a folded word sounds. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);
}

type Meant = { word: string; cost: number };
type Neighbours = [before: TextWord | undefined, after: TextWord | undefined];

/** Whether a word and one beside it are a topic's name. */
function makesName(word: string, [before, after]: Neighbours, { topics }: Lexicon): boolean {
  const root = stem(word);
  const isName = (...roots: string[]) => topics.has(topicKey(roots));
  return (
    (after !== undefined && isName(root, after.root)) || (before !== undefined && isName(before.root, root))
  );
}

/** The nearest known word: fewest errors, the same first letter, in most terms; one that makes a name with its neighbour first. */
function nearest(word: string, around: Neighbours, lexicon: Lexicon): Meant | null {
  const most = tolerance(word);
  const own = letters(word);
  const sound = soundOf(word);
  let best: Meant | null = null;
  for (const [known, terms] of lexicon.vocabulary) {
    if (/\d/.test(known) || known.length < SHORTEST) continue;
    const sounds = most > 0 && Math.abs(known.length - word.length) < 3 && soundOf(known) === sound;
    if (sounds && (!best || best.cost > SOUND_COST))
      best = { word: known, cost: SOUND_COST - Math.min(terms, 40) / 100 };
    if (Math.abs(known.length - word.length) > most) continue;
    if (bitsIn(own ^ letters(known)) > 2 * most) continue;
    const distance = typingDistance(word, known, most);
    if (distance === 0 || distance > most) continue;
    const unlike = (known[0] === word[0] ? 0 : 5) + (makesName(known, around, lexicon) ? 0 : 9);
    const cost = distance * 10 - 9 + unlike - Math.min(terms, 40) / 10;
    if (!best || cost < best.cost) best = { word: known, cost };
  }
  return best;
}

/** The whole word of a beginning ("eng genética"): one that makes a topic's name with its neighbours, or that most terms have. */
function completed(word: string, around: Neighbours, lexicon: Lexicon): Meant | null {
  if (word.length < SHORTEST_BEGINNING) return null;
  let best: Meant | null = null;
  for (const [known, terms] of lexicon.vocabulary) {
    if (!known.startsWith(word) || known.length < word.length + SHORTEST_REST) continue;
    const named = makesName(known, around, lexicon);
    const cost = (named ? 0 : 15) + (lexicon.topics.has(stem(known)) ? 0 : 5) - Math.min(terms, 40) / 10;
    if (!best || cost < best.cost) best = { word: known, cost };
  }
  return best;
}

/** Letters alone, and no command of a formula ("\\frac"). */
function isPlain({ word, from }: TextWord, text: string): boolean {
  return /^[a-z]+$/.test(word) && text[from - 1] !== "\\";
}

/** The text with unknown words as they were probably meant; null where none is. */
export function correctedText(
  text: string,
  parts: readonly QueryPart[],
  catalogue: TopicCatalogue,
): string | null {
  const lexicon = lexiconOf(catalogue);
  const words = parts.flatMap((part) => part.words).filter(({ small }) => !small);
  const unknown = new Set(
    parts.flatMap(({ kind, words: [word] }) =>
      kind === "word" && word && isPlain(word, text) && !lexicon.roots.has(word.root) ? [word] : [],
    ),
  );
  let corrected = text;
  for (const [place, word] of [...words.entries()].reverse()) {
    if (!unknown.has(word)) continue;
    const around: Neighbours = [words[place - 1], words[place + 1]];
    const meant = [nearest(word.word, around, lexicon), completed(word.word, around, lexicon)]
      .filter((each) => each !== null)
      .sort((one, other) => one.cost - other.cost)[0];
    if (meant) corrected = corrected.slice(0, word.from) + meant.word + corrected.slice(word.to);
  }
  return corrected === text ? null : corrected;
}
