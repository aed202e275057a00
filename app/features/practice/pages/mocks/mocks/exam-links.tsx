import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { mockPaths } from "../../../paths.ts";

type Row = { id: string; name: string; about?: string };

/** `of`: what the rows are of, said to screen readers. */
function ExamRows({ rows, of }: { rows: readonly Row[]; of?: string }) {
  return (
    <ul className="card mt-2 divide-y divide-line overflow-hidden">
      {rows.map((row) => (
        <li key={row.id} className="relative flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-inset">
          <div className="min-w-0 flex-1">
            <Link
              to={mockPaths.mock(row.id)}
              className="font-medium text-text after:absolute after:inset-0 after:content-['']"
            >
              {row.name}
              {of && <span className="sr-only"> de {of}</span>}
            </Link>
            {row.about && <p className="text-sm text-muted">{row.about}</p>}
          </div>
          <Icon as={ChevronRight} size={18} className="shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  );
}

/** Exams to sit, a row each. */
export function ExamLinks({ id, title, rows }: { id: string; title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ExamRows rows={rows} />
    </section>
  );
}

/** The real exams of a year; folded, but for the newest. */
export function YearExams({ year, rows, open }: { year: number; rows: readonly Row[]; open: boolean }) {
  return (
    <details open={open} className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {year} <span className="ml-2 font-normal text-muted">{plural(rows.length, "prova", "provas")}</span>
      </summary>
      <ExamRows rows={rows} of={String(year)} />
    </details>
  );
}
