import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDayAgo } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { rosterPaths } from "../../paths.ts";
import type { WaitingRoster } from "../../services/list-school-people.server.ts";

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
      <Toolbar className="">
        <Form of={form} intent="discard">
          <Button type="submit" look="quiet" pending={form.pending}>
            Descartar
          </Button>
        </Form>
        <ButtonLink look="secondary" to={rosterPaths.check(schoolId, id)}>
          Conferir
        </ButtonLink>
      </Toolbar>
    </section>
  );
}
