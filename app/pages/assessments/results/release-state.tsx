import { useEffect, useRef } from "react";
import { StateChip } from "#app/components/school/school-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { useForm, usePageForm } from "#app/hooks/ui/use-form.ts";
import { formatNumber, plural } from "#app/text/format.ts";
import type { OpenedResults } from "./opened-results.ts";

/** Milliseconds between two steps that the open page asks for. */
const PACE = 1500;

/** A release under way: the open page takes it on, and the clock does without it. */
function RunningRelease({ seen, expected }: NonNullable<OpenedResults["running"]>) {
  const { submit, pending, sender: Sender = "form" } = useForm({ intents: ["continue"] });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (pending || seen > expected) return;
    const timer = setTimeout(() => form.current && submit(form.current), PACE);
    return () => clearTimeout(timer);
  }, [submit, pending, seen, expected]);
  const done = `${formatNumber(seen)} de ${plural(expected, "estudante", "estudantes")}`;
  return (
    <Sender ref={form} method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="continue" />
      <p role="status">Liberando: {done}</p>
      <progress
        value={seen}
        max={Math.max(1, expected)}
        aria-label="Andamento da liberação"
        className="accent-primary"
      />
      <noscript>
        <Button type="submit">Continuar a liberação</Button>
      </noscript>
    </Sender>
  );
}

function labelOf({ releasedAt, waiting }: OpenedResults): string {
  if (releasedAt === null) return `Liberar para ${plural(waiting, "estudante", "estudantes")}`;
  return waiting > 0
    ? `Continuar a liberação: ${plural(waiting, "falta", "faltam")}`
    : "Refazer as notas guardadas";
}

/** Releases the results; afterwards it says what of them is still to be stored. */
export function ReleaseState({ opened }: { opened: OpenedResults }) {
  const form = usePageForm({ intents: ["release", "continue"] });
  const { releasedAt, waiting, sitting, running, isBehind } = opened;
  if (running) return <RunningRelease {...running} />;
  if (waiting === 0 && !isBehind)
    return releasedAt === null ? null : <StateChip tone="quiet">liberado</StateChip>;
  return (
    <div className="no-print">
      <Form of={form} intent={releasedAt === null ? "release" : "continue"}>
        <Button type="submit" pending={form.pending}>
          {labelOf(opened)}
        </Button>
      </Form>
      {isBehind && (
        <p className="mt-1 text-sm text-muted">
          Um gabarito, uma correção ou uma entrega mudou depois da liberação.
        </p>
      )}
      {sitting > 0 && (
        <p className="mt-1 text-sm text-warning">
          {plural(sitting, "estudante ainda faz", "estudantes ainda fazem")} a prova.
        </p>
      )}
    </div>
  );
}
