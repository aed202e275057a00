import { Link } from "@remix-run/react";
import type { JobItem } from "#app/platform/jobs/domain/job-report.ts";
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
    <section aria-labelledby="relatorio" className="mt-6">
      <h2 id="relatorio" className="text-lg font-semibold">
        Relatório
      </h2>
      <ul className="card mt-2 divide-y divide-line overflow-hidden">
        {items.map(({ id, name, outcome, why, isNew, isPerson }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
            {isPerson ? (
              <Link
                to={schoolPaths.person(schoolId, id)}
                className="inline-flex min-h-7 items-center font-medium text-link no-underline hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span className="font-medium">{name}</span>
            )}
            <span className={outcome === "refused" ? "text-danger" : "text-muted"}>
              {isNew ? (isPerson ? "entrou na escola" : "criada") : outcomes[outcome]}
              {why && `: ${why}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
