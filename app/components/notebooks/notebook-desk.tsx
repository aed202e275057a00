import { Link } from "@remix-run/react";
import { useRef, useState } from "react";
import { StateChip } from "#app/components/school/school-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import type { NotebookField, NotebookListExtra } from "#app/domain/notebooks/notebook-forms.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { ListedNotebook } from "#app/services/notebooks/list-notebooks.server.ts";
import { formatDate, plural } from "#app/text/format.ts";
import { NotebookRowMore } from "./notebook-row-more.tsx";

type ClassOption = { id: string; name: string; year: number };
type DeskProps = { schoolId: string; notebooks: readonly ListedNotebook[]; classes: readonly ClassOption[] };

/** The notebooks of who writes them: create, and act on several. */
export function NotebookDesk({ schoolId, notebooks, classes }: DeskProps) {
  const create = useForm<NotebookField, NotebookListExtra>({ intents: ["create"] });
  const batch = useForm<NotebookField, NotebookListExtra>({
    intents: ["activate", "inactivate", "delete", "restore"],
  });
  const made = create.reply?.done ? create.reply.made : undefined;
  const gone = batch.reply?.done ? batch.reply.gone : undefined;
  const rows = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const count = () => setChosen(rows.current?.querySelectorAll("input[name=id]:checked").length ?? 0);
  return (
    <>
      <Form of={create} intent="create" empties className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <TextField label="Novo caderno" {...create.field("titulo")} maxLength={120} required />
        </div>
        <Button type="submit" pending={create.pending}>
          Criar caderno
        </Button>
      </Form>
      <div className="mt-2 flex flex-wrap items-center gap-3 empty:hidden">
        <FormMessage of={create} />
        {made && (
          <Link
            to={notebookPaths.edit(schoolId, made)}
            className="min-h-11 py-2.5 font-semibold text-link underline"
          >
            Abrir
          </Link>
        )}
      </div>
      <Form of={batch} id="lote" className="mt-4" key={gone?.join() ?? ""} onChange={count}>
        <FormMessage of={batch} />
        {gone && (
          <>
            {gone.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <Button type="submit" name="intent" value="restore" look="quiet">
              Desfazer
            </Button>
          </>
        )}
        {notebooks.length > 0 && (
          <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 bg-page py-2">
            <span className="text-sm text-muted" role="status">
              {chosen > 0 ? plural(chosen, "selecionado", "selecionados") : "Marque para mudar vários"}
            </span>
            <Button type="submit" name="intent" value="inactivate" look="secondary">
              Inativar
            </Button>
            <Button type="submit" name="intent" value="activate" look="secondary">
              Ativar
            </Button>
            <Button type="submit" name="intent" value="delete" look="secondary">
              Excluir
            </Button>
          </div>
        )}
      </Form>
      <ul ref={rows} onChange={count} className="card mt-1 divide-y divide-line">
        {notebooks.map((notebook) => (
          <NotebookLine key={notebook.id} {...{ schoolId, notebook, classes }} />
        ))}
      </ul>
    </>
  );
}

function NotebookLine({
  schoolId,
  notebook,
  classes,
}: {
  schoolId: string;
  notebook: ListedNotebook;
  classes: readonly ClassOption[];
}) {
  const { id, title, active, sections, drafts, questions, updatedAt } = notebook;
  return (
    <li className="flex flex-wrap items-start gap-x-3 px-3 py-2 sm:px-4">
      <label className="grid size-11 shrink-0 place-items-center">
        <input type="checkbox" name="id" value={id} form="lote" className="size-5 accent-primary" />
        <span className="sr-only">Selecionar {title}</span>
      </label>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={notebookPaths.edit(schoolId, id)}
            className="font-semibold break-words text-link hover:underline"
          >
            {title}
          </Link>
          {!active && <StateChip tone="quiet">inativo</StateChip>}
          {drafts > 0 && (
            <StateChip tone="quiet">{plural(drafts, "seção em rascunho", "seções em rascunho")}</StateChip>
          )}
        </p>
        <p className="text-sm text-muted">
          {notebook.classes.length > 0
            ? notebook.classes.map(({ name }) => name).join(", ")
            : "Sem turma: só quem escreve vê"}{" "}
          · {plural(sections, "seção", "seções")} · {plural(questions, "questão", "questões")} · mudou em{" "}
          {formatDate(updatedAt)}
        </p>
      </div>
      <NotebookRowMore {...{ notebook, classes, schoolId }} />
    </li>
  );
}
