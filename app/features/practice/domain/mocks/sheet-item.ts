import type { Difficulty } from "#app/features/bank/domain/draft.ts";
import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
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
