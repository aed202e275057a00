import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { PersonPart } from "./access-form.tsx";
import type { PersonField } from "./person-action.server.ts";

const LONGEST_REASON = 300;

/** Always with a reason, stored in the audit. */
export function SuspensionCard({ person, own }: PersonPart) {
  const form = usePageForm<PersonField>({ intents: ["suspend", "unsuspend"] });
  const suspended = person.suspendedAt !== null;
  const intent = suspended ? "unsuspend" : "suspend";
  return (
    <section aria-labelledby="suspensao" className="card p-4 sm:p-5">
      <h2 id="suspensao" className="text-lg font-semibold">
        {suspended ? "Conta suspensa" : "Suspender a conta"}
      </h2>
      {person.suspendedAt !== null && (
        <p className="mt-1">
          Desde {formatDate(person.suspendedAt)}. Motivo: {person.suspensionReason}
        </p>
      )}
      {own ? (
        <p className="mt-1 text-muted">Ninguém suspende a própria conta.</p>
      ) : (
        <Form of={form} preventScrollReset className="mt-3 space-y-4">
          {!suspended && (
            <p className="text-sm text-muted">
              A pessoa sai na hora de todos os aparelhos e não entra mais, até a conta ser reativada.
            </p>
          )}
          <FormMessage of={form} />
          <AreaField
            label={suspended ? "Motivo da reativação" : "Motivo da suspensão"}
            {...form.field("reason")}
            rows={2}
            maxLength={LONGEST_REASON}
            required
          />
          <Button
            type="submit"
            look={suspended ? "secondary" : "danger"}
            name="intent"
            value={intent}
            pending={form.pending}
          >
            {suspended ? "Reativar conta" : "Suspender conta"}
          </Button>
        </Form>
      )}
    </section>
  );
}
