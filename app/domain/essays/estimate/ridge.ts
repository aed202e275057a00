import { deviation, mean } from "./spread.ts";

/** Weights of a linear rule over standardised features; the last one is the constant. */
export type LinearRule = { means: number[]; scales: number[]; weights: number[][] };

/** Gaussian elimination with pivots; `matrix` is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at] as number[];
    const head = pivot[at] as number;
    for (let below = at + 1; below < size; below += 1) {
      const row = rows[below] as number[];
      const share = (row[at] as number) / head;
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] as number) - share * (pivot[column] as number);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] as number[];
    const known = row
      .slice(at + 1, size)
      .reduce((sum, each, next) => sum + each * (solution[at + 1 + next] as number), 0);
    solution[at] = ((row[size] as number) - known) / (row[at] as number);
  }
  return solution;
}

/** Ridge regression: one rule for each column of `targets`. `penalty`: of the standardised weights, not of the constant. */
export function ridgeRule(
  features: readonly (readonly number[])[],
  targets: readonly (readonly number[])[],
  penalty: number,
): LinearRule {
  const width = features[0]?.length ?? 0;
  const column = (rows: readonly (readonly number[])[], at: number) => rows.map((row) => row[at] as number);
  const means = Array.from({ length: width }, (_, at) => mean(column(features, at)));
  const scales = means.map((_, at) => deviation(column(features, at)) || 1);
  const standard = features.map((row) =>
    row.map((each, at) => (each - (means[at] as number)) / (scales[at] as number)),
  );
  const products = means.map((_, one) =>
    means.map((_, other) => {
      const sum = standard.reduce((all, row) => all + (row[one] as number) * (row[other] as number), 0);
      return sum + (one === other ? penalty : 0);
    }),
  );
  const weights = (targets[0] ?? []).map((_, target) => {
    const values = column(targets, target);
    const middle = mean(values);
    const right = means.map((_, at) =>
      standard.reduce(
        (sum, row, index) => sum + (row[at] as number) * ((values[index] as number) - middle),
        0,
      ),
    );
    return [...solved(products, right), middle];
  });
  return { means, scales, weights };
}

/** One number for each rule. */
export function ruleValues({ means, scales, weights }: LinearRule, features: readonly number[]): number[] {
  const standard = means.map((middle, at) => ((features[at] as number) - middle) / (scales[at] as number));
  return weights.map((each) =>
    standard.reduce((sum, value, at) => sum + value * (each[at] as number), each.at(-1) as number),
  );
}
