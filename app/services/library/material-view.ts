import { videoHost } from "#app/domain/library/video-address.ts";
import { type FileKind, fileExtension } from "#app/domain/uploads/file-kind.ts";
import type { MaterialRow } from "#app/queries/library/materials.server.ts";

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
};

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
  return { id, title, kind, isActive, updatedAt, deletedAt, ...resourceView(row) };
}
