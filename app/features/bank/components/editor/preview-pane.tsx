import type { DrawnQuestion as Drawn } from "../../services/editing/preview-drafts.server.ts";
import { QuestionPreview } from "./drawn-question.tsx";

/** Scrollable: must be reachable by keyboard. */
const scrolling = { tabIndex: 0 };

/** Rendered as stored. */
export function PreviewPane({ preview }: { preview: Drawn | null }) {
  return (
    <section
      aria-labelledby="previa"
      {...scrolling}
      className="card min-w-0 p-4 sm:p-5 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <h2 id="previa" className="mb-3 text-lg font-semibold">
        Prévia
      </h2>
      {preview ? (
        <QuestionPreview question={preview} />
      ) : (
        <p className="text-muted">Toque em "Ver prévia" para ver como fica.</p>
      )}
    </section>
  );
}
