import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { LONGEST_WORD } from "../../domain/access-request.ts";
import type { AccessRequestView } from "../../services/decide-requests.server.ts";
import type { DecisionField } from "./access-requests-action.server.ts";

type Props = { request: AccessRequestView; campaign: string; waits: boolean };

/** The person, their message, and the decision. */
export function RequestCard({ request, campaign, waits }: Props) {
  const { name, email, message, createdAt, decidedAt, word } = request;
  return (
    <li className="card p-4">
      <Heading>{name}</Heading>
      <p className="text-sm break-words text-muted">
        {email}, {formatDateTime(createdAt)}
      </p>
      <p className="mt-2 break-words whitespace-pre-line">{message}</p>
      {decidedAt !== null && (
        <p className="mt-2 text-sm break-words text-muted">
          {[`Decidido em ${formatDateTime(decidedAt)}`, word].filter(Boolean).join(": ")}
        </p>
      )}
      {waits && <Decision request={request} campaign={campaign} />}
    </li>
  );
}

function Decision({ request: { userId, name }, campaign }: Omit<Props, "waits">) {
  const form = usePageForm<DecisionField>({ about: { person: userId } });
  const place = (
    <>
      <input type="hidden" name="person" value={userId} />
      <input type="hidden" name="campaign" value={campaign.toLowerCase()} />
    </>
  );
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
      <Form of={form} intent="accept">
        {place}
        <Button type="submit" pending={form.pending} aria-label={`Aceitar ${name}`}>
          Aceitar
        </Button>
      </Form>
      <details open={form.problem("word") !== null || undefined} className="min-w-0 grow">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
          Recusar <span className="sr-only">{name}</span>
        </summary>
        <Form of={form} intent="decline" noValidate className="mt-2 max-w-xl space-y-3">
          {place}
          <TextField
            label="Por quê"
            hint="A pessoa lê isto na notificação."
            maxLength={LONGEST_WORD}
            {...form.field("word")}
          />
          <Button type="submit" look="secondary" pending={form.pending}>
            Recusar pedido
          </Button>
        </Form>
      </details>
    </div>
  );
}
