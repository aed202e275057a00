import { Link } from "@remix-run/react";
import { ArrowDownWideNarrow, ChevronDown } from "lucide-react";
import type { FocusEvent, KeyboardEvent } from "react";
import { orderWords } from "#app/features/bank/domain/search/address-words.ts";
import type { SearchOrder } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";

type Total = { count: number; capped: boolean } | null;

type OrderProps = {
  order: SearchOrder;
  /** Empty for a pasted text, which is ordered by likeness. */
  orders: readonly SearchOrder[];
  address: string;
};

const orderLabels: Readonly<Record<SearchOrder, string>> = {
  newest: "Mais novas",
  relevance: "Relevância",
  hardest: "Mais difíceis",
  answered: "Mais respondidas",
};

export function totalText(total: Total): string {
  if (!total) return "";
  return total.capped
    ? `Mais de ${formatNumber(total.count)} questões`
    : plural(total.count, "questão", "questões");
}

function OrderLinks({ order, orders, address }: OrderProps) {
  const [path, query] = address.split("?");
  const hasText = new URLSearchParams(query ?? "").has("q");
  function addressIn(chosen: SearchOrder): string {
    const params = new URLSearchParams(query ?? "");
    params.delete("ordem");
    if (chosen !== "relevance") params.set("ordem", orderWords[chosen]);
    return params.size > 0 ? `${path}?${params}` : (path ?? "");
  }
  return orders.map((each) => (
    <Link
      key={each}
      to={addressIn(each)}
      aria-current={order === each || undefined}
      className={`flex min-h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap ${order === each ? "bg-primary-soft text-primary-strong" : "text-muted hover:bg-inset"}`}
    >
      {each === "relevance" && !hasText ? "Provas primeiro" : orderLabels[each]}
    </Link>
  ));
}

function closeOnLeaving(event: FocusEvent<HTMLDetailsElement>): void {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape") return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** The orders of narrow screens, behind one word. */
export function OrderMenu(props: OrderProps) {
  if (props.orders.length === 0) return null;
  return (
    <details
      key={props.address}
      onBlur={closeOnLeaving}
      onKeyDown={closeOnEscape}
      className="group relative lg:hidden"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 text-[0.9375rem] font-semibold text-link hover:bg-inset sm:px-3">
        <Icon as={ArrowDownWideNarrow} size={18} />
        Ordenar
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <nav
        aria-label="Ordem dos resultados"
        className="card absolute top-full left-0 z-20 mt-1 min-w-44 p-1 shadow-raised"
      >
        <OrderLinks {...props} />
      </nav>
    </details>
  );
}

/** How many were found, and on wide screens in which order. */
export function ResultsHeader({ total, ...order }: OrderProps & { total: Total }) {
  const pasted = order.orders.length === 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 pb-1.5 lg:min-h-11 lg:pb-3">
      <p role="status" className="text-sm text-muted lg:text-base">
        {pasted && total && total.count > 0
          ? "As questões mais parecidas com o texto colado"
          : totalText(total)}
      </p>
      {!pasted && (
        <nav aria-label="Ordem dos resultados" className="flex flex-wrap gap-x-1 max-lg:hidden">
          <OrderLinks {...order} />
        </nav>
      )}
    </div>
  );
}
