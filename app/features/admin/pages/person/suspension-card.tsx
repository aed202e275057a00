import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { PersonPart } from "./access-form.tsx";
import type { PersonField } from "./person-action.server.ts";

const LONGEST_REASON = 300;

/** Always with a reason, stored in the audit. */
export function SuspensionCard({ person: { suspendedAt, suspensionReason }, own }: PersonPart) {
  const form = usePageForm<PersonField>({ intents: ["suspend", "unsuspend"] });
  const suspended = suspendedAt !== null;
  return (
    <Section title={suspended ? "Conta suspensa" : "Suspender a conta"} id="suspensao" card>
      {suspended && (
        <p className="mt-1">
          Desde {formatDate(suspendedAt)}. Motivo: {suspensionReason}
        </p>
      )}
      {own && <p className="mt-1 text-muted">Ninguém suspende a própria conta.</p>}
      {!own && !suspended && (
        <p className="mt-1 text-sm text-muted">
          A pessoa sai na hora de todos os aparelhos e não entra mais, até a conta ser reativada.
        </p>
      )}
      {!own && (
        <AdminForm
          of={form}
          intent={suspended ? "unsuspend" : "suspend"}
          submit={suspended ? "Reativar conta" : "Suspender conta"}
          look={suspended ? "secondary" : "danger"}
          plain
        >
          <AreaField
            label={suspended ? "Motivo da reativação" : "Motivo da suspensão"}
            {...form.field("reason")}
            rows={2}
            maxLength={LONGEST_REASON}
          />
        </AdminForm>
      )}
    </Section>
  );
}
