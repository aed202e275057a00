import { words } from "#app/platform/text/normalize.ts";

export type KnownQuestion<Id = string> = {
  id: Id;
  statement: string;
  alternatives: readonly { text: string }[];
};

export type Fingerprint<Id = string> = {
  id: Id;
  /** Letters and digits of each alternative, without picture-only ones. */
  alternatives: readonly string[];
  /** Four-word shingles of the statement, and of its end with the question. */
  shingles: ReadonlySet<string>;
  end: ReadonlySet<string>;
};

const shingleWords = 4;
const endWords = 14;
/** Fewer shingles prove nothing. */
const fewestShingles = 4;
/** Least share of shingles, which tolerates lost pictures and split formulas. */
const sameStatement = 0.5;
/** Least share with equal alternatives, which alone are no identity ("I. II. III."). */
const alikeStatement = 0.15;
const sameAlternatives = 0.85;
/** Least letters of alternatives that identify a question. */
const tellingLetters = 40;
/** Two questions on one text (2009/132 and 133) have other ends and alternatives. */
const sameEnd = 0.4;
const unlikeAlternatives = 0.5;
/** Least lead over the next candidate. */
const margin = 0.1;

export function fingerprintOf<Id>({ id, statement, alternatives }: KnownQuestion<Id>): Fingerprint<Id> {
  const tokens = words(plain(statement));
  const texts = alternatives.map(({ text }) => words(plain(text)).join("")).filter(Boolean);
  return { id, alternatives: texts, shingles: shinglesOf(tokens), end: shinglesOf(tokens.slice(-endWords)) };
}

/** The stored question of the same year, or null: by statement, its end and alternatives; numbers and keys are unreliable. */
export function matchSecondSource<Id>(
  candidates: readonly Fingerprint<Id>[],
  row: Fingerprint<unknown>,
): Id | null {
  const [best, next] = candidates
    .map((candidate) => ({ candidate, score: likeness(candidate, row) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  if (!best || (next && best.score - next.score < margin)) return null;
  return best.candidate.id;
}

/** 0 for distinct questions, up to 2. */
export function likeness(one: Fingerprint<unknown>, other: Fingerprint<unknown>): number {
  const statement = sharedStatement(one.shingles, other.shingles);
  if (statement < alikeStatement) return 0;
  const alternatives = alikeAlternatives(one.alternatives, other.alternatives);
  if (alternatives !== null && alternatives < unlikeAlternatives) return 0;
  const haveSameAlternatives = (alternatives ?? 0) >= sameAlternatives;
  const isSameText = statement >= sameStatement && endsAlike(one, other);
  const isSame = isSameText || (haveSameAlternatives && (areTelling(one) || endsAlike(one, other)));
  return isSame ? statement + (alternatives ?? 0) : 0;
}

function endsAlike(one: Fingerprint<unknown>, other: Fingerprint<unknown>): boolean {
  return Math.max(shareIn(other.shingles, one.end), shareIn(one.shingles, other.end)) >= sameEnd;
}

function areTelling({ alternatives }: Fingerprint<unknown>): boolean {
  return alternatives.join("").length >= tellingLetters;
}

function sharedStatement(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  return short.size < fewestShingles ? 0 : shareIn(long, short);
}

function shareIn(whole: ReadonlySet<string>, part: ReadonlySet<string>): number {
  return [...part].filter((shingle) => whole.has(shingle)).length / Math.max(part.size, 1);
}

/** Mean from 0 to 1; null where a source has none as text. */
function alikeAlternatives(one: readonly string[], other: readonly string[]): number | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 2) return null;
  const best = short.map((text) => Math.max(...long.map((each) => alikeTexts(text, each))));
  return best.reduce((sum, each) => sum + each, 0) / best.length;
}

/** Dice coefficient over pairs of characters. */
function alikeTexts(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(pairs.size + others.size, 1);
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}

function shinglesOf(tokens: readonly string[]): Set<string> {
  const runs = Math.max(tokens.length - shingleWords + 1, 0);
  return new Set(Array.from({ length: runs }, (_, at) => tokens.slice(at, at + shingleWords).join(" ")));
}

function plain(text: string): string {
  return text.replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)|<\/?su[bp]>|[\\*_]/g, " ");
}
