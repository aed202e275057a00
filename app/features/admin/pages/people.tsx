import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LONGEST_PEOPLE_SEARCH, readMark, SUSPENDED } from "#app/features/accounts/domain/people-filter.ts";
import { claimTexts } from "#app/platform/access/claim-texts.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFilter } from "#app/platform/page/components/admin-form.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminList, AdminRow } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { PersonChips } from "../components/person-chips.tsx";
import { adminPaths } from "../paths.ts";
import { listPeople } from "../services/list-people.server.ts";

export const meta = unlistedMeta("Usuários");

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

function marks(schools: readonly { id: string; name: string }[]): { value: string; label: string }[] {
  return [
    { value: "", label: "Todas as pessoas" },
    { value: SUSPENDED, label: "Contas suspensas" },
    ...claimNames.map((name) => ({ value: `claim:${name}`, label: `${claimTexts[name].title} (${name})` })),
    ...schools.map(({ id, name }) => ({ value: `school:${id}`, label: `Escola: ${name}` })),
  ];
}

/** Newest account first, or search results. */
export default function People() {
  const { filter, people, next, total, schools } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Usuários">
      <AdminFilter label="Buscar pessoas">
        <TextField
          label="Nome, e-mail ou código"
          type="search"
          name="q"
          defaultValue={filter.text}
          maxLength={LONGEST_PEOPLE_SEARCH}
          autoComplete="off"
        />
        <SelectField label="Quem" name="marca" options={marks(schools)} defaultValue={filter.mark} />
      </AdminFilter>
      <AdminList
        label="Pessoas"
        count={total ? totalText(total) : "Contas mais antigas"}
        empty="Ninguém com essa busca. Confira o nome ou o e-mail, ou tire o filtro."
        next={next}
      >
        {people.map((person) => (
          <AdminRow
            key={person.id}
            title={person.name}
            to={adminPaths.person(person.id)}
            covers
            aside={<PersonChips person={person} />}
            facts={[person.email]}
          />
        ))}
      </AdminList>
    </AdminFrame>
  );
}
