import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PersonChips } from "../../components/person-chips.tsx";
import { adminPaths } from "../../paths.ts";
import type { PersonPart } from "./access-form.tsx";

export function PersonFacts({ person, own }: PersonPart) {
  const form = usePageForm({ intents: ["resend"] });
  const facts = [
    ["E-mail", `${person.email}${person.emailVerified ? "" : " (por confirmar)"}`],
    ["Código", person.id],
    ["Conta criada em", formatDate(person.createdAt)],
    [
      "Questionário (completeProfile)",
      person.profileCompleteAt ? `respondido em ${formatDate(person.profileCompleteAt)}` : "por responder",
    ],
    ["Escola", person.school ? (person.schoolName ?? person.school.id) : "nenhuma"],
  ] as const;
  return (
    <section aria-label="Conta" className="card mt-4 p-4 sm:p-5">
      {own && <p className="mb-3 font-semibold">Esta é a sua conta.</p>}
      <PersonChips person={person} />
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <FormMessage of={form} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink look="secondary" to={adminPaths.noticeTo(person.id)}>
          Enviar notificação
        </ButtonLink>
        {!person.emailVerified && (
          <Form of={form} preventScrollReset>
            <Button type="submit" look="secondary" name="intent" value="resend" pending={form.pending}>
              Reenviar confirmação de e-mail
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}
