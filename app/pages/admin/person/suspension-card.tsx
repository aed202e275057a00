import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { AreaField } from "#app/components/ui/fields.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { formatDate } from "#app/text/format.ts";
import type { PersonPart } from "./access-form.tsx";

const LONGEST_REASON = 300;

/** Suspending an account, or giving it back: always with a reason, which the audit keeps. */
export function SuspensionCard({ person, own, problem }: PersonPart) {
  const navigation = useNavigation();
  const suspended = person.suspendedAt !== null;
  const intent = suspended ? "unsuspend" : "suspend";
  const refused = problem?.intent === "suspend" || problem?.intent === "unsuspend" ? problem : null;
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
        <Form method="post" preventScrollReset className="mt-3 space-y-4">
          {!suspended && (
            <p className="text-sm text-muted">
              A pessoa sai na hora de todos os aparelhos e não entra mais, até a conta ser reativada.
            </p>
          )}
          {refused && <ReplyMessage done={false}>{refused.message}</ReplyMessage>}
          <AreaField
            label={suspended ? "Motivo da reativação" : "Motivo da suspensão"}
            name="reason"
            rows={2}
            maxLength={LONGEST_REASON}
            required
            defaultValue={refused?.kept.reason}
          />
          <Button
            type="submit"
            look={suspended ? "secondary" : "danger"}
            name="intent"
            value={intent}
            pending={navigation.state !== "idle" && navigation.formData?.get("intent") === intent}
          >
            {suspended ? "Reativar conta" : "Suspender conta"}
          </Button>
        </Form>
      )}
    </section>
  );
}
