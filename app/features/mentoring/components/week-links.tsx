import { Link, useSearchParams } from "@remix-run/react";
import { formatDay } from "#app/platform/time/format-date.ts";
import { weekBeside } from "#app/platform/time/week.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";

/** The heading of a week, with the ones beside it. */
export function WeekLinks({ week }: { week: string }) {
  const [search] = useSearchParams();
  const address = (weeks: number) => {
    const params = new URLSearchParams(search);
    params.delete("feito");
    params.set("semana", weekBeside(week, weeks));
    return `?${params}`;
  };
  const look = "inline-flex min-h-11 items-center font-medium text-link";
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4">
      <Heading>Semana de {formatDay(week)}</Heading>
      <nav aria-label="Semanas" className="flex gap-5">
        <Link to={address(-1)} className={look} preventScrollReset>
          ‹ Anterior
        </Link>
        <Link to={address(1)} className={look} preventScrollReset>
          Próxima ›
        </Link>
      </nav>
    </div>
  );
}
