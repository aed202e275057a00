import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import type { SchoolPersonField } from "../../domain/person-fields.ts";
import { schoolPaths } from "../../paths.ts";
import type { SchoolPersonPage } from "../../services/read-school-person.server.ts";
import type { ResetReply } from "./person-action.server.ts";
import { PartOfPerson } from "./person-part.tsx";

export const accessIntents = { intents: ["invite", "cards", "reset", "unlock"] };

type Props = Pick<SchoolPersonPage, "person" | "sessions" | "locked"> & {
  form: FormState<SchoolPersonField, ResetReply>;
  schoolId: string;
  now: number;
  plain?: boolean;
};

/** How the person enters: invitation, card, login, open sessions, a new password. */
export function AccessSection({ form, schoolId, person, sessions, locked, now, plain = false }: Props) {
  const { access } = person;
  const password = form.reply?.password;
  return (
    <PartOfPerson title="Acesso" plain={plain}>
      <FormMessage of={form} withProblems className="mt-3" />
      {password && (
        <div className="mt-3">
          <ReplyMessage done>
            <p>
              Senha para entrar uma vez:{" "}
              <strong className="font-mono text-lg whitespace-nowrap">{password}</strong>
            </p>
            <p>Anote agora: ela não aparece de novo. {person.firstName} vai escolher outra ao entrar.</p>
          </ReplyMessage>
        </div>
      )}
      <Form of={form} action={schoolPaths.person(schoolId, person.id)} className="mt-3 space-y-3">
        {access === "yes" ? (
          <Entered {...{ person, sessions, locked, now }} pending={form.pending} />
        ) : (
          <NotYet person={person} pending={form.pending} />
        )}
      </Form>
    </PartOfPerson>
  );
}

type Part = Pick<Props, "person"> & { pending: boolean };

function Entered({
  person,
  sessions,
  locked,
  now,
  pending,
}: Part & Pick<Props, "sessions" | "locked" | "now">) {
  const { login, hasSchoolLogin } = person;
  return (
    <>
      {login && (
        <p>
          Login: <strong className="font-semibold break-all">{login}</strong>
        </p>
      )}
      {locked && <Locked pending={pending} />}
      <Sessions sessions={sessions} now={now} />
      {hasSchoolLogin ? (
        <div>
          <Button type="submit" name="intent" value="reset" look="secondary" pending={pending}>
            Redefinir senha
          </Button>
          <p className="mt-1 text-sm text-muted">Vai escolher outra ao entrar. Fica na auditoria.</p>
        </div>
      ) : (
        <p className="text-muted">A conta é da própria pessoa: ela recupera a senha pelo e-mail.</p>
      )}
    </>
  );
}

function Locked({ pending }: { pending: boolean }) {
  return (
    <div>
      <p>
        <StateChip tone="warning">bloqueado</StateChip>{" "}
        <span className="text-muted">
          Muitas senhas erradas. O bloqueio acaba sozinho em até 10 minutos; nos aparelhos em que já entrou, a
          pessoa continua entrando.
        </span>
      </p>
      <Button type="submit" name="intent" value="unlock" look="secondary" pending={pending} className="mt-2">
        Desbloquear
      </Button>
    </div>
  );
}

function NotYet({ person: { access, email }, pending }: Part) {
  return (
    <>
      <p className="text-muted">
        {access === "invited"
          ? "Já tem um convite ou cartão. Um novo vale no lugar do anterior."
          : "Ainda não entra no Farol."}
      </p>
      <Toolbar className="">
        <Button type="submit" name="intent" value="cards" look="secondary" pending={pending}>
          Emitir cartão
        </Button>
        {email && (
          <Button type="submit" name="intent" value="invite" look="secondary" pending={pending}>
            Convidar por e-mail
          </Button>
        )}
      </Toolbar>
    </>
  );
}

function Sessions({ sessions, now }: Pick<Props, "sessions" | "now">) {
  if (sessions.length === 0) return <p className="text-muted">Nenhuma sessão aberta.</p>;
  return (
    <div>
      <h3 className="font-medium">Sessões abertas</h3>
      <ul className="mt-1 text-muted">
        {sessions.map(({ since, device }) => (
          <li key={`${since} ${device}`}>
            {device}, {formatAge(since, now)}
          </li>
        ))}
      </ul>
    </div>
  );
}
