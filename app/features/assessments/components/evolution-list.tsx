import { formatDate } from "#app/platform/time/format-date.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { SharedInterval, Trend } from "../domain/analysis/share.ts";
import { ShareBar } from "./share-bar.tsx";

const words: Readonly<Record<Trend, string>> = {
  up: "Subiu: da primeira à segunda metade das avaliações, mais do que o acaso explica.",
  down: "Caiu: da primeira à segunda metade das avaliações, mais do que o acaso explica.",
  even: "Sem mudança que o acaso não explique.",
  unknown: "Ainda são poucas respostas para falar de evolução.",
};

/** `to`: none for the page that is open, or where there is no page for the reader. */
type ListedPoint = SharedInterval & { at: number; title?: string; to?: string | null };
type EvolutionProps = { trend: Trend; points: readonly ListedPoint[]; about?: string };

/** Each assessment's share of right answers, oldest first. */
export function EvolutionList({ trend, points, about }: EvolutionProps) {
  return (
    <Section title="Evolução" className="mt-8 break-inside-avoid">
      <p className="mt-1 text-muted">
        {about && `${about} `}
        {words[trend]}
      </p>
      <ol className="mt-2">
        {points.map(({ at, title, to, ...point }, index) => (
          <li key={index} className="grid gap-x-6 border-b border-line py-2 md:grid-cols-2">
            <p className="min-w-0 font-medium break-words">
              {title === undefined && formatDate(at)}
              {title !== undefined && (to ? <TextLink to={to}>{title}</TextLink> : title)}
              {title !== undefined && (
                <span className="block text-sm font-normal text-muted">{formatDate(at)}</span>
              )}
            </p>
            <ShareBar {...point} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
