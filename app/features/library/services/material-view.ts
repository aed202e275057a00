import { type FileKind, fileExtension } from "#app/platform/uploads/domain/file-kind.ts";
import { videoHost } from "../domain/video-address.ts";
import type { MaterialRow } from "../queries/materials.server.ts";

/** A material as its pages show it. */
export type MaterialView = {
  id: string;
  title: string;
  kind: FileKind;
  isActive: boolean;
  /** Epoch seconds. */
  updatedAt: number;
  deletedAt: number | null;
  file: { extension: string; size: number } | null;
  video: { address: string; host: string } | null;
  /** Notebooks that use it, at most 50. */
  uses: MaterialUse[];
};

export type MaterialUse = { id: string; title: string };

export function usesView(uses: MaterialRow["uses"]): MaterialUse[] {
  return uses.map(([id, title]) => ({ id, title }));
}

/** The displayed facts of a material's resource. */
export function resourceView({
  fileName,
  size,
  videoUrl,
}: Pick<MaterialRow, "fileName" | "size" | "videoUrl">): Pick<MaterialView, "file" | "video"> {
  return {
    file: fileName === null || size === null ? null : { extension: fileExtension(fileName), size },
    video: videoUrl === null ? null : { address: videoUrl, host: videoHost(videoUrl) },
  };
}

export function materialView(row: MaterialRow): MaterialView {
  const { id, title, kind, isActive, updatedAt, deletedAt } = row;
  const uses = usesView(row.uses);
  return { id, title, kind, isActive, updatedAt, deletedAt, uses, ...resourceView(row) };
}
