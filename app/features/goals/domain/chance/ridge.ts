import { numberAt } from "#app/platform/text/number-at.ts";

/** Sums of squares and products of rows with their target, so that no row is stored. */
export class Ridge {
  readonly #size: number;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#squares = new Float64Array(size * size);
    this.#products = new Float64Array(size);
  }

  add(row: readonly number[], target: number): void {
    for (const [at, value] of row.entries()) {
      if (value === 0) continue;
      this.#products[at] = numberAt(this.#products, at) + value * target;
      for (const [to, other] of row.entries())
        this.#squares[at * this.#size + to] = numberAt(this.#squares, at * this.#size + to) + value * other;
    }
  }

  /** Least squares with `penalty` on every weight, by Gauss's elimination: the penalty leaves no pivot at zero. */
  solve(penalty: number): number[] {
    const rows = Array.from({ length: this.#size }, (_, at) => [
      ...this.#squares.subarray(at * this.#size, (at + 1) * this.#size),
      numberAt(this.#products, at),
    ]);
    for (const [at, row] of rows.entries()) row[at] = numberAt(row, at) + penalty;
    for (const [at, pivot] of rows.entries())
      for (const [other, row] of rows.entries()) {
        const factor = numberAt(row, at) / numberAt(pivot, at);
        if (other === at || factor === 0) continue;
        for (const [column, value] of pivot.entries()) row[column] = numberAt(row, column) - factor * value;
      }
    return rows.map((row, at) => numberAt(row, this.#size) / numberAt(row, at));
  }
}

export function weighedSum(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, value, at) => sum + value * numberAt(weights, at), 0);
}
