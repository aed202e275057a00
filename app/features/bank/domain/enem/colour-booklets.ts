import type { BookletItem } from "../exams/past-exam.ts";
import { firstNumberOf } from "./reading/exam-layout.ts";
import type { ItemLine } from "./reading/item-file.ts";

export type KnownItem = { ord: number; itemCode: number };

export type ColourBooklet = { colour: string; items: BookletItem[] };

/** Only INEP's order counts: positions vary by year. Of two booklets of one colour the more complete, then the older. */
export function colourBooklets(
  year: number,
  lines: readonly ItemLine[],
  known: readonly KnownItem[],
): ColourBooklet[] {
  const ordOf = new Map<number | null, number>(known.map(({ itemCode, ord }) => [itemCode, ord]));
  const colours = new Map<string, { ord: number; number: number; start: number }[]>();
  for (const chosen of chosenBooklets(lines, ordOf)) {
    const [first] = chosen;
    const start = first && firstNumberOf(year, first.area);
    if (!first || start === null || start === undefined) continue;
    const placed = colours.get(first.colour) ?? [];
    colours.set(first.colour, placed);
    for (const { line, number } of numbered(chosen, start)) {
      const ord = ordOf.get(line.itemCode);
      if (ord !== undefined) placed.push({ ord, number, start });
    }
  }
  return [...colours]
    .map(([colour, placed]) => ({
      colour,
      items: placed
        .sort((one, other) => one.start - other.start)
        .map(({ ord, number }): BookletItem => [ord, number]),
    }))
    .sort((one, other) => one.colour.localeCompare(other.colour));
}

/** One booklet per area and colour. Those that share less than half of the items belong to another exam. */
function chosenBooklets(lines: readonly ItemLine[], ordOf: ReadonlyMap<number | null, number>): ItemLine[][] {
  const best = new Map<string, { lines: ItemLine[]; hits: number }>();
  for (const [, booklet] of [...groupedBy(lines, (line) => line.booklet)].sort(
    ([one], [other]) => one - other,
  )) {
    for (const [, own] of groupedBy(booklet, (line) => `${line.area} ${line.colour}`)) {
      const hits = own.filter((line) => ordOf.has(line.itemCode)).length;
      const key = `${own[0]?.area} ${own[0]?.colour}`;
      if (hits * 2 > own.length && hits > (best.get(key)?.hits ?? 0)) best.set(key, { lines: own, hits });
    }
  }
  return [...best.values()].map((each) => each.lines);
}

/** English, then Spanish, then the common items. */
function numbered(lines: readonly ItemLine[], start: number): { line: ItemLine; number: number }[] {
  const ranked = (language: ItemLine["language"], from: number) =>
    lines
      .filter((line) => line.language === language)
      .sort((one, other) => one.position - other.position)
      .map((line, rank) => ({ line, number: from + rank }));
  const english = ranked("ingles", start);
  const spanish = ranked("espanhol", start);
  return [...english, ...spanish, ...ranked(null, start + Math.max(english.length, spanish.length))];
}

function groupedBy<Key>(lines: readonly ItemLine[], keyOf: (line: ItemLine) => Key): Map<Key, ItemLine[]> {
  const groups = new Map<Key, ItemLine[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return groups;
}
