/** Points at which each level ends (R-PROG-3: 49 thresholds, then no bound). */
export const levelThresholds = [
  30, 60, 90, 120, 160, 200, 250, 300, 375, 450, 600, 750, 950, 1150, 1400, 1650, 1950, 2250, 2625, 3000,
  3450, 3900, 4400, 4900, 5450, 6000, 6750, 7500, 8250, 9000, 9750, 10500, 11250, 12000, 12750, 13500, 14250,
  15000, 16000, 17000, 18000, 19000, 20750, 22500, 24250, 26000, 28000, 30000, 32000,
] as const;

/** 1 to 50: the index of the first threshold above the points, plus 1. */
export function levelOf(points: number): number {
  const index = levelThresholds.findIndex((threshold) => threshold > points);
  return (index === -1 ? levelThresholds.length : index) + 1;
}

/** Level start, end (null on the last) and share done, 0 to 1. */
export function levelProgress(points: number): {
  level: number;
  from: number;
  to: number | null;
  share: number;
} {
  const level = levelOf(points);
  const from = levelThresholds[level - 2] ?? 0;
  const to = levelThresholds[level - 1] ?? null;
  return { level, from, to, share: to === null ? 1 : (points - from) / (to - from) };
}

const boundedBands = [
  { name: "light-blue", label: "azul-claro", upTo: 3 },
  { name: "green", label: "verde", upTo: 9 },
  { name: "bronze", label: "bronze", upTo: 19 },
  { name: "silver", label: "prata", upTo: 32 },
  { name: "gold", label: "ouro", upTo: 50 },
] as const;
const beyondBands = { name: "brand-blue", label: "azul Farol" } as const;

type Band = Pick<(typeof boundedBands)[number], "name" | "label"> | typeof beyondBands;
export type LevelBand = Band["name"];

/** Upper limits of the bands: 3, 9, 19, 32, 50, above (R-PROG-3). The border has the band's colour. */
export function bandOf(level: number): Band {
  return boundedBands.find((band) => level <= band.upTo) ?? beyondBands;
}
