import { blockLabels, type WrittenKind } from "../../domain/block-kinds.ts";

/** Opened beside or below the notebook, to add what they find. */
export type SidePanel = "questions" | "materials" | "video" | "link" | null;
export type AddedKind = WrittenKind | Exclude<SidePanel, null>;

/** What can be added to a section, in the order of its bar and its menu. */
export const addChoices: readonly (readonly [AddedKind, string])[] = [
  ["text", blockLabels.text],
  ["heading", blockLabels.heading],
  ["note", blockLabels.note],
  ["questions", "Questões"],
  ["materials", "Material"],
  ["video", blockLabels.video],
  ["link", blockLabels.link],
];

export function isBeside(panel: SidePanel): boolean {
  return panel === "questions" || panel === "materials";
}
