import { Link } from "@remix-run/react";
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";

const step =
  "grid size-11 place-items-center rounded-control border border-line bg-card text-text hover:bg-inset";
const absent = "grid size-11 place-items-center rounded-control border border-line text-muted opacity-45";

/** Back to the search, and to the questions before and after inside it. */
export function QuestionNavigation({
  search,
  previous,
  next,
}: {
  search: string;
  previous: string | null | 0;
  next: string | null | 0;
}) {
  return (
    <nav aria-label="Questões da busca" className="no-print flex items-center justify-between gap-2">
      <Link
        to={search}
        className="flex min-h-11 items-center gap-2 rounded-control pr-3 font-medium text-link"
      >
        <Icon as={ArrowLeft} size={18} />
        Voltar à busca
      </Link>
      <div className="flex gap-2">
        {previous ? (
          <Link to={previous} rel="prev" aria-label="Questão anterior" className={step}>
            <Icon as={ChevronLeft} />
          </Link>
        ) : (
          <span className={absent}>
            <Icon as={ChevronLeft} />
          </span>
        )}
        {next ? (
          <Link to={next} rel="next" aria-label="Próxima questão" className={step}>
            <Icon as={ChevronRight} />
          </Link>
        ) : (
          <span className={absent}>
            <Icon as={ChevronRight} />
          </span>
        )}
      </div>
    </nav>
  );
}
