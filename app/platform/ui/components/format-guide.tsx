import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";

type GuideProps = {
  title: string;
  rows: readonly (readonly [write: string, what: string])[];
  example: string;
  /** What else is to be known, after Markdown and LaTeX. */
  children: ReactNode;
};

/** Help with a format that people write as text. */
export function FormatGuide({ title, rows, example, children }: GuideProps) {
  return (
    <details className="card p-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <p className="mt-1 max-w-prose text-muted">
        Texto comum, com Markdown e LaTeX entre cifrões (veja o{" "}
        <Link to={questionPaths.latexManual()} className="text-link underline">
          manual de LaTeX
        </Link>
        ). {children}
      </p>
      <dl className="mt-3 divide-y divide-line">
        {rows.map(([write, what]) => (
          <div key={write} className="grid gap-1 py-2 sm:grid-cols-[minmax(0,20rem)_1fr] sm:gap-4">
            <dt>
              <code className="text-sm break-words">{write}</code>
            </dt>
            <dd className="text-sm text-muted">{what}</dd>
          </div>
        ))}
      </dl>
      <pre className="mt-3 overflow-x-auto rounded-control bg-inset p-3 text-sm whitespace-pre-wrap">
        {example}
      </pre>
    </details>
  );
}
