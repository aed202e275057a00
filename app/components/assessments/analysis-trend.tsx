import type { ShownAnalysis } from "#app/services/assessments/error-analysis-view.ts";
import { formatDate } from "#app/text/format.ts";
import { ShareBar } from "./share-bar.tsx";

const words: Readonly<Record<ShownAnalysis["trend"], string>> = {
  up: "Subiu: da primeira à segunda metade das avaliações, mais do que o acaso explica.",
  down: "Caiu: da primeira à segunda metade das avaliações, mais do que o acaso explica.",
  even: "Sem mudança que o acaso não explique.",
  unknown: "Ainda são poucas respostas para falar de evolução.",
};

/** Each assessment's share, oldest first. */
export function AnalysisTrend({ trend, points }: Pick<ShownAnalysis, "trend" | "points">) {
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">Evolução</h2>
      <p className="mt-1 text-muted">{words[trend]}</p>
      <ol className="mt-2">
        {points.map(({ at, ...point }, index) => (
          <li key={index} className="grid gap-x-6 border-b border-line py-2 md:grid-cols-2">
            <p className="font-medium">{formatDate(at)}</p>
            <ShareBar {...point} />
          </li>
        ))}
      </ol>
    </section>
  );
}
