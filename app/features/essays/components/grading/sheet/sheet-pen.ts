import type { GradingMark } from "../../../domain/essay.ts";
import type { PhotoPlace } from "../../../domain/tasks/photo-place.ts";

/** How a reading's marks on photographs change; `add` gives the new one's id. */
export type SheetPen = {
  add: (part: number, place: PhotoPlace) => string;
  move: (mark: GradingMark) => void;
  remove: (id: string) => void;
};
