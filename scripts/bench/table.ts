/** One measured figure, beside its bar of quality.md where it has one. */
export type Figure = { what: string; value: string; bar?: string; ok?: boolean };

/** What a part measured; where it fails, that is the figure, and the rest goes on. */
export async function attempted(what: string, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  console.log(`${what}…`);
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    const [message = ""] = String(error instanceof Error ? error.message : error).split("\n");
    return [{ what: `${what}: não terminou`, value: message, ok: false }];
  }
}

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
