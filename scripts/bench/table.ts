/** One measured figure, beside its bar of quality.md where it has one. */
export type Figure = { what: string; value: string; bar?: string; ok?: boolean };

/** Prints the figures as a Markdown table: what docs/performance.md holds. */
export function printFigures(figures: readonly Figure[], title: string): void {
  console.log(`\n${title}\n`);
  console.log("| medida | valor | limite | |\n|---|---|---|---|");
  for (const { what, value, bar, ok } of figures) {
    console.log(`| ${what} | ${value} | ${bar ?? ""} | ${ok === undefined ? "" : ok ? "ok" : "**fora**"} |`);
  }
}

/** The value below which a share of the sorted samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
