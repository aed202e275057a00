import { File, FileText, FileType2, Film, Presentation } from "lucide-react";
import { formatBytes } from "#app/platform/text/format-bytes.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { materialKindLabels } from "../domain/material-texts.ts";
import type { MaterialView } from "../services/material-view.ts";

const icons = { pdf: FileText, word: FileType2, powerpoint: Presentation, videoURL: Film, genericFile: File };

export function MaterialIcon({ kind }: { kind: MaterialView["kind"] }) {
  return <Icon as={icons[kind]} size={24} className="shrink-0 text-muted" />;
}

/** "PDF, 3,2 MB" or "Vídeo do YouTube". */
export function factsOf({ kind, file, video }: Pick<MaterialView, "kind" | "file" | "video">): string {
  if (video) return `Vídeo do ${video.host}`;
  const name =
    kind === "genericFile" && file?.extension ? file.extension.toUpperCase() : materialKindLabels[kind];
  return file ? `${name}, ${formatBytes(file.size)}` : name;
}

/** An active one shows no chip. */
export function MaterialChip({ material: { isActive, deletedAt } }: { material: MaterialView }) {
  if (deletedAt === null && isActive) return null;
  return (
    <span className="shrink-0 rounded-full bg-inset px-2.5 py-0.5 text-sm text-muted">
      {deletedAt === null ? "Inativo" : "Excluído"}
    </span>
  );
}
