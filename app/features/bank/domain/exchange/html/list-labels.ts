import type { ForeignElement } from "./html-tree.ts";

const roman: readonly [value: number, letters: string][] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function romanNumeral(number: number): string {
  const [value, letters] = roman.find(([each]) => each <= number) ?? [0, ""];
  return value === 0 ? "" : letters + romanNumeral(number - value);
}

function labelOf(number: number, isRoman: boolean): string {
  return isRoman ? romanNumeral(number) : String.fromCharCode(64 + number);
}

/** How a list counts by letters or Roman numerals, which no list of Markdown does; null for all others. */
export function labelsOf({ attributes }: ForeignElement, first: number, items: number): string[] | null {
  const style = /list-style(?:-type)?\s*:[^;]{0,100}\b(upper|lower)-(alpha|latin|roman)/.exec(
    attributes.get("style") ?? "",
  );
  const type = attributes.get("type") ?? "";
  const isRoman = style?.[2] === "roman" || (!style && /^i$/i.test(type));
  const isLower = style ? style[1] === "lower" : /^[ai]$/.test(type);
  // Beyond Z one would need two letters.
  if (!(style || /^[ai]$/i.test(type)) || first < 1 || first + items - 1 > 26) return null;
  return Array.from({ length: items }, (_, at) => {
    const label = labelOf(first + at, isRoman);
    return `${isLower ? label.toLowerCase() : label}. `;
  });
}
