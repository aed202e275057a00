import { deviceName } from "#app/features/accounts/domain/device-name.ts";
import { AdminAct } from "#app/platform/page/components/admin-form.tsx";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { PersonPart } from "./access-form.tsx";

const SHOWN = 5;

export function SessionsCard({ person: { sessions, pendingPasswordReset }, own }: PersonPart) {
  return (
    <Section
      className="space-y-4"
      title={
        <>
          Sessões <span className="font-normal text-muted">({sessions.length})</span>
        </>
      }
      id="sessoes"
      card
    >
      {sessions.length === 0 && <p className="text-muted">Nenhum aparelho conectado.</p>}
      <ul className="space-y-2 text-sm empty:hidden">
        {sessions.slice(0, SHOWN).map(({ createdAt, userAgent }) => (
          <li key={`${createdAt} ${userAgent}`}>
            <span className="font-medium">{deviceName(userAgent)}</span>
            <span className="block text-muted">desde {formatDateTime(createdAt)}</span>
          </li>
        ))}
      </ul>
      {sessions.length > SHOWN && <p className="text-sm text-muted">e mais {sessions.length - SHOWN}</p>}
      {own && <p className="text-sm text-muted">As suas, encerre no seu perfil.</p>}
      {!own && sessions.length > 0 && (
        <AdminAct intent="end-sessions" look="secondary">
          Encerrar todas as sessões
        </AdminAct>
      )}
      {!own && <NewPassword asked={pendingPasswordReset} />}
    </Section>
  );
}

/** The person chooses a new password at their next page (R-ACC-15). */
function NewPassword({ asked }: { asked: boolean }) {
  if (asked) return <p className="text-sm">Uma senha nova já foi pedida; falta a pessoa escolher.</p>;
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted">
        Suspeita de que outra pessoa sabe a senha? Na próxima página, a pessoa terá de escolher outra.
      </p>
      <AdminAct intent="ask-password" look="secondary">
        Pedir senha nova
      </AdminAct>
    </div>
  );
}
