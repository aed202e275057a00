import type { Difficulty } from "#app/domain/questions/draft.ts";
import type { EnemArea } from "#app/domain/questions/enem/row.ts";
import type { SheetItem } from "./score-sheet.ts";

type StoredItem = Omit<SheetItem, "difficulty"> & {
  area: EnemArea | null;
  officialDifficulty: Difficulty | null;
  answeredDifficulty: Difficulty | null;
  difficulty: Difficulty | null;
};

/** INEP's difficulty before that of the answers here, and before the source's. */
export function sheetItem<Item extends StoredItem>(item: Item): SheetItem {
  const { officialDifficulty, answeredDifficulty, difficulty } = item;
  return { ...item, difficulty: officialDifficulty ?? answeredDifficulty ?? difficulty };
}
