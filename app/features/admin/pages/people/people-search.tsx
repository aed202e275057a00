import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import {
  LONGEST_PEOPLE_SEARCH,
  type PeopleFilter,
  SUSPENDED,
} from "#app/features/accounts/domain/people-filter.ts";
import { claimTexts } from "#app/platform/access/claim-texts.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

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
export function PeopleSearch({ filter, schools }: SearchProps) {
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
