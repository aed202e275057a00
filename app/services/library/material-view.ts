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

export function materialView(row: MaterialRow): MaterialView {
  const { id, title, kind, isActive, updatedAt, deletedAt, fileName, size, videoUrl } = row;
  const file = fileName === null || size === null ? null : { extension: fileExtension(fileName), size };
  const video = videoUrl === null ? null : { address: videoUrl, host: videoHost(videoUrl) };
  return { id, title, kind, isActive, updatedAt, deletedAt, file, video };
}
