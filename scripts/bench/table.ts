/** A figure with its bar of docs/quality.md, if any. */
export type Figure = { what: string; value: string; bar?: string; ok?: boolean };

/** A failure becomes a figure, and the rest continues. */
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

export function printFigures(figures: readonly Figure[], title: string): void {
  console.log(`\n${title}\n`);
  console.log("| medida | valor | limite | |\n|---|---|---|---|");
  for (const { what, value, bar, ok } of figures) {
    console.log(`| ${what} | ${value} | ${bar ?? ""} | ${ok === undefined ? "" : ok ? "ok" : "**fora**"} |`);
  }
}

export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
