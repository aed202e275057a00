import { RichText } from "#app/components/math/rich-text.tsx";
import type { QuestionPreview } from "#app/services/questions/preview-question.server.ts";

const parts = [
  { title: "O que a questão pede", field: "explanation" },
  { title: "Dica", field: "hint" },
  { title: "Resolução", field: "solution" },
] as const;

function Warnings({ preview }: { preview: QuestionPreview }) {
  const { failures, missing } = preview;
  if (failures.length + missing.length === 0) return null;
  return (
    <ul className="mb-3 space-y-1 rounded-control bg-danger-soft p-3 text-sm text-danger">
      {failures.map(({ formula, reason }, index) => (
        <li key={`${index}-${formula}`}>
          {reason} <code className="break-all">{formula}</code>
        </li>
      ))}
      {missing.map((path) => (
        <li key={path} className="break-all">
          Imagem que ainda não foi enviada: {path}
        </li>
      ))}
    </ul>
  );
}

/** It scrolls by itself: whoever has no mouse must get to its end too. */
const scrolling = { tabIndex: 0 };

/** The question as students will see it, by the renderer that stores it. */
export function PreviewPane({ preview }: { preview: QuestionPreview | null }) {
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
        <>
          <Warnings preview={preview} />
          <RichText html={preview.statement} className="text-[1.125rem] leading-[1.65]" />
          <ol className="mt-4 space-y-2">
            {preview.alternatives.map((html, place) => (
              <li key={`${place}-${html}`} className="flex gap-3 rounded-card border border-line px-3 py-2">
                <span className="font-semibold">{"ABCDE".charAt(place)}</span>
                <RichText html={html} inline className="min-w-0 leading-relaxed" />
              </li>
            ))}
          </ol>
          {parts.map(
            ({ title, field }) =>
              preview[field] && (
                <div key={field} className="mt-4 border-t border-line pt-3">
                  <h3 className="mb-1 font-semibold">{title}</h3>
                  <RichText html={preview[field] ?? ""} className="leading-[1.65]" />
                </div>
              ),
          )}
        </>
      ) : (
        <p className="text-muted">Toque em "Ver prévia" para ver como fica.</p>
      )}
    </section>
  );
}
