import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";

/** Back to the search that the question was opened from. */
export function QuestionNavigation({ search }: { search: string }) {
  return (
    <nav aria-label="Questões da busca" className="no-print">
      <Link
        to={search}
        className="inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-medium text-link"
      >
        <Icon as={ArrowLeft} size={18} />
        Voltar à busca
      </Link>
    </nav>
  );
}
