import { compareTexts } from "#app/platform/text/compare-texts.ts";
/** `right` is null for a blank or an ungraded question. */
export type ResultItem = {
  subject: string;
  topics: readonly string[];
  choice: string | null;
  right: boolean | null;
};

export type Tally = { right: number; wrong: number; blank: number; ungraded: number };
export type NamedTally = Tally & { name: string };

const nothing: Tally = { right: 0, wrong: 0, blank: 0, ungraded: 0 };

function withItem(tally: Tally, { choice, right }: ResultItem): Tally {
  if (right !== null)
    return right ? { ...tally, right: tally.right + 1 } : { ...tally, wrong: tally.wrong + 1 };
  return choice === null ? { ...tally, blank: tally.blank + 1 } : { ...tally, ungraded: tally.ungraded + 1 };
}

function tallied(
  items: readonly ResultItem[],
  namesOf: (item: ResultItem) => readonly string[],
): NamedTally[] {
  const byName = new Map<string, Tally>();
  for (const item of items)
    for (const name of namesOf(item)) byName.set(name, withItem(byName.get(name) ?? nothing, item));
  const sizeOf = ({ right, wrong, blank, ungraded }: Tally) => right + wrong + blank + ungraded;
  return [...byName]
    .map(([name, tally]) => ({ name, ...tally }))
    .sort((one, other) => sizeOf(other) - sizeOf(one) || compareTexts(one.name, other.name));
}

export function practiceResult(items: readonly ResultItem[]) {
  return {
    all: items.reduce(withItem, nothing),
    subjects: tallied(items, (item) => [item.subject]),
    topics: tallied(items, (item) => item.topics),
  };
}

/** Right answers over all gradable questions, blank ones included; null without any. */
export function tallyAccuracy({ right, wrong, blank }: Tally): number | null {
  const graded = right + wrong + blank;
  return graded === 0 ? null : right / graded;
}
