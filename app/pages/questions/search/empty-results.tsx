import { SearchX } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/paths.ts";

/** No question: what to do about it. */
export function EmptyResults({ cleared, filtered }: { cleared: string; filtered: boolean }) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <Icon as={SearchX} size={40} className="text-muted" />
      <h2 className="text-lg font-semibold">Nenhuma questão por aqui</h2>
      <p className="max-w-prose text-muted">
        {filtered
          ? "Nenhuma questão com esses filtros. Tire um filtro ou busque outro termo."
          : "Nenhuma questão com essas palavras. Confira a grafia ou busque um termo mais curto."}
      </p>
      <ButtonLink to={filtered ? cleared : paths.search()} look="secondary">
        {filtered ? "Tirar os filtros" : "Ver todas as questões"}
      </ButtonLink>
    </div>
  );
}
