import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { AnsweredWeeks } from "../../components/answered-weeks.tsx";
import type { ClassPage } from "../../services/read-class.server.ts";

type Props = Pick<ClassPage, "students" | "weeks">;

const SHOWN = 12;
/** Who has not come for seven days, and what the class answered. */
export function ClassWeek({ students, weeks }: Props) {
  const absent = students.filter(({ absent: away }) => away);
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:items-start">
      <Section card title={<>Não aparecem há 7 dias ({absent.length})</>}>
        {absent.length === 0 ? (
          <p className="mt-2 text-muted">Todo mundo apareceu nesta semana.</p>
        ) : (
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
            {absent.slice(0, SHOWN).map(({ id, name, look }) => (
              <li key={id} className="flex items-center gap-2">
                <Avatar look={look} size={32} />
                {name}
              </li>
            ))}
          </ul>
        )}
        {absent.length > SHOWN && (
          <p className="mt-2 text-muted">
            e mais {plural(absent.length - SHOWN, "estudante", "estudantes")}.
          </p>
        )}
      </Section>
      <Section card id="semana" title="A semana">
        <AnsweredWeeks weeks={weeks} />
      </Section>
    </div>
  );
}
