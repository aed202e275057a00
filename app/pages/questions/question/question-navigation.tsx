import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";

type Exam = { name: string; number: number | null; address: string };

export function QuestionNavigation({ search, exam }: { search: string; exam: Exam | null }) {
  return (
    <nav
      aria-label={exam ? "Questões da prova" : "Questões da busca"}
      className="no-print flex flex-wrap items-center justify-between gap-x-4"
    >
      <Link
        to={exam?.address ?? search}
        className="inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-medium text-link"
      >
        <Icon as={ArrowLeft} size={18} />
        {exam ? `Prova ${exam.name}` : "Voltar à busca"}
      </Link>
      {exam?.number && <span className="text-sm text-muted">Questão {exam.number} do caderno</span>}
    </nav>
  );
}
