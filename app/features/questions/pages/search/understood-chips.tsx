import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import type { SearchView } from "#app/features/bank/services/search-view.server.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const between = "before:mr-1 before:text-muted before:content-['·']";

/** The interpretation of the words, each with its removal link, and the link to a search by words alone. */
export function UnderstoodChips({ understood }: { understood: NonNullable<SearchView["understood"]> }) {
  return (
    <div className="flex shrink-0 items-center gap-x-1 text-sm whitespace-nowrap lg:flex-wrap">
      <span id="understood" className="text-muted">
        Entendemos:
      </span>
      <ul aria-labelledby="understood" className="contents">
        {understood.parts.map(({ label, address }, index) => (
          <li key={address} className={index > 0 ? between : undefined}>
            <Link
              to={address}
              preventScrollReset
              className="relative inline-flex min-h-9 items-center gap-1 rounded-full px-1 after:absolute after:inset-x-0 after:-inset-y-1 after:content-[''] font-medium text-primary-strong hover:bg-inset"
            >
              <span className="sr-only">Tirar </span>
              {label}
              <Icon as={X} size={14} />
            </Link>
          </li>
        ))}
      </ul>
      <span className={between}>
        <Link
          to={understood.wordsOnly}
          className="relative inline-flex min-h-9 items-center px-1 font-medium text-link underline after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']"
        >
          só as palavras?
        </Link>
      </span>
    </div>
  );
}
