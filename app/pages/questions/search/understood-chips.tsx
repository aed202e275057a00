import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { Fragment } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SearchView } from "#app/services/questions/search-view.server.ts";

/** What the words were taken for, each with its removal link, and the way to words alone. */
export function UnderstoodChips({ understood }: { understood: NonNullable<SearchView["understood"]> }) {
  return (
    <div
      role="group"
      aria-label="O que entendemos da busca"
      className="mb-3 flex flex-wrap items-center gap-x-1 text-sm"
    >
      <span className="text-muted">Entendemos:</span>
      {understood.parts.map(({ label, address }, index) => (
        <Fragment key={label}>
          {index > 0 && (
            <span aria-hidden="true" className="text-muted">
              ·
            </span>
          )}
          <Link
            to={address}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1 rounded-full px-2 font-medium text-primary-strong hover:bg-inset"
          >
            <span className="sr-only">Tirar </span>
            {label}
            <Icon as={X} size={14} />
          </Link>
        </Fragment>
      ))}
      <span aria-hidden="true" className="text-muted">
        ·
      </span>
      <Link
        to={understood.wordsOnly}
        className="inline-flex min-h-11 items-center px-2 font-medium text-link underline"
      >
        só as palavras?
      </Link>
    </div>
  );
}
