import type { ImportSummary } from "#app/domain/exams/import-summary.ts";
import type { ExamPreview } from "#app/services/exams/preview-exam-text.server.ts";

export const ideIntents = ["save", "draw", "preview", "check", "import", "figure", "delete"] as const;
export type IdeIntent = (typeof ideIntents)[number];

/** What the page's action answers. `text`, `id` and `version` come back, so that nothing typed is lost without scripts. */
export type IdeReply = {
  intent: IdeIntent;
  id: string;
  version: number;
  text: string | null;
  error: { code: string; message: string } | null;
  preview: ExamPreview | null;
  /** What an import would do, or did. */
  summary: ImportSummary | null;
  /** What to write in the text for a picture that was sent. */
  figure: string | null;
};
