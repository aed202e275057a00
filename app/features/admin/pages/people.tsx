import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LONGEST_PEOPLE_SEARCH, readMark } from "#app/features/accounts/domain/people-filter.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { OlderLink } from "#app/platform/lists/components/older-link.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { PersonChips } from "../components/person-chips.tsx";
import { adminPaths } from "../paths.ts";
import { listPeople } from "../services/list-people.server.ts";
import type { PersonView } from "../services/person-view.server.ts";
import { PeopleSearch } from "./people/people-search.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Usuários") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const text = cleanText(searchParams.get("q") ?? "").slice(0, LONGEST_PEOPLE_SEARCH);
  const filter = { text, mark: readMark(searchParams.get("marca")) };
  return json({ filter, ...(await listPeople(deps, filter, readBefore(searchParams))) });
}

function totalText({ count, capped }: { count: number; capped: boolean }): string {
  const people = plural(count, "pessoa", "pessoas");
  return capped ? `mais de ${people}` : people;
}

/** Newest account first, or search results. */
export default function People() {
  const { filter, people, next, total, schools } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Usuários">
      <PeopleSearch key={`${filter.text}|${filter.mark}`} filter={filter} schools={schools} />
      <section aria-label="Pessoas" className="mt-6">
        <p role="status" className="text-sm text-muted">
          {total ? totalText(total) : "Contas mais antigas"}
        </p>
        {people.length === 0 ? (
          <div className="card mt-2 px-4 py-10 text-center">
            <p className="font-semibold">Ninguém com essa busca.</p>
            <p className="mt-1 text-muted">Confira o nome ou o e-mail, ou tire o filtro.</p>
          </div>
        ) : (
          <ul className="card mt-2 divide-y divide-line overflow-hidden">
            {people.map((person) => (
              <PersonLine key={person.id} person={person} />
            ))}
          </ul>
        )}
        <OlderLink next={next} start="Voltar ao início" />
      </section>
    </AdminFrame>
  );
}

/** The whole row is a link. */
function PersonLine({ person }: { person: PersonView }) {
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-4 py-3 hover:bg-inset has-focus-visible:bg-inset md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-center">
      <div className="min-w-0">
        <Link
          to={adminPaths.person(person.id)}
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
