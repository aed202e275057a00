import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
      <TextLink look="title" to={schoolPaths.person(schoolId, id)}>
        {name}
      </TextLink>
    ) : (
      <span className="font-semibold">{name}</span>
    );
  return (
    <>
      <Section id="estudantes" title="Estudantes">
        {students.length === 0 ? (
          <Empty>Ninguém na turma ainda.</Empty>
        ) : (
          <Rows>
            {students.map(({ id, name, look, level, lastSeen, hasAccess }) => (
              <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-1.5">
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
          </Rows>
        )}
      </Section>
      <Section id="professores" title="Professores">
        {teachers.length === 0 ? (
          <p className="mt-2 text-muted">Nenhum professor nesta turma.</p>
        ) : (
          <Rows>
            {teachers.map(({ id, name }) => (
              <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2">
                {nameOf(id, name)}
                <MemberActs form={form} id={id} name={name} open={open} canReset={false} />
              </li>
            ))}
          </Rows>
        )}
      </Section>
    </>
  );
}

type ActProps = Pick<Props, "form" | "open"> & { id: string; name: string; canReset: boolean };

/** Folded: a class is mostly read. */
function MemberActs({ form, id, name, open, canReset }: ActProps) {
  if (!canReset && !open) return null;
  return (
    <details className="ml-auto open:w-full">
      <summary className="button button-quiet button-tight list-none">
        Ações<span className="sr-only"> de {name}</span>
      </summary>
      <Form of={form} className="flex flex-wrap gap-2">
        <input type="hidden" name="person" value={id} />
        <input type="hidden" name="name" value={name} />
        {canReset && (
          <Button type="submit" name="intent" value="reset" look="secondary">
            Redefinir senha<span className="sr-only"> de {name}</span>
          </Button>
        )}
        {open && (
          <Button type="submit" name="intent" value="remove" look="secondary">
            Tirar<span className="sr-only"> {name}</span> da turma
          </Button>
        )}
      </Form>
    </details>
  );
}
