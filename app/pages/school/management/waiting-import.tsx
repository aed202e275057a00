import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { rosterPaths } from "#app/paths/rosters.ts";
import type { WaitingRoster } from "#app/services/school/list-school-people.server.ts";
import { formatDayAgo } from "#app/text/format-time.ts";

type Props = { schoolId: string; waiting: WaitingRoster | null; now: number };

/** An import that was left before its check. */
export function WaitingImport({ schoolId, waiting, now }: Props) {
  const form = usePageForm({ intents: ["discard"] });
  if (!waiting) return <FormMessage of={form} className="mt-4" />;
  const { id, name, sentAt } = waiting;
  return (
    <section
      aria-label="Importação em espera"
      className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      <p className="min-w-56 flex-1">
        <strong className="font-semibold">
          Importação de {formatDayAgo(sentAt, now)} espera a sua conferência
        </strong>
        <span className="block text-sm break-words text-muted">{name}. Nada da escola mudou ainda.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Form of={form} intent="discard">
          <Button type="submit" look="quiet" pending={form.pending}>
            Descartar
          </Button>
        </Form>
        <ButtonLink look="secondary" to={rosterPaths.check(schoolId, id)}>
          Conferir
        </ButtonLink>
      </div>
    </section>
  );
}
