import { tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";

/** A coefficient from 1 to `size`, of either sign: never zero. */
export function coefficient(random: Random, size: number): number {
  return random.int(1, size) * (random.chance(0.5) ? 1 : -1);
}

/** A number as a formula of its own: "$-3$". */
export function maths(value: number): string {
  return `$${tex(value)}$`;
}

/** "2x^{3} - x + 5" from the coefficients, highest degree first. */
export function polynomial(coefficients: readonly number[], variable = "x"): string {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((value, position) => {
    if (value === 0) return [];
    const power = degree - position;
    const size = Math.abs(value);
    const factor = size === 1 && power > 0 ? "" : String(size);
    const letter = power === 0 ? "" : power === 1 ? variable : `${variable}^{${power}}`;
    return [`${value < 0 ? "-" : "+"} ${factor}${letter}`];
  });
  return terms.join(" ").replace(/^\+ /, "").replace(/^- /, "-");
}
