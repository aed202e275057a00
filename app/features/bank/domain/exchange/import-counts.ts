import { formatNumber, plural } from "#app/platform/text/format.ts";

/** Of one file. `unsupported`: questions of kinds that the bank has not. */
export type ImportCounts = {
  read: number;
  stored: number;
  unchanged: number;
  quarantined: number;
  unsupported: number;
};

/** What an import will do, or did. */
export function importCountsText(counts: ImportCounts, done: boolean): string {
  const { read, stored, unchanged, quarantined, unsupported } = counts;
  return [
    plural(read, "questão lida", "questões lidas"),
    `${formatNumber(stored)} ${done ? "no acervo" : "para o acervo"}`,
    `${formatNumber(unchanged)} sem mudança`,
    `${formatNumber(quarantined)} em quarentena`,
    ...(unsupported > 0 ? [plural(unsupported, "de tipo não aceito", "de tipos não aceitos")] : []),
  ].join(", ");
}
