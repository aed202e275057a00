import { Check, Plus } from "lucide-react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { LIST_TEXTS } from "../domain/list.ts";
import type { SaveChoice, SaveExtra, SaveField } from "../domain/save-view.ts";
import { listPaths } from "../paths.ts";

type Props = { code: string; lists: readonly SaveChoice[]; form: FormState<SaveField, SaveExtra> };

/** Forms only: the lists with ticks, and a new one. */
export function SaveChoices({ code, lists, form }: Props) {
  const action = listPaths.save(code);
  return (
    <div className="space-y-5">
      <FormMessage of={form} />
      {lists.length === 0 ? (
        <p className="text-muted">Você ainda não tem listas. Dê um nome à primeira:</p>
      ) : (
        <Rows aria-label="Suas listas" className="">
          {lists.map((list) => (
            <li key={list.id}>
              <Form of={form} action={action} preventScrollReset>
                <input type="hidden" name="lista" value={list.id} />
                <button
                  type="submit"
                  name="intent"
                  value={list.has ? "remove" : "add"}
                  aria-pressed={list.has}
                  className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-inset"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold break-words">{list.name}</span>
                    <span className="block text-sm text-muted">
                      {plural(list.size, "questão", "questões")}
                    </span>
                  </span>
                  <Icon
                    as={list.has ? Check : Plus}
                    className={`shrink-0 ${list.has ? "text-success" : "text-muted"}`}
                  />
                </button>
              </Form>
            </li>
          ))}
        </Rows>
      )}
      <Form
        key={lists.length}
        of={form}
        action={action}
        preventScrollReset
        className="flex flex-wrap items-end gap-2"
      >
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label="Nova lista"
            {...form.field("nome")}
            maxLength={LIST_TEXTS.name}
            required
            autoComplete="off"
          />
        </div>
        <Button type="submit" name="intent" value="create" pending={form.sending("intent") === "create"}>
          Criar e salvar
        </Button>
      </Form>
    </div>
  );
}
