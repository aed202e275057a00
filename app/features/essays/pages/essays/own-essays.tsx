import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { plural } from "#app/platform/text/format.ts";
import { formatDayAgo } from "#app/platform/time/format-time.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { EssayExam, EssayOutcome, EssayState } from "../../domain/essay.ts";
import { essayExams } from "../../domain/essay-exams.ts";
import { essayPaths } from "../../paths.ts";

type Own = {
  id: string;
  title: string;
  exam: EssayExam;
  state: EssayState;
  way: "text" | "photos";
  lines: number;
  words: number;
  savedAt: number;
  submittedAt: number | null;
  outcome: EssayOutcome | null;
};

type Props = {
  drafts: readonly Own[];
  waiting: readonly Own[];
  returned: readonly Own[];
  trend: string | null;
  now: number;
};

function sizeOf({ lines, words }: Own): string {
  if (words === 0) return "folha em branco";
  return `${plural(lines, "linha", "linhas")}, ${plural(words, "palavra", "palavras")}`;
}

type PartProps = { id: string; title: string; rows: readonly Own[]; about: (own: Own) => ReactNode };

function OwnPart({ id, title, rows, about }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((own) => (
          <li key={own.id}>
            <Link
              to={essayPaths.essay(own.id)}
              className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2 no-underline hover:bg-inset"
            >
              <span className="min-w-0 grow basis-64">
                <span className="block font-medium text-link">{own.title}</span>
                <span className="text-sm text-muted">
                  {essayExams[own.exam].name} · {about(own)}
                </span>
              </span>
              {own.outcome && <CompetenceBars outcome={own.outcome} />}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A bar a criterion, as high as the share of its greatest grade. */
function CompetenceBars({ outcome }: { outcome: EssayOutcome }) {
  const { parts } = outcome;
  const said = parts.map(({ label, grade, most }) => `${label}: ${grade} de ${most}`).join("; ");
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${parts.length * 14} 36`}
      className="h-9"
      style={{ width: `${parts.length * 14}px` }}
    >
      {parts.map(({ label, grade, most }, index) => (
        <g key={label}>
          <rect x={index * 14 + 2} y={2} width={10} height={32} rx={2} className="fill-[var(--inset)]" />
          <rect
            x={index * 14 + 2}
            y={34 - (32 * grade) / most}
            width={10}
            height={(32 * grade) / most}
            rx={2}
            className="fill-[var(--primary)]"
          />
        </g>
      ))}
    </svg>
  );
}

/** Drafts first, then those that wait for their graders, then those that came back. */
export function OwnEssays({ drafts, waiting, returned, trend, now }: Props) {
  return (
    <>
      <OwnPart
        id="rascunhos"
        title="Continuar"
        rows={drafts}
        about={(own) => `rascunho, ${sizeOf(own)}, ${formatDayAgo(own.savedAt, now)}`}
      />
      <OwnPart
        id="entregues"
        title="Entregues"
        rows={waiting}
        about={(own) =>
          `${own.state === "submitted" ? "entregue" : "em correção"}, ${own.way === "photos" ? "por foto" : sizeOf(own)}, ${formatDayAgo(own.submittedAt ?? now, now)}`
        }
      />
      <OwnPart
        id="devolvidas"
        title="Corrigidas"
        rows={returned}
        about={({ outcome }) =>
          outcome && <strong className="text-text">{`${outcome.total} de ${outcome.most}`}</strong>
        }
      />
      {returned.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-muted">
          {trend}
          <TextLink look="alone" to={essayPaths.progress()}>
            Ver sua evolução
          </TextLink>
        </p>
      )}
    </>
  );
}
