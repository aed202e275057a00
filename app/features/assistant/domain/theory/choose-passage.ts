import { typingDistance } from "#app/features/bank/domain/words/near-terms.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";
import type { Passage } from "./passage.ts";
import { type TheoryWord, theoryWords } from "./theory-words.ts";

/** How much of a question a passage must speak of, by weight of the words. */
const ENOUGH = 0.6;
/** What may be shown as the nearest page where nothing answers. */
const NEAR = 0.2;
const MOST_ANSWERS = 2;
/** Beside a better one, only what is nearly as good. */
const BESIDE = 0.12;

/** By where a word of the question is found. */
const found = { title: 1, likeTitle: 0.85, name: 0.85, likeName: 0.7, text: 0.5 };

const sharedStart = (one: string, other: string) => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

/** "Balancear" and "balanceamento", or a slip of the finger, which spares the first letter. */
function isLike(wanted: string, own: string): boolean {
  const shorter = Math.min(wanted.length, own.length);
  if (shorter < 5 || wanted[0] !== own[0]) return false;
  if (sharedStart(wanted, own) >= Math.max(5, Math.ceil(shorter * 0.75))) return true;
  const most = shorter < 7 ? 1 : 2;
  return Math.abs(wanted.length - own.length) <= most && typingDistance(wanted, own, most) <= most;
}

type Known = { passage: Passage; title: readonly string[]; names: readonly string[] };
type Wanted = TheoryWord & {
  /** Some candidate is named by the word as it is written: others are not guessed. */
  isKnown: boolean;
};

/** By the titles and names; 0: they do not speak of it. */
function namedBy({ root, isKnown }: Wanted, { title, names }: Known): number {
  if (title.includes(root)) return found.title;
  if (names.includes(root)) return found.name;
  if (isKnown) return 0;
  if (title.some((own) => isLike(root, own))) return found.likeTitle;
  return names.some((own) => isLike(root, own)) ? found.likeName : 0;
}

type Judged = Known & { covered: number; score: number };

/** Null where neither the title nor the names speak of the question's subject. */
function judge(known: Known, wanted: readonly Wanted[]): Judged | null {
  const named = wanted.map((word) => ({ ...word, match: namedBy(word, known) }));
  const most = Math.max(...wanted.map(({ weight }) => weight));
  if (!named.some(({ weight, match }) => match > 0 && weight === most)) return null;
  const body = new Set(named.some(({ match }) => match === 0) ? rootsOf(known.passage.body) : []);
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const met = named.map(({ root, weight, match }) => weight * (match || (body.has(root) ? found.text : 0)));
  const covered = met.reduce((sum, each) => sum + each, 0) / total;
  const titled = known.title.filter((own) => wanted.some(({ root }) => root === own || isLike(root, own)));
  return { ...known, covered, score: covered + (0.3 * titled.length) / Math.max(1, known.title.length) };
}

/** "Diferença de vírus e bactéria": a passage of each, where every word is the title of one. */
function oneOfEach(judged: readonly Judged[], wanted: readonly Wanted[]): Judged[] {
  if (wanted.length !== MOST_ANSWERS) return [];
  const each = wanted.flatMap(({ root }) => judged.find(({ title }) => title.includes(root)) ?? []);
  return each.length === wanted.length ? each : [];
}

/** The passages that answer a question, best first; where none does, the one that comes nearest. */
export function choosePassages(
  words: string,
  candidates: readonly Passage[],
): { answers: Passage[]; nearest: Passage | null } {
  const known = candidates.map((passage) => ({
    passage,
    title: rootsOf(passage.title),
    names: rootsOf(passage.names),
  }));
  const wanted = theoryWords(words).map((word) => ({
    ...word,
    isKnown: known.some(({ title, names }) => title.includes(word.root) || names.includes(word.root)),
  }));
  if (wanted.length === 0) return { answers: [], nearest: null };
  const judged = known
    .flatMap((each) => judge(each, wanted) ?? [])
    .sort((one, other) => other.score - one.score);
  const good = judged.filter(({ covered }) => covered >= ENOUGH);
  const [best] = good;
  const answers = best
    ? good.filter(({ score }) => score >= best.score - BESIDE).slice(0, MOST_ANSWERS)
    : oneOfEach(judged, wanted);
  const near = answers.length > 0 ? undefined : judged.find(({ covered }) => covered >= NEAR);
  return { answers: answers.map(({ passage }) => passage), nearest: near?.passage ?? null };
}
