import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { schoolPaths } from "../../paths.ts";
import type { ClassList } from "../../services/manage-classes.server.ts";
import type { ManagementField } from "./management-action.server.ts";

type Props = { year: number; thisYear: number; list: ClassList };

/** Classes of an academic year, and a new one. */
export function ClassesTab({ year, thisYear, list }: Props) {
  const { school, classes, next, newest } = list;
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, year, ...(newest ? [newest] : [])])].sort(
    (one, other) => other - one,
  );
  return (
    <section id="turmas" aria-label="Turmas" className="mt-5">
      <nav aria-label="Ano letivo" className="flex flex-wrap gap-2">
        {years.map((each) => (
          <ButtonLink
            key={each}
            to={schoolPaths.classes(school.id, each)}
            look={each === year ? "primary" : "secondary"}
            aria-current={each === year ? "true" : undefined}
          >
            {each}
          </ButtonLink>
        ))}
      </nav>
      <NewClass year={year} />
      {classes.length === 0 ? (
        <Empty>
          Nenhuma turma em {year}. Crie a primeira acima, ou copie as de outro ano na página de cada turma.
        </Empty>
      ) : (
        <Rows>
          {classes.map(({ id, name, active, students, teachers }) => (
            <li
              key={id}
              className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 hover:bg-inset has-focus-visible:bg-inset"
            >
              <TextLink look="cover" to={schoolPaths.class(school.id, id)}>
                {name}
              </TextLink>
              <span className="flex flex-wrap items-center gap-2 text-muted">
                {plural(students, "estudante", "estudantes")}, {plural(teachers, "professor", "professores")}
                {!active && <StateChip tone="quiet">arquivada</StateChip>}
              </span>
            </li>
          ))}
        </Rows>
      )}
      <Pager next={next} hash="#turmas" />
    </section>
  );
}

function NewClass({ year }: { year: number }) {
  const form = usePageForm<ManagementField>({ intents: ["add-class"] });
  return (
    <Form of={form} intent="add-class" className="card mt-4 flex flex-wrap items-end gap-3 p-4">
      <FormMessage of={form} className="w-full" />
      <div className="min-w-48 flex-1">
        <TextField {...form.field("name")} label="Nova turma" placeholder="3º A" required maxLength={40} />
      </div>
      <div className="w-28">
        <TextField {...form.field("year", String(year))} label="Ano letivo" inputMode="numeric" required />
      </div>
      <Button type="submit" look="secondary" pending={form.pending}>
        Criar turma
      </Button>
    </Form>
  );
}
