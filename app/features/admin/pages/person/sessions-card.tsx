import { deviceName } from "#app/features/accounts/domain/device-name.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { PersonPart } from "./access-form.tsx";

const SHOWN = 5;

export function SessionsCard({ person, own }: PersonPart) {
  const form = usePageForm({ intents: ["end-sessions"] });
  const { sessions } = person;
  return (
    <section aria-labelledby="sessoes" className="card p-4 sm:p-5">
      <h2 id="sessoes" className="text-lg font-semibold">
        Sessões <span className="font-normal text-muted">({sessions.length})</span>
      </h2>
      <FormMessage of={form} className="mt-3" />
      {sessions.length === 0 ? (
        <p className="mt-1 text-muted">Nenhum aparelho conectado.</p>
      ) : (
        <ul className="mt-2 space-y-2">
          {sessions.slice(0, SHOWN).map(({ createdAt, userAgent }) => (
            <li key={`${createdAt} ${userAgent}`} className="text-sm">
              <span className="font-medium">{deviceName(userAgent)}</span>
              <span className="block text-muted">desde {formatDateTime(createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > SHOWN && <p className="mt-2 text-sm text-muted">e mais {sessions.length - SHOWN}</p>}
      {own && <p className="mt-3 text-sm text-muted">As suas, encerre no seu perfil.</p>}
      {!own && sessions.length > 0 && (
        <Form of={form} preventScrollReset className="mt-4">
          <Button type="submit" look="secondary" name="intent" value="end-sessions" pending={form.pending}>
            Encerrar todas as sessões
          </Button>
        </Form>
      )}
      {!own && <NewPassword asked={person.pendingPasswordReset} />}
    </section>
  );
}

/** The person chooses a new password at their next page (R-ACC-15). */
function NewPassword({ asked }: { asked: boolean }) {
  const form = usePageForm({ intents: ["ask-password"] });
  if (asked) return <p className="mt-4 text-sm">Uma senha nova já foi pedida; falta a pessoa escolher.</p>;
  return (
    <Form of={form} preventScrollReset className="mt-4 space-y-2">
      <FormMessage of={form} />
      <p className="text-sm text-muted">
        Suspeita de que outra pessoa sabe a senha? Na próxima página, a pessoa terá de escolher outra.
      </p>
      <Button type="submit" look="secondary" name="intent" value="ask-password" pending={form.pending}>
        Pedir senha nova
      </Button>
    </Form>
  );
}
