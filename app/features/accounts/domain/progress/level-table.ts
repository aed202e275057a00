import { bandOf, type LevelBand, levelThresholds } from "./level.ts";

type LevelRow = { level: number; from: number; to: number | null };

export function levelRows(): LevelRow[] {
  return [0, ...levelThresholds].map((from, index) => {
    const end = levelThresholds[index];
    return { level: index + 1, from, to: end === undefined ? null : end - 1 };
  });
}

export type BandRow = { name: LevelBand; label: string; first: number; last: number; from: number };

export function bandRows(): BandRow[] {
  const rows: BandRow[] = [];
  for (const { level, from } of levelRows()) {
    const { name, label } = bandOf(level);
    const open = rows.at(-1);
    if (open?.name === name) open.last = level;
    else rows.push({ name, label, first: level, last: level, from });
  }
  return rows;
}
