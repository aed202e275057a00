import type { JobItem } from "#app/platform/jobs/domain/job-report.ts";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { schoolPaths } from "../../paths.ts";

const outcomes: Readonly<Record<JobItem["outcome"], string>> = {
  changed: "mudou",
  same: "já estava assim",
  refused: "não mudou",
};

type Row = Pick<JobItem, "id" | "name" | "outcome"> & {
  why: string | null;
  isNew: boolean;
  isPerson: boolean;
};

/** One row a person. */
export function JobReportList({ schoolId, items }: { schoolId: string; items: readonly Row[] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Relatório">
      <Rows>
        {items.map(({ id, name, outcome, why, isNew, isPerson }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
            {isPerson ? (
              <TextLink look="alone" to={schoolPaths.person(schoolId, id)}>
                {name}
              </TextLink>
            ) : (
              <span className="font-medium">{name}</span>
            )}
            <span className={outcome === "refused" ? "text-danger" : "text-muted"}>
              {isNew ? (isPerson ? "entrou na escola" : "criada") : outcomes[outcome]}
              {why && `: ${why}`}
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
