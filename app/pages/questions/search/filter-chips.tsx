import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ActiveFilter } from "#app/domain/questions/search/active-filters.ts";

/** Each with its removal link. */
export function FilterChips({ chips, cleared }: { chips: ActiveFilter[]; cleared: string }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filtros em uso" className="mb-3 flex flex-wrap items-center gap-2">
      {chips.map(({ label, address }) => (
        <li key={address}>
          <Link
            to={address}
            preventScrollReset
            className="flex min-h-11 items-center gap-2 rounded-full bg-primary-soft py-1 pr-3 pl-4 text-sm font-medium text-primary-strong hover:bg-inset"
          >
            <span className="sr-only">Tirar o filtro </span>
            {label}
            <Icon as={X} size={16} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={cleared}
            className="flex min-h-11 items-center px-2 text-sm font-medium text-link underline"
          >
            Limpar tudo
          </Link>
        </li>
      )}
    </ul>
  );
}
