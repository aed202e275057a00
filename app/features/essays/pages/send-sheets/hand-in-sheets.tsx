import { useState } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import type { LoadedSendSheets, SheetStudent } from "../../services/tasks/send-sheets.server.ts";

function Names({ title, students }: { title: string; students: readonly SheetStudent[] }) {
  if (students.length === 0) return null;
  return (
    <details className="border-t border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-medium">
        {title} <span className="text-muted tabular-nums">{students.length}</span>
      </summary>
      <ul className="pb-3">
        {students.map(({ id, name, className, photos }) => (
          <li key={id} className="break-words">
            {name}{" "}
            <span className="text-sm text-muted">
              {[className, photos > 0 && plural(photos, "folha", "folhas")].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Sheets received by student; submits all that are ready. */
export function HandInSheets({ opened: { taskId, classId, students } }: { opened: LoadedSendSheets }) {
  const form = usePageForm({ intents: ["hand-in-sheets"] });
  const [isAsking, setAsking] = useState(false);
  const ready = students.filter(({ isReady }) => isReady);
  const open = students.filter(({ isOpen, isReady }) => isOpen && !isReady);
  const count = plural(ready.length, "redação", "redações");
  return (
    <section aria-labelledby="entregar" className="card mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="min-w-0">
          <Heading id="entregar">Entregar</Heading>
          <p className="text-sm text-muted">
            {ready.length > 0
              ? `${plural(ready.length, "redação tem", "redações têm")} folha enviada. Quem digitou o texto entrega por conta própria.`
              : "Quando as folhas chegarem, entregue daqui por todos de uma vez."}
          </p>
        </div>
        {ready.length > 0 && <Button onClick={() => setAsking(true)}>Entregar {count}</Button>}
      </div>
      <FormMessage of={form} className="mx-4 mb-4" />
      <Names title="Prontas para entregar" students={ready} />
      <Names title="Sem folha enviada" students={open} />
      <Names title="Já entregues" students={students.filter(({ isOpen }) => !isOpen)} />
      <Dialog title={`Entregar ${count}?`} open={isAsking} onClose={() => setAsking(false)}>
        <p>Depois de entregues, as folhas não mudam, e vão para a correção.</p>
        <Form of={form} intent="hand-in-sheets" onSubmit={() => setAsking(false)}>
          <input type="hidden" name="tarefa" value={taskId} />
          <input type="hidden" name="turma" value={classId ?? ""} />
          <p className="mt-4 flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={() => setAsking(false)}>
              Ainda não
            </Button>
            <Button type="submit" pending={form.pending}>
              Entregar
            </Button>
          </p>
        </Form>
      </Dialog>
    </section>
  );
}
