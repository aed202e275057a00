import { bandOf, type LevelBand, levelThresholds } from "./level.ts";

/** A level and the points it goes from and to; the last one has no end. */
type LevelRow = { level: number; from: number; to: number | null };

/** Every level with its points, lowest first, from 0 points on. */
export function levelRows(): LevelRow[] {
  return [0, ...levelThresholds].map((from, index) => {
    const end = levelThresholds[index];
    return { level: index + 1, from, to: end === undefined ? null : end - 1 };
  });
}

/** A colour of the avatar's border, the levels that have it, and the points where it begins. */
export type BandRow = { name: LevelBand; label: string; first: number; last: number; from: number };

/** The colours that can be reached, in their order. */
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
