import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { FacetValue } from "#app/domain/questions/search-facets.ts";
import type { SearchOrder } from "#app/domain/questions/search-filters.ts";
import { formatNumber, plural } from "#app/text/format.ts";

type ResultsHeaderProps = {
  total: { count: number; capped: boolean } | null;
  order: SearchOrder;
  text: string;
  address: string;
  /** Where the search of real exams alone is, or, once there, the search of all. */
  realOnly: FacetValue | null;
  /** The text is a pasted piece of a question: what is like it comes first. */
  pasted: boolean;
};

function totalText(total: ResultsHeaderProps["total"]): string {
  if (!total) return "";
  return total.capped
    ? `Mais de ${formatNumber(total.count)} questões`
    : plural(total.count, "questão", "questões");
}

/** Real exams alone: in one tap, because practice questions are many. */
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

/** How many were found, and the order of a text search. */
export function ResultsHeader({ total, order, text, address, realOnly, pasted }: ResultsHeaderProps) {
  const [path, query] = address.split("?");
  const orders = [
    { label: "Mais novas", value: "newest", param: null },
    ...(text === "" ? [] : [{ label: "Relevância", value: "relevance", param: "relevancia" }]),
    { label: "Mais difíceis", value: "hardest", param: "dificeis" },
    { label: "Mais respondidas", value: "answered", param: "respondidas" },
  ];
  function addressIn(param: string | null): string {
    const params = new URLSearchParams(query ?? "");
    params.delete("ordem");
    if (param) params.set("ordem", param);
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
              key={each.value}
              to={addressIn(each.param)}
              aria-current={order === each.value || undefined}
              className={`flex min-h-11 items-center rounded-control px-3 text-sm font-medium ${order === each.value ? "bg-primary-soft text-primary-strong" : "text-muted hover:bg-inset"}`}
            >
              {each.label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
