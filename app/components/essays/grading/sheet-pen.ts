import type { GradingMark } from "#app/domain/essays/essay.ts";
import type { PhotoPlace } from "#app/domain/essays/photo-place.ts";

/** How a reading's marks on photographs change; `add` gives the new one's id. */
export type SheetPen = {
  add: (part: number, place: PhotoPlace) => string;
  move: (mark: GradingMark) => void;
  remove: (id: string) => void;
};
