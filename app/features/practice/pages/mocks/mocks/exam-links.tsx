import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { mockPaths } from "../../../paths.ts";

type ExamLinksProps = {
  id: string;
  title: string;
  rows: readonly { id: string; name: string; about?: string }[];
  /** Below another heading. */
  isPart?: boolean;
};

/** Exams to sit, a row each. */
export function ExamLinks({ id, title, rows, isPart = false }: ExamLinksProps) {
  if (rows.length === 0) return null;
  const Heading = isPart ? "h3" : "h2";
  return (
    <section aria-labelledby={id} className={isPart ? "mt-4" : "mt-8"}>
      <Heading id={id} className={isPart ? "font-semibold" : "text-lg font-semibold"}>
        {title}
      </Heading>
      <ul className="card mt-2 divide-y divide-line overflow-hidden">
        {rows.map((row) => (
          <li key={row.id} className="relative flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-inset">
            <div className="min-w-0 flex-1">
              <Link
                to={mockPaths.mock(row.id)}
                className="font-medium text-text after:absolute after:inset-0 after:content-['']"
              >
                {row.name}
                {isPart && <span className="sr-only"> de {title}</span>}
              </Link>
              {row.about && <p className="text-sm text-muted">{row.about}</p>}
            </div>
            <Icon as={ChevronRight} size={18} className="shrink-0 text-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}
