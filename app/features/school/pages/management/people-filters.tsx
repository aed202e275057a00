import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { roleNames } from "../../domain/labels.ts";
import { peopleQuery, type SchoolPeopleFilter, schoolRoleNames } from "../../domain/people-filter.ts";
import { schoolPaths } from "../../paths.ts";
import type { SchoolPeopleList } from "../../services/list-school-people.server.ts";

type Props = { filter: SchoolPeopleFilter; list: SchoolPeopleList };

const any = { value: "", label: "Todas" };

/** A GET form; filters fold away on phones. */
export function PeopleFilters({ filter, list }: Props) {
  const { school } = list;
  const count =
    (filter.roles.length > 0 ? 1 : 0) +
    [filter.active, filter.year, filter.classId].filter((each) => each !== null).length;
  return (
    <Form action={schoolPaths.management(school.id)} className="grid gap-3">
      <div className="flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={filter.text}
          aria-label="Buscar por nome, e-mail, celular ou matrícula"
          placeholder="Nome, e-mail, matrícula…"
          maxLength={100}
          className="field"
        />
        <Button type="submit" look="secondary" aria-label="Buscar">
          <Icon as={Search} size={20} />
        </Button>
      </div>
      <details open={count > 0} className="group">
        <summary className="inline-flex min-h-11 items-center font-medium text-link">
          {count > 0 ? `Filtros (${count})` : "Filtros"}
        </summary>
        <div className="mt-1 grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:items-end">
          <FilterFields filter={filter} list={list} />
          <div className="flex items-center gap-3">
            <Button type="submit">Filtrar</Button>
            {peopleQuery(filter) !== "" && (
              <TextLink look="alone" to={schoolPaths.management(school.id)}>
                Limpar {plural(Math.max(count, 1), "filtro", "filtros")}
              </TextLink>
            )}
          </div>
        </div>
      </details>
    </Form>
  );
}

function FilterFields({ filter, list: { years, classes } }: Props) {
  return (
    <>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 font-medium">Papel</legend>
        <div className="flex flex-wrap gap-x-4">
          {schoolRoleNames.map((role) => (
            <label key={role} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="papel"
                value={role}
                defaultChecked={filter.roles.includes(role)}
                className="size-5 accent-primary"
              />
              {roleNames[role]}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        label="Situação"
        name="situacao"
        defaultValue={filter.active === null ? "" : String(filter.active)}
        options={[any, { value: "true", label: "Ativas" }, { value: "false", label: "Inativas" }]}
      />
      <SelectField
        label="Ano letivo"
        name="ano"
        defaultValue={filter.year === null ? "" : String(filter.year)}
        options={[
          { ...any, label: "Todos" },
          ...years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <SelectField
        label="Turma"
        name="turma"
        defaultValue={filter.classId ?? ""}
        options={[any, ...classes.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }))]}
      />
    </>
  );
}
