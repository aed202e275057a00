import { Link } from "@remix-run/react";
import { lazy, useState } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { accessNames, roleNames } from "../../domain/labels.ts";
import { peopleQuery, type SchoolPeopleFilter } from "../../domain/people-filter.ts";
import { schoolPaths } from "../../paths.ts";
import type { SchoolPeopleList } from "../../services/list-school-people.server.ts";
import type { SchoolPersonView } from "../../services/school-person-view.server.ts";
import { BatchBar } from "./batch-bar.tsx";
import type { ManagementField } from "./management-action.server.ts";
import { PeopleFilters } from "./people-filters.tsx";
import { useSelection } from "./use-selection.ts";

const PersonDrawer = lazy(async () => ({ default: (await import("./person-drawer.tsx")).PersonDrawer }));

type Props = { filter: SchoolPeopleFilter; list: SchoolPeopleList; now: number };

/** People of a school by filter; the form contains marks of all pages or the filter itself. */
export function PeopleTab({ filter, list, now }: Props) {
  const { school, people, next } = list;
  const query = peopleQuery(filter);
  const form = usePageForm<ManagementField>({ intents: ["batch"] });
  const shown = people.map(({ id }) => id);
  const selection = useSelection(school.id, shown);
  const [opened, setOpened] = useState<SchoolPersonView | null>(null);
  return (
    <section id="usuarios" aria-label="Pessoas" className="mt-5">
      <PeopleFilters key={query} filter={filter} list={list} />
      <Form of={form} className="mt-3">
        <input type="hidden" name="filter" value={query} />
        <input
          type="hidden"
          name="earlier"
          value={[...selection.ids].filter((id) => !shown.includes(id)).join(",")}
        />
        <FormMessage of={form} withProblems />
        <PeopleList
          list={list}
          filtered={query !== ""}
          now={now}
          marked={selection.ids}
          onMark={selection.mark}
          onOpen={setOpened}
        />
        {people.length > 0 && (
          <BatchBar
            form={form}
            list={list}
            marked={selection.ids.size}
            onAll={selection.markShown}
            onClear={selection.clear}
          />
        )}
      </Form>
      {opened && (
        <Deferred>
          <PersonDrawer schoolId={school.id} person={opened} onClose={() => setOpened(null)} />
        </Deferred>
      )}
      <Pager next={next} hash="#usuarios" />
    </section>
  );
}

type ListProps = Pick<Props, "list" | "now"> & {
  filtered: boolean;
  marked: ReadonlySet<string>;
  onMark: RowProps["onMark"];
  onOpen: RowProps["onOpen"];
};

function PeopleList({ list: { school, people, total }, filtered, now, marked, onMark, onOpen }: ListProps) {
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {total === null
          ? plural(people.length, "pessoa nesta página", "pessoas nesta página")
          : plural(total, "pessoa", "pessoas")}
      </p>
      {people.length === 0 ? (
        <Nobody schoolId={school.id} filtered={filtered} />
      ) : (
        <Rows>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              schoolId={school.id}
              person={person}
              now={now}
              marked={marked.has(person.id)}
              onMark={onMark}
              onOpen={onOpen}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

function Nobody({ schoolId, filtered }: { schoolId: string; filtered: boolean }) {
  return (
    <Empty
      action={
        filtered ? (
          <ButtonLink look="secondary" to={schoolPaths.management(schoolId)}>
            Limpar filtros
          </ButtonLink>
        ) : (
          <ButtonLink to={schoolPaths.newPerson(schoolId)}>Adicionar a primeira pessoa</ButtonLink>
        )
      }
    >
      {filtered ? "Ninguém com esses filtros." : "Ainda não há ninguém na escola."}
    </Empty>
  );
}

type RowProps = {
  schoolId: string;
  person: SchoolPersonView;
  now: number;
  marked: boolean;
  onMark: (id: string, on: boolean, extend: boolean) => void;
  onOpen: (person: SchoolPersonView) => void;
};

/** A click for another tab is left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

function PersonRow({ schoolId, person, now, marked, onMark, onOpen }: RowProps) {
  const { id, name, email, role, active, classes, access, lastSeen } = person;
  return (
    <li className="flex min-h-16 items-center gap-1 pr-4 hover:bg-inset has-checked:bg-primary-soft">
      <label className="grid size-12 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          name="person"
          value={id}
          checked={marked}
          onChange={({ target, nativeEvent }) =>
            onMark(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          className="size-5 accent-primary"
        />
        <span className="sr-only">Marcar {name}</span>
      </label>
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)] md:items-center">
        <div className="min-w-0">
          <Link
            to={schoolPaths.person(schoolId, id)}
            onClick={(event) => {
              if (!isPlain(event.nativeEvent)) return;
              event.preventDefault();
              onOpen(person);
            }}
            className="block min-h-7 truncate leading-7 font-semibold text-link no-underline hover:underline"
          >
            {name}
          </Link>
          {email && <p className="truncate text-sm text-muted max-md:hidden">{email}</p>}
        </div>
        <div className="flex min-w-0 items-center gap-2 md:contents">
          <p className="min-w-0 flex-1 truncate text-sm text-muted md:contents md:text-base">
            <span className="md:text-text">{roleNames[role]}</span>
            <span className="md:hidden"> · </span>
            <span className="md:truncate">
              {classes.length > 0 ? classes.join(", ") : "sem turma"}
              {lastSeen !== null && ` · ${formatAge(lastSeen, now)}`}
            </span>
          </p>
          {(!active || access !== "yes") && (
            <p className="flex shrink-0 gap-1 md:flex-wrap">
              {!active && <StateChip tone="quiet">inativa</StateChip>}
              {access !== "yes" && (
                <span className={active ? "" : "max-md:hidden"}>
                  <StateChip tone="warning">{accessNames[access]}</StateChip>
                </span>
              )}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
