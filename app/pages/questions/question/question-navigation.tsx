import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

type NavigationProps = {
  search: string;
  exam: { name: string; address: string } | null;
  /** What can be done with the question. */
  children: ReactNode;
};

export function QuestionNavigation({ search, exam, children }: NavigationProps) {
  return (
    <div className="no-print flex items-center justify-between gap-x-2">
      <nav aria-label={exam ? "Questões da prova" : "Questões da busca"} className="min-w-0">
        <Link
          to={exam?.address ?? search}
          className="flex min-h-11 items-center gap-2 rounded-control pr-3 font-medium text-link"
        >
          <Icon as={ArrowLeft} size={18} className="shrink-0" />
          <span className="truncate">{exam ? `Prova ${exam.name}` : "Voltar à busca"}</span>
        </Link>
      </nav>
      {children}
    </div>
  );
}
