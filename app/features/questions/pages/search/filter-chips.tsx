import { Link } from "@remix-run/react";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ActiveFilter } from "#app/features/bank/domain/search/filters/active-filters.ts";
import type { FacetValue } from "#app/features/bank/domain/search/filters/search-facets.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

/** Small to the eye; the room around it counts as touched too. */
const chip =
  "relative flex min-h-9 shrink-0 items-center gap-2 rounded-full border px-3 text-sm font-medium whitespace-nowrap no-underline after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']";

/** One tap, because practice questions are many. */
function RealOnly({ value }: { value: FacetValue }) {
  return (
    <Link
      to={value.address}
      preventScrollReset
      aria-current={value.chosen || undefined}
      className={`${chip} ${value.chosen ? "border-primary bg-primary-soft text-primary-strong" : "border-line-strong bg-card text-text hover:bg-inset"}`}
    >
      {value.chosen && <Icon as={Check} size={16} />}
      Só provas reais
    </Link>
  );
}

type ChipsProps = {
  chips: ActiveFilter[];
  cleared: string;
  /** Toggle of real exams only. */
  realOnly: FacetValue | null;
  /** What was understood of the text. */
  children: ReactNode;
};

/** The toggle, then what was understood, then the filters in use, each with its removal link: one row that scrolls on narrow screens. */
export function FilterChips({ chips, cleared, realOnly, children }: ChipsProps) {
  if (chips.length === 0 && !realOnly && !children) return null;
  // Chosen, the toggle is the chip of its filter.
  const others = chips.filter(({ address }) => !realOnly?.chosen || address !== realOnly.address);
  return (
    <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:mb-2 lg:flex-wrap lg:px-0">
      {realOnly && <RealOnly value={realOnly} />}
      {children}
      {others.length > 0 && (
        <ul aria-label="Filtros em uso" className="flex items-center gap-2 lg:flex-wrap">
          {others.map(({ label, address }) => (
            <li key={address}>
              <Link
                to={address}
                preventScrollReset
                className={`${chip} border-transparent bg-primary-soft text-primary-strong hover:bg-inset`}
              >
                <span className="sr-only">Tirar o filtro </span>
                {label}
                <Icon as={X} size={16} />
              </Link>
            </li>
          ))}
          {others.length > 1 && (
            <li>
              <TextLink look="alone" to={cleared} className="px-2 text-sm whitespace-nowrap">
                Limpar tudo
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
