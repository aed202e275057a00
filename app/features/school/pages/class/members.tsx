import { Link } from "@remix-run/react";
import { KeyRound, UserMinus } from "lucide-react";
import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { schoolPaths } from "../../paths.ts";
import type { ClassPage } from "../../services/read-class.server.ts";
import type { ClassField, PasswordReply } from "./class-action.server.ts";

type Props = Pick<ClassPage, "students" | "teachers"> & {
  form: FormState<ClassField, PasswordReply>;
  schoolId: string;
  /** The management opens people and changes who is in the class. */
  manages: boolean;
  open: boolean;
  now: number;
};

/** Students and teachers of a class. */
export function Members({ form, schoolId, students, teachers, manages, open, now }: Props) {
  const nameOf = (id: string, name: string) =>
    manages ? (
      <Link
        to={schoolPaths.person(schoolId, id)}
        className="font-semibold text-link no-underline hover:underline"
      >
        {name}
      </Link>
    ) : (
      <span className="font-semibold">{name}</span>
    );
  return (
    <>
      <section aria-labelledby="estudantes" className="mt-6">
        <h2 id="estudantes" className="text-lg font-semibold">
          Estudantes
        </h2>
        {students.length === 0 ? (
          <p className="card mt-2 px-4 py-6 text-center text-muted">Ninguém na turma ainda.</p>
        ) : (
          <ul className="card mt-2 divide-y divide-line overflow-hidden">
            {students.map(({ id, name, look, level, lastSeen, hasAccess }) => (
              <li key={id} className="flex min-h-16 items-center gap-x-3 py-1.5 pr-1 pl-4 sm:pr-4">
                <Avatar look={look} size={40} />
                <div className="min-w-0 flex-1">
                  <p className="break-words">{nameOf(id, name)}</p>
                  <p className="text-sm text-muted">
                    {level === null ? "sem atividade" : `nível ${level}`}
                    {lastSeen !== null && `, ${formatAge(lastSeen, now)}`}{" "}
                    {!hasAccess && <StateChip tone="warning">sem acesso</StateChip>}
                  </p>
                </div>
                <MemberActs form={form} id={id} name={name} open={open} canReset={hasAccess} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="professores" className="mt-6">
        <h2 id="professores" className="text-lg font-semibold">
          Professores
        </h2>
        {teachers.length === 0 ? (
          <p className="mt-2 text-muted">Nenhum professor nesta turma.</p>
        ) : (
          <ul className="card mt-2 divide-y divide-line overflow-hidden">
            {teachers.map(({ id, name }) => (
              <li key={id} className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
                {nameOf(id, name)}
                <MemberActs form={form} id={id} name={name} open={open} canReset={false} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

type ActProps = Pick<Props, "form" | "open"> & { id: string; name: string; canReset: boolean };

/** An icon alone where there is no room for words. */
const onPhones = "max-sm:size-11 max-sm:px-0";

function MemberActs({ form, id, name, open, canReset }: ActProps) {
  return (
    <Form of={form} className="flex gap-1">
      <input type="hidden" name="person" value={id} />
      <input type="hidden" name="name" value={name} />
      {canReset && (
        <Button
          type="submit"
          name="intent"
          value="reset"
          look="quiet"
          aria-label={`Redefinir a senha de ${name}`}
          className={onPhones}
        >
          <Icon as={KeyRound} className="sm:hidden" />
          <span className="max-sm:sr-only">Redefinir senha</span>
        </Button>
      )}
      {open && (
        <Button
          type="submit"
          name="intent"
          value="remove"
          look="quiet"
          aria-label={`Tirar ${name} da turma`}
          className={onPhones}
        >
          <Icon as={UserMinus} className="sm:hidden" />
          <span className="max-sm:sr-only">Tirar</span>
        </Button>
      )}
    </Form>
  );
}
