import { Link } from "@remix-run/react";
import { UsersRound } from "lucide-react";
import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import { schoolPaths } from "#app/features/school/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { TeacherStartView } from "../../services/read-school-start.server.ts";

type Reason = TeacherStartView["attention"][number];
/** What was put off until Monday. */
export type SnoozeReply = { snoozed: { id: string; name: string } };
type Props = { attention: TeacherStartView["attention"]; schoolId: string; hasClasses: boolean };

const subjectOf = (each: Reason) =>
  each.reason === "away" ? { id: each.id, name: each.name } : { id: each.classId, name: each.className };

function factOf(each: Reason): string {
  if (each.reason === "away") return `não responde há ${plural(each.days, "dia", "dias")}`;
  return plural(
    each.people,
    "estudante ainda não respondeu nenhuma questão",
    "estudantes ainda não responderam nenhuma questão",
  );
}

/** Who needs the teacher today; a row is acted on or put off until Monday. */
export function AttentionList({ attention, schoolId, hasClasses }: Props) {
  const form = useForm<never, SnoozeReply>({ intents: ["snooze", "wake"] });
  const snoozed = form.latest?.snoozed;
  return (
    <Section
      card
      id="precisa"
      title={<>Quem precisa de mim hoje{attention.length > 0 && ` (${attention.length})`}</>}
    >
      <FormMessage of={form} className="mt-2" />
      {snoozed && (
        <Form of={form} intent="wake" className="mt-2">
          <input type="hidden" name="id" value={snoozed.id} />
          <Button type="submit" look="secondary" pending={form.pending}>
            Desfazer
          </Button>
        </Form>
      )}
      {attention.length === 0 ? (
        <p className="mt-2 text-muted">
          {hasClasses
            ? "Ninguém precisa de você agora. Bom trabalho."
            : "Quem precisa de você aparece aqui quando a coordenação incluir você em uma turma."}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {attention.map((each) => (
            <Row key={subjectOf(each).id} each={each} schoolId={schoolId} form={form} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type RowProps = Pick<Props, "schoolId"> & {
  each: Reason;
  form: ReturnType<typeof useForm<never, SnoozeReply>>;
};

function Row({ each, schoolId, form }: RowProps) {
  const { id, name } = subjectOf(each);
  const to = each.reason === "away" ? { people: [id] } : { classId: id };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-3">
      {each.reason === "away" ? (
        <Avatar look={each.look} size={40} />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
          <Icon as={UsersRound} size={20} />
        </span>
      )}
      <p className="min-w-40 flex-1">
        <span className="block font-semibold">
          {each.reason === "away" && `${each.name}, `}
          <Link
            to={schoolPaths.class(schoolId, each.classId)}
            className="inline-block min-h-6 whitespace-nowrap text-link"
          >
            {each.className}
          </Link>
        </span>
        <span className="block text-muted">{factOf(each)}</span>
      </p>
      <div className="flex flex-wrap gap-1 max-sm:ml-13">
        <ButtonLink
          look="secondary"
          to={schoolPaths.newAnnouncement(schoolId, to)}
          aria-label={`Mandar recado: ${name}`}
        >
          Mandar recado
        </ButtonLink>
        <Form of={form} intent="snooze">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="name" value={name} />
          <Button
            type="submit"
            look="quiet"
            aria-label={`Lembrar na segunda: ${name}`}
            disabled={form.pending}
          >
            Lembrar na segunda
          </Button>
        </Form>
      </div>
    </li>
  );
}
