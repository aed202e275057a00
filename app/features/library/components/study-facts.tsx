import { BookOpenText } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { studyKindLabels } from "../domain/study-kind.ts";
import type { StudyView } from "../services/study-view.server.ts";
import { factsOf, MaterialIcon } from "./material-icon.tsx";

export function StudyIcon({ kind }: Pick<StudyView, "kind">) {
  return kind === "page" ? (
    <Icon as={BookOpenText} size={24} className="shrink-0 text-muted" />
  ) : (
    <MaterialIcon kind={kind} />
  );
}

/** "Página de estudo, 8 min", "PDF, 3,2 MB" or "Vídeo do YouTube". */
export function studyFacts(view: Pick<StudyView, "kind" | "minutes" | "file" | "video">): string {
  const { kind, minutes } = view;
  if (kind !== "page") return factsOf({ ...view, kind });
  return minutes === null ? studyKindLabels.page : `${studyKindLabels.page}, ${minutes} min`;
}
