import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import { orderWords } from "#app/domain/questions/search/address-words.ts";
import type { FacetValue } from "#app/domain/questions/search/search-facets.ts";
import type { SearchOrder } from "#app/domain/questions/search/search-filters.ts";
import { formatNumber, plural } from "#app/text/format.ts";

type ResultsHeaderProps = {
  total: { count: number; capped: boolean } | null;
  order: SearchOrder;
  /** Empty for a pasted text, which is ordered by likeness. */
  orders: readonly SearchOrder[];
  address: string;
  /** Toggle of real exams only. */
  realOnly: FacetValue | null;
};

const orderLabels: Readonly<Record<SearchOrder, string>> = {
  newest: "Mais novas",
  relevance: "Relevância",
  hardest: "Mais difíceis",
  answered: "Mais respondidas",
};

function totalText(total: ResultsHeaderProps["total"]): string {
  if (!total) return "";
  return total.capped
    ? `Mais de ${formatNumber(total.count)} questões`
    : plural(total.count, "questão", "questões");
}

/** One tap, because practice questions are many. */
function RealOnly({ value }: { value: FacetValue }) {
  return (
    <Link
      to={value.address}
      preventScrollReset
      aria-current={value.chosen || undefined}
      className={`flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm font-medium ${value.chosen ? "border-primary bg-primary-soft text-primary-strong" : "border-line-strong text-text hover:bg-inset"}`}
    >
      {value.chosen && <Icon as={Check} size={16} />}
      Só provas reais
    </Link>
  );
}

export function ResultsHeader({ total, order, orders, address, realOnly }: ResultsHeaderProps) {
  const [path, query] = address.split("?");
  const pasted = orders.length === 0;
  const hasText = new URLSearchParams(query ?? "").has("q");
  function addressIn(chosen: SearchOrder): string {
    const params = new URLSearchParams(query ?? "");
    params.delete("ordem");
    if (chosen !== "relevance") params.set("ordem", orderWords[chosen]);
    return params.size > 0 ? `${path}?${params}` : (path ?? "");
  }
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-muted">
        {pasted && total && total.count > 0
          ? "As questões mais parecidas com o texto colado"
          : totalText(total)}
      </p>
      {realOnly && <RealOnly value={realOnly} />}
      {!pasted && (
        <nav aria-label="Ordem dos resultados" className="-mx-3 flex flex-wrap gap-x-1 sm:mx-0">
          {orders.map((each) => (
            <Link
              key={each}
              to={addressIn(each)}
              aria-current={order === each || undefined}
              className={`flex min-h-11 items-center rounded-control px-3 text-sm font-medium ${order === each ? "bg-primary-soft text-primary-strong" : "text-muted hover:bg-inset"}`}
            >
              {each === "relevance" && !hasText ? "Provas primeiro" : orderLabels[each]}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
