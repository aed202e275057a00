import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import type { QuestionOrigin } from "#app/features/bank/domain/question-heading.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { Random } from "#content/generator/random.ts";
import type { Searchable } from "#tests/support/brute-force.ts";

/** How a person may type a word: in capitals, cut short, or with accents where they do not belong. */
function typed(random: Random, word: string): string {
  const cut =
    word.length > 4 && /^[a-z]+$/.test(word) && random.chance(0.4)
      ? `${word.slice(0, random.int(3, word.length))}*`
      : word;
  const accented = random.chance(0.2) ? cut.replace("a", "á").replace("e", "ê").replace("c", "ç") : cut;
  return random.chance(0.3) ? accented.toUpperCase() : accented;
}

/** Words of a question, in any order, or a phrase of it, or both; now and then a word it does not have. */
function textOf(random: Random, { words }: Searchable): string {
  const parts: string[] = [];
  if (random.chance(0.7))
    parts.push(...random.sample(words, random.int(1, 3)).map((word) => typed(random, word)));
  if (random.chance(0.35)) {
    const start = random.int(0, Math.max(0, words.length - 4));
    parts.push(`"${words.slice(start, start + random.int(2, 3)).join(random.pick([" ", ", ", " - "]))}"`);
  }
  if (random.chance(0.1)) parts.push(random.pick(["zebra", "e", "42", "xyz"]));
  return random.shuffle(parts).join(random.pick([" ", "  ", ", "]));
}

function someOf<Value>(random: Random, own: Value, others: readonly Value[], chance: number): Value[] {
  if (!random.chance(chance)) return [];
  const values = random.chance(0.3) ? [own, random.pick(others)] : [own];
  return [...new Set(values)].sort();
}

/** A search that would find a question of the bank, but for a filter here and there that may rule it out. */
export function randomSearch(random: Random, bank: readonly Searchable[]): SearchFilters {
  const [near, far] = [random.pick(bank), random.pick(bank)];
  const years = [near.year, random.chance(0.5) ? near.year : far.year].sort();
  const [from = null, to = null] = random.chance(0.4) ? years : [];
  return {
    ...noFilters,
    text: random.chance(0.6) ? textOf(random, near) : "",
    institutions: someOf(random, near.institution, [far.institution], 0.4),
    subjects: someOf(random, near.subject, [far.subject], 0.4),
    topics:
      near.topics.length > 0
        ? someOf(random, random.pick(near.topics), far.topics.concat(near.topics), 0.2)
        : [],
    kinds: someOf<QuestionKind>(random, near.kind as QuestionKind, ["open", "right-wrong"], 0.2),
    difficulties: someOf(random, near.difficulty ?? 1, [1, 2, 3], 0.2),
    officialDifficulties: near.official > 0 ? someOf(random, near.official, [1, 2, 3], 0.3) : [],
    answeredDifficulties: near.answered > 0 ? someOf(random, near.answered, [1, 2, 3], 0.3) : [],
    years: { from: random.chance(0.8) ? from : null, to: random.chance(0.8) ? to : null },
    origins: someOf<QuestionOrigin>(random, near.origin as QuestionOrigin, ["exam", "generated"], 0.2),
    skills: near.skill % 100 > 0 ? someOf(random, near.skill, [near.skill + 1, 101], 0.3) : [],
    colours: near.colours.length > 0 ? someOf(random, random.pick(near.colours), [1, 2, 3], 0.2) : [],
    solution: random.chance(0.1) ? random.chance(0.7) : null,
    literal: random.chance(0.3),
    order: "newest",
  };
}
