import { materialPaths } from "../paths.ts";
import type { RecommendedRow } from "../queries/materials/study-reading.server.ts";

/** Materials beside a question, or after errors. */
export const MOST_RECOMMENDED = 3;

export type RecommendedStudy = {
  address: string;
  title: string;
  kind: RecommendedRow["kind"];
  minutes: number | null;
};

export function recommendedStudies(rows: readonly RecommendedRow[]): RecommendedStudy[] {
  return rows.map(({ id, title, kind, minutes }) => ({
    address: materialPaths.material(id),
    title,
    kind,
    minutes: kind === "page" ? minutes : null,
  }));
}
