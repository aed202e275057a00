import { Link } from "@remix-run/react";
import { PersonChips } from "#app/components/admin/person-chips.tsx";
import { paths } from "#app/paths.ts";
import type { PersonView } from "#app/services/admin/person-view.server.ts";

/** The whole row is a link. */
export function PersonLine({ person }: { person: PersonView }) {
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-4 py-3 hover:bg-inset has-focus-visible:bg-inset md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-center">
      <div className="min-w-0">
        <Link
          to={paths.adminPerson(person.id)}
          className="inline-flex min-h-7 items-center font-semibold text-link no-underline after:absolute after:inset-0"
        >
          {person.name}
        </Link>
        <p className="truncate text-sm text-muted">{person.email}</p>
      </div>
      <PersonChips person={person} />
    </li>
  );
}
