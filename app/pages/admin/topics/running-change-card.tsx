import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { ChangeView } from "#app/services/catalogue/change-view.ts";
import { formatNumber } from "#app/text/format.ts";

/** A change on its way to the questions. With scripts it goes on by itself as long as the page is open. */
export function RunningChangeCard({ running }: { running: ChangeView }) {
  const { num, what, state: step, seen, total } = running;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  useEffect(() => {
    // `seen` grows with every stretch: each one asks for the next.
    if (seen >= 0 && state === "idle" && form.current) submit(form.current, { replace: true });
  }, [seen, state, submit]);
  return (
    <section aria-label="Mudança em andamento" className="card mt-4 border-warning p-4">
      <p role="status">
        {step === "undoing" ? "Desfazendo" : "Em andamento"}. {what}: {formatNumber(Math.min(seen, total))} de{" "}
        {formatNumber(total)} questões conferidas. Os nomes já valem em todas as páginas.
      </p>
      <progress
        value={seen}
        max={Math.max(total, 1)}
        className="mt-2 w-full accent-primary"
        aria-label="Questões conferidas"
      />
      <Form ref={form} method="post" action={paths.adminTopics()} className="mt-2">
        <input type="hidden" name="intent" value="continue" />
        <input type="hidden" name="num" value={num} />
        <Button type="submit" look="secondary" pending={state !== "idle"}>
          Continuar
        </Button>
      </Form>
    </section>
  );
}
