import { SearchX } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import { MeantText } from "./meant-text.tsx";

/** No question: what to do about it. */
export function EmptyResults({
  cleared,
  filtered,
  ranked,
  meant,
}: {
  cleared: string;
  filtered: boolean;
  /** The same search in the plain order, where this one only lists what was answered. */
  ranked: string | null;
  /** Where it is said what was meant by a text that found nothing. */
  meant: string | null;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <Icon as={SearchX} size={40} className="text-muted" />
      <h2 className="text-lg font-semibold">Nenhuma questão por aqui</h2>
      <p className="max-w-prose text-muted">
        {ranked
          ? "Nesta ordem entram só questões que já receberam respostas, e nenhuma destas recebeu ainda o bastante."
          : filtered
            ? "Nenhuma questão com esses filtros. Tire um filtro ou busque outro termo."
            : "Nenhuma questão com essas palavras. Confira a grafia ou busque um termo mais curto."}
      </p>
      {meant && <MeantText address={meant} />}
      <ButtonLink to={ranked ?? (filtered ? cleared : paths.search())} look="secondary">
        {ranked ? "Ver as mais novas" : filtered ? "Tirar os filtros" : "Ver todas as questões"}
      </ButtonLink>
    </div>
  );
}
