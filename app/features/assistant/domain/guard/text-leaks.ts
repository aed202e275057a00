import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { words } from "#app/platform/text/normalize.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";

type AlternativeWords = {
  /** What the statement does not say. */
  own: readonly string[];
  /** What no other alternative says either. */
  unique: ReadonlySet<string>;
  /** The whole text, normalized; `said`: the statement contains it too. */
  phrase: string;
  said: boolean;
  /** Four consecutive words that are specific to it. */
  runs: readonly string[];
};

export type AlternativeTexts = { each: readonly AlternativeWords[]; disguisable: readonly string[] };

const simplified = (root: string) => root.replace(/(\p{L})\1+/gu, "$1");

function rootsIn(text: string): string[] {
  return rootsOf(text).map(simplified);
}

function runsOf(phrase: string, unique: readonly string[]): string[] {
  const all = phrase.split(" ");
  return all.flatMap((_, at) => {
    const run = all.slice(at, at + 4);
    const roots = rootsIn(run.join(" "));
    const tells = run.length === 4 && roots.length > 1 && roots.some((root) => unique.includes(root));
    return tells ? [` ${run.join(" ")} `] : [];
  });
}

export function alternativeTexts(statement: string, alternatives: readonly string[]): AlternativeTexts {
  const said = new Set(rootsIn(plainText(statement)));
  const saidWords = ` ${words(plainText(statement)).join(" ")} `;
  const plains = alternatives.map((text) => plainText(text));
  const roots = plains.map((text) => [...new Set(rootsIn(text))].filter((root) => /\p{L}{2}/u.test(root)));
  const each = roots.map((list, at): AlternativeWords => {
    const own = list.filter((root) => !said.has(root));
    const unique = own.filter((root) => roots.every((other, where) => where === at || !other.includes(root)));
    const phrase = words(plains[at] ?? "").join(" ");
    const runs = runsOf(phrase, unique).filter((run) => !saidWords.includes(run));
    return { own, unique: new Set(unique), phrase, said: saidWords.includes(` ${phrase} `), runs };
  });
  const disguisable = plains.flatMap((text) => words(text).filter((word) => /^[a-z]{6,}$/.test(word)));
  return { each, disguisable: [...new Set(disguisable)].filter((word) => !saidWords.includes(` ${word} `)) };
}

const leet = new Map("0o 1i 3e 4a 5s 7t @a $s".split(" ").map(([from, to]) => [from, to]));

/** "fot0ssíntese", "fo-tos-sín-te-se". */
function repaired(text: string): string {
  return text
    .replace(/\p{L}+[0134578@$]\p{L}+[\p{L}0134578@$]*/gu, (word) =>
      word.replace(/[013457@$]/g, (sign) => String(leet.get(sign))),
    )
    .replace(/\p{L}{1,4}(?:[-·.]\p{L}{1,5}){2,}/gu, (word) => word.replace(/[-·.]/g, ""));
}

type Said = {
  roots: ReadonlySet<string>;
  wide: ReadonlySet<string>;
  phrase: string;
  joined: string;
  pointed: boolean;
};

function count(roots: Iterable<string>, said: ReadonlySet<string>): number {
  return [...roots].filter((root) => said.has(root)).length;
}

/** Verbatim: the whole sentence, several consecutive words, or all of it over the last sentences. */
function quotes(alternative: AlternativeWords, { phrase, joined, pointed }: Said): boolean {
  const own = ` ${alternative.phrase} `;
  if (phrase === own) return own.trim() !== "";
  if (alternative.runs.some((run) => phrase.includes(run))) return true;
  // A number alone is a value, judged as one.
  if (alternative.said || /^ \d+ $/.test(own)) return false;
  const telling = alternative.own.length === 0 ? /\d| [ivx]+ | .* .* / : / .* /;
  return phrase.includes(own) ? pointed || telling.test(own) : / .* .* /.test(own) && joined.includes(own);
}

function gives(alternative: AlternativeWords, said: Said): boolean {
  if (quotes(alternative, said)) return true;
  const { own, unique } = alternative;
  const [hits, telling] = [count(own, said.roots), count(unique, said.roots)];
  if (
    hits > 0 &&
    own.length >= 3 &&
    count(unique, said.wide) > 0 &&
    count(own, said.wide) / own.length >= 0.75
  )
    return true;
  if (telling === 0) return false;
  if (hits / own.length >= 0.6 && hits >= Math.min(3, own.length)) return true;
  return said.pointed && (unique.size <= 2 || (telling >= 2 && hits / own.length >= 0.25));
}

/**
 * Whether the text uses an alternative's words that the statement lacks; checked for every alternative, not the right
 * one alone. `before`: the last sentences sent. A question that contrasts two alternatives reveals nothing.
 */
export function givesText(
  texts: AlternativeTexts,
  sentence: string,
  { before, pointed }: { before: string; pointed: boolean },
): boolean {
  const now = repaired(sentence);
  const roots = new Set(rootsIn(now));
  const wide = new Set([...roots, ...rootsIn(repaired(before))]);
  const asks = /\?\s*$/.test(sentence);
  const phrase = ` ${words(now).join(" ")} `;
  const joined = ` ${words(`${repaired(before)} ${now}`).join(" ")} `;
  const said: Said = { roots, wide, phrase, joined, pointed };
  const given = texts.each.filter((alternative) => gives(alternative, said));
  if (given.length === 0) return false;
  return !(asks && !pointed && given.length >= 2 && / ou /.test(said.phrase));
}
