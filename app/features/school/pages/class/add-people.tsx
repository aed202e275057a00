import { Form as GetForm } from "@remix-run/react";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { roleNames } from "../../domain/labels.ts";
import type { ClassPage } from "../../services/read-class.server.ts";
import type { ClassField, PasswordReply } from "./class-action.server.ts";

type Props = { form: FormState<ClassField, PasswordReply>; found: ClassPage["found"]; wanted: string };

/** Search, tick, add; a transfer ends the other stays and leaves them as history. */
export function AddPeople({ form, found, wanted }: Props) {
  return (
    <Section card title="Adicionar pessoas" className="mt-6">
      <GetForm className="mt-3 flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={wanted}
          aria-label="Buscar pessoa para a turma"
          placeholder="Nome, e-mail ou matrícula"
          maxLength={100}
          className="field"
        />
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </GetForm>
      {wanted !== "" && found.length === 0 && (
        <p className="mt-3 text-muted">Ninguém com essa busca que já não esteja na turma.</p>
      )}
      {found.length > 0 && (
        <Form of={form} intent="add" className="mt-3 space-y-3">
          <div className="grid gap-2 sm:grid-cols-2">
            {found.map(({ id, name, role, classes }) => (
              <Choice key={id} type="checkbox" name="person" value={id}>
                {name}
                <span className="block text-sm text-muted">
                  {roleNames[role]}
                  {classes.length > 0 && `, ${classes.join(", ")}`}
                </span>
              </Choice>
            ))}
          </div>
          <Choice type="checkbox" name="moves" value="yes">
            Transferir: saem hoje das outras turmas deste ano letivo; o histórico fica
          </Choice>
          <Button type="submit" pending={form.pending}>
            Adicionar
          </Button>
        </Form>
      )}
    </Section>
  );
}
