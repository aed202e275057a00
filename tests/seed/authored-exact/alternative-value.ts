import { numberIn } from "#tests/seed/authored-exact/recomputation.ts";

/**
 * The numeric value of an alternative: plain text ("R$ 93,96.", "1 368 kJ.") or LaTeX with fractions, roots, π, sines
 * of degrees, parentheses, sums and implied products ("$81\pi\left(4-\sqrt{2}\right)$."). Throws on anything else.
 */
export function alternativeValue(alternative: string): number {
  const formula = alternative.match(/^\$(.*)\$\.?$/)?.[1];
  if (formula === undefined) return numberIn(alternative);
  const source = formula
    .replace(/\\ \\mathrm\{.*\}$/, "")
    .replace(/\\(?:left|right|,| )/g, "")
    .replaceAll("{,}", ".");
  return new Formula(source).value();
}

class Formula {
  private position = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  value(): number {
    const result = this.sum();
    if (this.position < this.source.length)
      throw new Error(`cannot read ${this.source.slice(this.position)}`);
    return result;
  }

  private sum(): number {
    let result = this.product();
    for (;;) {
      if (this.take(/^\s*\+/)) result += this.product();
      else if (this.take(/^\s*-/)) result -= this.product();
      else return result;
    }
  }

  private product(): number {
    let result = this.factor();
    if (result === undefined) throw new Error(`cannot read ${this.source}`);
    for (;;) {
      const next = this.factor();
      if (next === undefined) return result;
      result *= next;
    }
  }

  private factor(): number | undefined {
    const number = this.take(/^\s*\d+(?:\.\d+)?/);
    if (number) return Number(number);
    if (this.take(/^\s*\\pi/)) return Math.PI;
    if (this.take(/^\s*\\sqrt/)) return Math.sqrt(this.group("{", "}"));
    if (this.take(/^\s*\\dfrac/)) return this.group("{", "}") / this.group("{", "}");
    const degrees = this.take(/^\s*\\sen \d+\^\\circ/);
    if (degrees) return Math.sin((numberIn(degrees) * Math.PI) / 180);
    return this.source[this.position] === "(" ? this.group("(", ")") : undefined;
  }

  private group(open: string, close: string): number {
    this.expect(open);
    const result = this.sum();
    this.expect(close);
    return result;
  }

  private expect(character: string): void {
    if (this.source[this.position] !== character) throw new Error(`expected ${character} in ${this.source}`);
    this.position += 1;
  }

  private take(pattern: RegExp): string | undefined {
    const found = this.source.slice(this.position).match(pattern)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }
}
