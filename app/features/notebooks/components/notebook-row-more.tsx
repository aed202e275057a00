import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { NotebookField, NotebookListExtra } from "../domain/notebook-forms.ts";
import { LONGEST_NOTEBOOK_TITLE } from "../domain/sections.ts";
import { notebookPaths } from "../paths.ts";
import type { ListedNotebook } from "../services/list-notebooks.server.ts";

/** Without scripts: the notebook whose row is drawn open. */
const OPEN_ROW = "abrir";

function addressWithOpen(query: URLSearchParams, id: string): string {
  const opened = new URLSearchParams(query);
  opened.set(OPEN_ROW, id);
  return `?${opened}`;
}

type MoreProps = {
  schoolId: string;
  notebook: ListedNotebook;
  classes: readonly { id: string; name: string; year: number }[];
};

/** Rename, classes, copy and use of a notebook; a disclosure, so that it works without scripts. */
export function NotebookRowMore({ schoolId, notebook, classes }: MoreProps) {
  const { id, title } = notebook;
  /** The classes of a large school are many: drawn for an open row only. */
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(query.get(OPEN_ROW) === id);
  return (
    <details
      open={isOpen}
      className="group max-w-full open:w-full"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className="ml-auto flex min-h-11 w-fit cursor-pointer items-center rounded-control px-3 font-medium text-link hover:bg-inset"
        aria-label={`Mais sobre ${title}`}
      >
        Mais
      </summary>
      <div className="space-y-4 px-2 pt-2 pb-4 sm:pl-14">
        <RenameForm id={id} title={title} />
        {isOpen ? (
          <ClassesForm {...{ notebook, classes }} />
        ) : (
          <noscript>
            <TextLink look="alone" href={addressWithOpen(query, id)}>
              Escolher turmas
            </TextLink>
          </noscript>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <CopyForm id={id} />
          <TextLink look="alone" to={notebookPaths.usage(schoolId, id)}>
            Uso
          </TextLink>
          <TextLink look="alone" to={notebookPaths.notebook(schoolId, id)}>
            Ver como estudante
          </TextLink>
        </div>
      </div>
    </details>
  );
}

function RenameForm({ id, title }: { id: string; title: string }) {
  const rename = useForm<NotebookField, NotebookListExtra>({ intents: ["rename"], about: { id } });
  return (
    <>
      <Form of={rename} intent="rename" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <div className="min-w-48 flex-1">
          <TextField
            label="Título"
            {...rename.field("titulo", title)}
            maxLength={LONGEST_NOTEBOOK_TITLE}
            required
          />
        </div>
        <Button type="submit" look="secondary" pending={rename.pending}>
          Renomear
        </Button>
      </Form>
      <FormMessage of={rename} />
    </>
  );
}

function ClassesForm({ notebook, classes }: Pick<MoreProps, "notebook" | "classes">) {
  const { id } = notebook;
  const link = useForm<NotebookField, NotebookListExtra>({ intents: ["classes"], about: { id } });
  const linked = notebook.classes.map((each) => each.id);
  return (
    <>
      <Form of={link} intent="classes">
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend className="font-medium">Turmas que leem este caderno</legend>
          <div className="flex flex-wrap gap-x-4">
            {classes.length === 0 && <p className="text-muted">A escola ainda não tem turmas.</p>}
            {classes.map(({ id: of, name, year }) => (
              <label key={of} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  name="turma"
                  value={of}
                  defaultChecked={linked.includes(of)}
                  className="size-5 accent-primary"
                />
                {name}, {year}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" look="secondary" pending={link.pending}>
          Salvar turmas
        </Button>
      </Form>
      <FormMessage of={link} />
    </>
  );
}

function CopyForm({ id }: { id: string }) {
  const copy = useForm<NotebookField, NotebookListExtra>({ intents: ["duplicate"], about: { id } });
  return (
    <>
      <Form of={copy} intent="duplicate">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="secondary" pending={copy.pending}>
          Duplicar
        </Button>
      </Form>
      <FormMessage of={copy} />
    </>
  );
}
