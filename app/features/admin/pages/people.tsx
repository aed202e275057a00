import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Search } from "lucide-react";
import {
  LONGEST_PEOPLE_SEARCH,
  type PeopleFilter,
  readMark,
  SUSPENDED,
} from "#app/features/accounts/domain/people-filter.ts";
import { claimTexts } from "#app/platform/access/claim-texts.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PersonChips } from "../components/person-chips.tsx";
import { adminPaths } from "../paths.ts";
import { listPeople } from "../services/list-people.server.ts";
import type { PersonView } from "../services/person-view.server.ts";

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
        <Pager next={next} />
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

type SearchProps = { filter: PeopleFilter; schools: readonly { id: string; name: string }[] };

function marks(schools: SearchProps["schools"]): { value: string; label: string }[] {
  return [
    { value: "", label: "Todas as pessoas" },
    { value: SUSPENDED, label: "Contas suspensas" },
    ...claimNames.map((name) => ({ value: `claim:${name}`, label: `${claimTexts[name].title} (${name})` })),
    ...schools.map(({ id, name }) => ({ value: `school:${id}`, label: `Escola: ${name}` })),
  ];
}

/** GET form: the URL is the search. */
function PeopleSearch({ filter, schools }: SearchProps) {
  return (
    <Form
      role="search"
      aria-label="Buscar pessoas"
      className="card mt-6 grid gap-4 p-4 sm:grid-cols-2 sm:items-end lg:grid-cols-[1fr_18rem_auto]"
    >
      <div>
        <label htmlFor="busca-de-pessoas" className="mb-1 block font-medium">
          Nome, e-mail ou código
        </label>
        <input
          id="busca-de-pessoas"
          type="search"
          name="q"
          defaultValue={filter.text}
          maxLength={LONGEST_PEOPLE_SEARCH}
          autoComplete="off"
          className="field"
        />
      </div>
      <SelectField label="Quem" name="marca" options={marks(schools)} defaultValue={filter.mark} />
      <Button type="submit" className="sm:col-span-2 lg:col-span-1">
        <Icon as={Search} />
        Buscar
      </Button>
    </Form>
  );
}
