import { formatPoints, plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { LoadedResults } from "./loaded-results.ts";

/** How many scores in each tenth of the best one. */
export function Distribution({ opened: { distribution, best, count } }: { opened: LoadedResults }) {
  if (count === 0) return null;
  const most = Math.max(1, ...distribution);
  return (
    <Section card title="Distribuição das notas" className="mt-4">
      <ol className="mt-2 space-y-1">
        {distribution.map((students, tenth) => (
          <li key={tenth} className="flex items-center gap-3 text-sm">
            <span className="w-28 shrink-0 text-muted">
              {formatPoints((best * tenth) / 10)} a {formatPoints((best * (tenth + 1)) / 10)}
            </span>
            <span
              aria-hidden="true"
              className="h-4 rounded-sm bg-primary"
              style={{ width: `${(60 * students) / most}%` }}
            />
            <span>{plural(students, "estudante", "estudantes")}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
