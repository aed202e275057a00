import { ChevronRight } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { mockPaths } from "../../../paths.ts";

type Row = { id: string; name: string; about?: string };

/** `of`: what the rows are of, said to screen readers. */
function ExamRows({ rows, of }: { rows: readonly Row[]; of?: string }) {
  return (
    <Rows>
      {rows.map((row) => (
        <li key={row.id} className="relative flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-inset">
          <div className="min-w-0 flex-1">
            <TextLink look="cover" to={mockPaths.mock(row.id)}>
              {row.name}
              {of && <span className="sr-only"> de {of}</span>}
            </TextLink>
            {row.about && <p className="text-sm text-muted">{row.about}</p>}
          </div>
          <Icon as={ChevronRight} size={18} className="shrink-0 text-muted" />
        </li>
      ))}
    </Rows>
  );
}

/** Exams to sit, a row each. */
export function ExamLinks({ id, title, rows }: { id: string; title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ExamRows rows={rows} />
    </Section>
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
