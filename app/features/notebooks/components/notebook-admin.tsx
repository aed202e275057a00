import { useId } from "react";
import { ChosenRowsForm, useChosenRows } from "#app/platform/forms/components/chosen-rows.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { NotebookField, NotebookListExtra } from "../domain/notebook-forms.ts";
import { LONGEST_NOTEBOOK_TITLE } from "../domain/sections.ts";
import type { ListedNotebook } from "../services/list-notebooks.server.ts";
import { type ClassOption, NotebookLine } from "./notebook-line.tsx";

type DeskProps = { schoolId: string; notebooks: readonly ListedNotebook[]; classes: readonly ClassOption[] };

/** The notebooks of who writes them: create, and act on several. */
export function NotebookAdmin({ schoolId, notebooks, classes }: DeskProps) {
  const batch = useId();
  const { chosen, rows } = useChosenRows();
  return (
    <div className="group/desk">
      <CreateForm />
      <BatchForm id={batch} chosen={chosen} />
      <ul {...rows} className="card mt-1 divide-y divide-line empty:hidden">
        {notebooks.map((notebook) => (
          <NotebookLine key={notebook.id} {...{ schoolId, notebook, classes }} form={batch} />
        ))}
      </ul>
    </div>
  );
}

/** Leads to the editor of what it makes. */
function CreateForm() {
  const create = useForm<NotebookField, NotebookListExtra>({ intents: ["create"] });
  return (
    <>
      <Form of={create} intent="create" className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <TextField
            label="Novo caderno"
            {...create.field("titulo")}
            maxLength={LONGEST_NOTEBOOK_TITLE}
            required
          />
        </div>
        <Button type="submit" pending={create.pending}>
          Criar caderno
        </Button>
      </Form>
      <div className="mt-2 empty:hidden">
        <FormMessage of={create} />
      </div>
    </>
  );
}

function BatchForm({ id, chosen }: { id: string; chosen: number }) {
  // The last three are a row's: without scripts their result is shown here.
  const intents = ["activate", "inactivate", "delete", "restore", "rename", "classes", "duplicate"];
  const batch = useForm<NotebookField, NotebookListExtra>({ intents });
  const gone = batch.reply?.done ? batch.reply.gone : undefined;
  return (
    <ChosenRowsForm
      of={batch}
      {...{ id, chosen }}
      undo={
        gone && (
          <>
            {gone.map((each) => (
              <input key={each} type="hidden" name="id" value={each} />
            ))}
            <Button type="submit" look="quiet">
              Desfazer
            </Button>
          </>
        )
      }
    >
      <Button type="submit" name="intent" value="inactivate" look="secondary">
        Inativar
      </Button>
      <Button type="submit" name="intent" value="activate" look="secondary">
        Ativar
      </Button>
      <Button type="submit" name="intent" value="delete" look="secondary">
        Excluir
      </Button>
    </ChosenRowsForm>
  );
}
