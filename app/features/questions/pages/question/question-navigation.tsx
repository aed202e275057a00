import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { homePaths } from "#app/features/home/paths.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

type NavigationProps = {
  search: string;
  exam: { name: string; address: string } | null;
  /** `number`: its place among the list's questions; null where the list has it no more. */
  list: { name: string; address: string; number: number | null; total: number } | null;
  /** Among the entry questions, which the front page begins with. */
  isFirst: boolean;
  /** What can be done with the question. */
  children: ReactNode;
};

/** Back to where it was opened from. */
function wayBack({ search, exam, list, isFirst }: Omit<NavigationProps, "children">) {
  if (isFirst)
    return { label: "Primeiras questões", to: homePaths.home(), kind: "", text: "Início", place: null };
  if (exam)
    return {
      label: "Questões da prova",
      to: exam.address,
      kind: "",
      text: `Prova ${exam.name}`,
      place: null,
    };
  if (!list) return { label: "Questões da busca", to: search, kind: "", text: "Voltar à busca", place: null };
  const { name, address, number, total } = list;
  const place = number === null ? null : `${number} de ${total}`;
  return { label: "Questões da lista", to: address, kind: "Lista ", text: name, place };
}

export function QuestionNavigation({ children, ...from }: NavigationProps) {
  const { label, to, kind, text, place } = wayBack(from);
  return (
    <div className="no-print flex items-center justify-between gap-x-2">
      <nav aria-label={label} className="flex min-w-0 items-center">
        <TextLink look="alone" to={to} className="min-w-0 pr-3">
          <Icon as={ArrowLeft} size={18} className="shrink-0" />
          <span className="truncate">
            {kind && <span className="max-sm:sr-only">{kind}</span>}
            {text}
          </span>
        </TextLink>
        {place && <span className="shrink-0 text-sm text-muted">{place}</span>}
      </nav>
      {children}
    </div>
  );
}
