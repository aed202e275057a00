import type { FileKind } from "#app/platform/uploads/domain/file-kind.ts";
import type { MaterialState } from "./material-filter.ts";

export const materialKindLabels: Readonly<Record<FileKind, string>> = {
  pdf: "PDF",
  word: "Word",
  powerpoint: "PowerPoint",
  videoURL: "Vídeo",
  genericFile: "Outro arquivo",
};

export const materialStateLabels: Readonly<Record<MaterialState, string>> = {
  active: "Ativos",
  inactive: "Inativos",
  deleted: "Excluídos",
};
